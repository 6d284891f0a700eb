import { adoptStyles } from "../../browser/adopt-styles.ts";
import { createElement } from "../../browser/element.ts";
import stepStyles from "../../browser/steps.css?inline";
import { formatBody } from "../panel.ts";
import type { RequestExchange } from "../session.ts";
import styles from "./step-list.css?inline";

adoptStyles(stepStyles);
adoptStyles(styles);

export type StepList = ReturnType<typeof createStepList>;

/** The steps of a guide that runs as a whole, with ticks and results. Failures are shown separately. */
export function createStepList(steps: readonly { name: string; title: string; figure: HTMLElement | undefined }[]) {
  const rows = new Map<string, { item: HTMLElement; state: HTMLElement; result: HTMLElement }>();
  const end = createElement("p", { class: "guide-end" });
  const problem = createElement("p", { class: "guide-failure", role: "alert" });
  const items = steps.map(({ name, title, figure }) => {
    const state = createElement("span", { class: "step-state" }, "Waiting");
    const result = createElement("code", { class: "guide-result" });
    const text = title || name;
    const item = createElement("li", {}, state, headingLink(figure, text) ?? createElement("span", {}, text), result);
    rows.set(name, { item, state, result });
    return item;
  });
  const list = createElement("ol", { class: "run-steps" }, ...items);
  const attributes = { class: "guide-steps", "aria-label": "Steps of the guide" };
  const element: HTMLElement = createElement("section", attributes, list, problem, end);

  function mark(name: string, state: string, words: string): void {
    const row = rows.get(name);
    if (!row) return;
    row.item.dataset.state = state;
    row.state.textContent = words;
  }

  /** Shows why a step failed. The following steps haven't run. */
  function say(message: string): void {
    problem.textContent = message;
    if (message === "") return;
    for (const [name, { item }] of rows) {
      if (item.dataset.state === "running") mark(name, "failed", "Failed");
      else if (item.dataset.state === undefined) mark(name, "waiting", "Not run");
    }
  }

  return {
    element,
    say,
    clear: (): void => say(""),
    begin: (name: string): void => mark(name, "running", "Running …"),
    show(name: string, { response }: RequestExchange): void {
      const row = rows.get(name);
      if (row) row.result.textContent = `${response.status} ${summarize(response.body)}`.trim();
    },
    tick: (name: string): void => mark(name, "done", "Done"),
    offer: (control: HTMLElement): void => element.append(createElement("p", {}, control)),
    finish(): void {
      const [first] = steps;
      const link = first && headingLink(first.figure, `Continue with ${first.title}`);
      end.replaceChildren(`All ${rows.size} steps ran. Their responses are below the samples. `, link ?? "");
    },
  };
}

function headingLink(figure: HTMLElement | undefined, text: string): HTMLElement | undefined {
  const heading = figure && headingOf(figure);
  return heading && createElement("a", { href: `#${heading.id}` }, text);
}

/** The heading before a part of the page. */
export function headingOf(part: HTMLElement): Element | undefined {
  const isBefore = (heading: Node) => heading.compareDocumentPosition(part) & Node.DOCUMENT_POSITION_FOLLOWING;
  return [...document.querySelectorAll("main h2")].findLast(isBefore);
}

function summarize(body: unknown): string {
  const [first] = (body as { translation?: { target: string }[] } | null)?.translation ?? [];
  if (first) return `“${first.target}”`;
  return (typeof body === "string" ? formatBody(body) : JSON.stringify(body)).slice(0, maxSummaryChars);
}

const maxSummaryChars = 160;
