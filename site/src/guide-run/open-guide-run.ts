import { StepFailed } from "../arazzo/index.ts";
import { adoptStyles } from "../browser/adopt-styles.ts";
import { announce } from "../browser/announce.ts";
import { beforeSwap } from "../browser/page.ts";
import styles from "../sandbox/ran-panel.css?inline";
import { RanPanel } from "../sandbox/ran-panel.ts";
import { choose, controls, forgetControls } from "./controls.ts";
import { pageActs, receives } from "./page-acts.ts";
import { PageRun } from "./page-run.ts";

adoptStyles(styles);

/** Undefined until a sample is run, after a reset, and when another location is chosen. */
let current: PageRun | undefined;
const panels = new Map<HTMLElement, RanPanel>();
/** What the sample that runs has done so far. */
let done = { status: 0, steps: 0, webhooks: 0 };

/** Runs a sample of a guide, with the samples before it that it needs, and shows the responses. */
export async function run(figure: HTMLElement): Promise<void> {
  if (figure.ariaBusy) return;
  const panel = findPanel(figure);
  panel.clear();
  current ??= begin();
  const own = current;
  figure.ariaBusy = "true";
  announce("Running.");
  done = { status: 0, steps: 0, webhooks: 0 };
  try {
    const name = nameOf(figure);
    const act = pageActs[name];
    if (act) await act(own, panel);
    else panel.note(describeBefore(figure, await own.runTo(name)));
    if (!own.hasEnded) announce(describeDone());
  } catch (error) {
    if (own.hasEnded) return;
    if (error instanceof StepFailed) panel.add({ stepId: error.stepId, response: error.response });
    else current = undefined;
    panel.say(error instanceof Error ? error.message : String(error));
  } finally {
    if (!own.hasEnded) figure.ariaBusy = null;
  }
}

function begin(): PageRun {
  return new PageRun(choose(), {
    file: stepsFile(),
    samples: new Set(figures().map(nameOf)),
    showStep(sample, step) {
      for (const each of step.steps ?? [step]) {
        done.steps++;
        done.status = each.response?.status ?? done.status;
        panelFor(sample)?.add(each);
      }
    },
    showDelivery(delivery, sample) {
      done.webhooks++;
      panelFor(sample)?.addDelivery(delivery, 204, { isNamed: true });
      const panel = panelFor("receiver");
      panel?.note(receives);
      panel?.addDelivery(delivery, 204);
    },
  });
}

const figures = () => [...document.querySelectorAll<HTMLElement>("figure[data-sample]")];
const nameOf = ({ dataset }: HTMLElement) => dataset.sample?.split("/").at(-1) ?? "";

/** `Done: 200. 6 steps, 1 webhook.` */
function describeDone(): string {
  const { status, steps, webhooks } = done;
  if (steps === 0) return "Done.";
  const counts = [
    [steps, "step"],
    [webhooks, "webhook"],
  ] as const;
  const parts = counts.flatMap(([count, name]) => (count > 0 ? `${count} ${name}${count === 1 ? "" : "s"}` : []));
  return `Done: ${status}. ${parts.join(", ")}.`;
}

/** Which sections ran although only this sample was pressed: `Ran Set up and steps 1–4 first.` */
function describeBefore(figure: HTMLElement, samples: readonly string[]): string {
  const own = headingOf(figure);
  const others = figures().filter((each) => samples.includes(nameOf(each)));
  const titles = [...new Set(others.map(headingOf))].filter((title) => title && title !== own);
  const [first, ...more] = titles.flatMap((title) => /^\d+/.exec(title)?.[0] ?? []);
  const last = more.at(-1);
  const numbered = first ? [last ? `steps ${first}–${last}` : `step ${first}`] : [];
  const parts = [...titles.filter((title) => !/^\d/.test(title)), ...numbered];
  return parts.length > 0 ? `Ran ${parts.join(" and ")} first.` : "";
}

/** The title of the section that a sample is in. */
function headingOf(figure: HTMLElement): string {
  const isBefore = (heading: Node) => heading.compareDocumentPosition(figure) & Node.DOCUMENT_POSITION_FOLLOWING;
  return [...document.querySelectorAll("main h2")].findLast(isBefore)?.textContent?.trim() ?? "";
}

function stepsFile(): string {
  const link = document.querySelector<HTMLAnchorElement>("a[data-steps]");
  if (!link) throw new Error("This page has no steps.");
  return link.pathname;
}

function panelFor(sample: string): RanPanel | undefined {
  const figure = figures().find((figure) => nameOf(figure) === sample);
  return figure && findPanel(figure);
}

function findPanel(figure: HTMLElement): RanPanel {
  const known = panels.get(figure);
  if (known) return known;
  const panel = new RanPanel("Your run", controls({ onChoose: chooseAnew, onReset: reset }));
  figure.querySelector(".program")?.after(panel.element);
  panels.set(figure, panel);
  return panel;
}

/** Removes the responses of another location: the next run begins with the first sample. */
function chooseAnew(): void {
  end();
  for (const panel of panels.values()) panel.clear();
}

function reset(button: HTMLElement): void {
  const figure = button.closest("figure");
  startAnew();
  announce("Reset.");
  figure?.querySelector<HTMLElement>("[data-action=run-sample]")?.focus();
}

beforeSwap(startAnew);

function startAnew(): void {
  end();
  for (const { element } of panels.values()) element.remove();
  panels.clear();
  forgetControls();
}

function end(): void {
  current?.end();
  current = undefined;
  for (const figure of figures()) figure.ariaBusy = null;
}
