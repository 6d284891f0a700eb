import { adoptStyles } from "../../browser/adopt-styles.ts";
import { createElement } from "../../browser/element.ts";
import stepStyles from "../../browser/steps.css?inline";
import { formatBody } from "../panel.ts";
import type { RequestExchange } from "../session.ts";
import styles from "./step-list.css?inline";

adoptStyles(stepStyles);
adoptStyles(styles);

interface Step {
  name: string;
  title: string;
  figure: HTMLElement | undefined;
}

/** The steps of a guide that runs as a whole, with ticks and results. Failures are shown separately. */
export class StepList {
  readonly #rows = new Map<string, { item: HTMLElement; state: HTMLElement; result: HTMLElement }>();
  readonly #steps: readonly Step[];
  readonly #end = createElement("p", { class: "guide-end" });
  readonly #message = createElement("p", { class: "guide-failure", role: "alert" });
  readonly element: HTMLElement;

  constructor(steps: readonly Step[]) {
    this.#steps = steps;
    const items = steps.map((step) => this.#row(step));
    this.element = createElement(
      "section",
      { class: "guide-steps", "aria-label": "Steps of the guide" },
      createElement("ol", { class: "run-steps" }, ...items),
      this.#message,
      this.#end,
    );
  }

  #row({ name, title, figure }: Step): HTMLElement {
    const state = createElement("span", { class: "step-state" }, "Waiting");
    const result = createElement("code", { class: "guide-result" });
    const text = title || name;
    const item = createElement("li", {}, state, headingLink(figure, text) ?? createElement("span", {}, text), result);
    this.#rows.set(name, { item, state, result });
    return item;
  }

  clear(): void {
    this.say("");
  }

  begin = (name: string): void => this.#mark(name, "running", "Running …");

  show(name: string, { response }: RequestExchange): void {
    const row = this.#rows.get(name);
    if (row) row.result.textContent = `${response.status} ${summarize(response.body)}`.trim();
  }

  tick = (name: string): void => this.#mark(name, "done", "Done");

  #mark(name: string, state: string, words: string): void {
    const row = this.#rows.get(name);
    if (!row) return;
    row.item.dataset.state = state;
    row.state.textContent = words;
  }

  /** Shows why a step failed. The following steps haven't run. */
  say(message: string): void {
    this.#message.textContent = message;
    if (message === "") return;
    for (const [name, { item }] of this.#rows) {
      if (item.dataset.state === "running") this.#mark(name, "failed", "Failed");
      else if (item.dataset.state === undefined) this.#mark(name, "waiting", "Not run");
    }
  }

  offer(control: HTMLElement): void {
    this.element.append(createElement("p", {}, control));
  }

  finish(): void {
    const [first] = this.#steps;
    const link = first && headingLink(first.figure, `Continue with ${first.title}`);
    this.#end.replaceChildren(`All ${this.#rows.size} steps ran. Their responses are below the samples. `, link ?? "");
  }
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
