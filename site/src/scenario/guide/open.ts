import type { CaseHost } from "@openparlance/sandbox/cases";
import { announce } from "../../browser/announce.ts";
import { createElement } from "../../browser/element.ts";
import { beforeSwap } from "../../browser/page.ts";
import { createCaseButton } from "../../cases/case-button.ts";
import { createOrganization } from "../../sandbox/sandbox-requests.ts";
import { isErrorBody } from "../error-body.ts";
import { createPanel, type ScenarioPanel } from "../panel.ts";
import { type RequestExchange, Session } from "../session.ts";
import { createControls, forgetControls, readChoice } from "./controls.ts";
import { createGuideRun, type GuideRun, type GuideSample } from "./guide-run.ts";
import { pageActions, receiverNote } from "./page-actions.ts";
import { createStepList, headingOf, type StepList } from "./step-list.ts";

/** Undefined before the first sample, after a reset, and after the choice of another server. */
let current: GuideRun | undefined;
const panels = new Map<HTMLElement, ScenarioPanel>();
/** The progress since the reader pressed a button. */
let doneCounts = { status: 0, requests: new Set<string>(), webhooks: 0 };
/** The steps below the button that runs the whole guide. */
let list: StepList | undefined;

/** Runs a sample, after the samples that it needs, and shows the responses. */
export async function runSample(figure: HTMLElement): Promise<void> {
  const name = nameOf(figure);
  const panel = findPanel(figure);
  await runWhileBusy(figure, panel, async (own) => {
    const action = pageActions[name];
    if (action) await action(own, panel);
    else panel.note(describeBefore(figure, await own.runTo(name)));
  });
}

/** Runs all samples of a guide, and lists the results below the button, which keeps the focus. */
export async function runAll(button: HTMLElement): Promise<void> {
  const paragraph = button.closest<HTMLElement>("p") ?? button;
  if (paragraph.ariaBusy) return;
  removePanels();
  const own = createStepList(
    listSamples().map(({ name }) => ({ name, figure: findFigure(name), title: titleOf(name) })),
  );
  list = own;
  paragraph.after(own.element);
  await runWhileBusy(paragraph, own, async (run) => {
    for (const sample of listSamples()) {
      own.begin(sample.name);
      await run.run(sample);
    }
    own.finish();
    own.offer(createCaseLink(listSamples()));
  });
}

async function runWhileBusy(
  part: HTMLElement,
  shown: { clear(): void; say(message: string): void },
  act: (run: GuideRun) => Promise<void>,
): Promise<void> {
  if (part.ariaBusy) return;
  shown.clear();
  current ??= createRun();
  const own = current;
  part.ariaBusy = "true";
  announce("Running.");
  doneCounts = { status: 0, requests: new Set(), webhooks: 0 };
  try {
    await act(own);
    if (!own.hasEnded()) announce(describeDone());
  } catch (error) {
    if (!own.hasEnded()) shown.say(error instanceof Error ? error.message : String(error));
    // Nothing was sent, so the next run may use another key.
    if (doneCounts.status === 0 && current === own) current = undefined;
  } finally {
    if (!own.hasEnded()) part.ariaBusy = null;
  }
}

const createRun = (): GuideRun =>
  createGuideRun(readChoice(), {
    samples: listSamples(),
    data: document.querySelector("a[data-steps]")?.getAttribute("href")?.replace(/yaml$/, "json") ?? "",
    showExchange(sample, exchange) {
      countExchange(sample, exchange);
      findSamplePanel(sample)?.add(exchange);
      list?.show(sample, exchange);
    },
    showDelivery(delivery, sample) {
      doneCounts.webhooks++;
      findSamplePanel(sample)?.addDelivery(delivery, 204, { showsNameOnly: true });
      const panel = findSamplePanel("receiver");
      panel?.note(receiverNote);
      panel?.addDelivery(delivery, 204);
    },
    showDone: (sample) => list?.tick(sample),
  });

function countExchange(sample: string, { request, response }: RequestExchange): void {
  doneCounts.status = response.status;
  // Polls of a step count as one request.
  doneCounts.requests.add(request.method === "GET" ? `${sample} ${request.target}` : String(doneCounts.requests.size));
}

const figures = () => [...document.querySelectorAll<HTMLElement>("figure[data-sample]")];
const nameOf = ({ dataset }: HTMLElement) => dataset.sample?.split("/").at(-1) ?? "";
const findFigure = (name: string) => figures().find((figure) => nameOf(figure) === name);

/** The samples of the guide's program. */
const listSamples = (): GuideSample[] =>
  figures()
    .filter((figure) => !(nameOf(figure) in pageActions))
    .map((figure) => ({
      name: nameOf(figure),
      program: figure.querySelector('.program [role=tabpanel][data-lang="sh"] code')?.textContent ?? "",
      isRefused: isErrorBody(figure.querySelector(".answer code")?.textContent ?? ""),
    }));

/** `Done: 200. 6 requests, 1 webhook.` */
function describeDone(): string {
  const { status, requests, webhooks } = doneCounts;
  if (status === 0) return "Done.";
  const counts = [
    [requests.size, "request"],
    [webhooks, "webhook"],
  ] as const;
  const parts = counts.flatMap(([count, name]) => (count > 0 ? `${count} ${name}${count === 1 ? "" : "s"}` : []));
  return `Done: ${status}. ${parts.join(", ")}.`;
}

/** `Ran Set up and steps 1–4 first.` */
function describeBefore(figure: HTMLElement, samples: readonly string[]): string {
  const own = titleOf(nameOf(figure));
  const titles = [...new Set(samples.map(titleOf))].filter((title) => title && title !== own);
  const [first, ...more] = titles.flatMap((title) => /^\d+/.exec(title)?.[0] ?? []);
  const last = more.at(-1);
  const numbered = first ? [last ? `steps ${first}–${last}` : `step ${first}`] : [];
  const parts = [...titles.filter((title) => !/^\d/.test(title)), ...numbered];
  return parts.length > 0 ? `Ran ${parts.join(" and ")} first.` : "";
}

function titleOf(name: string): string {
  const figure = findFigure(name);
  return (figure && headingOf(figure)?.textContent.trim()) ?? "";
}

function findSamplePanel(sample: string): ScenarioPanel | undefined {
  const figure = findFigure(sample);
  return figure && findPanel(figure);
}

function findPanel(figure: HTMLElement): ScenarioPanel {
  const known = panels.get(figure);
  if (known) return known;
  const panel = createPanel("Your run", createControls({ onChoose: clearPanels, onReset: reset }));
  figure.querySelector(".program")?.after(panel.element);
  const samples = listSamples();
  const last = samples.findIndex(({ name }) => name === nameOf(figure));
  if (last >= 0) panel.element.append(createElement("p", {}, createCaseLink(samples.slice(0, last + 1))));
  panels.set(figure, panel);
  return panel;
}

const createCaseLink = (samples: readonly GuideSample[]): HTMLElement =>
  createCaseButton(document.querySelector("h1")?.textContent ?? "Guide", guideScenario(samples));

/** Removes responses, so that the next run begins with the first sample. */
function clearPanels(): void {
  endRun();
  for (const panel of panels.values()) panel.clear();
}

function reset(button: HTMLElement): void {
  const figure = button.closest("figure");
  removePanels();
  announce("Reset.");
  figure?.querySelector<HTMLElement>("[data-action=run-sample]")?.focus();
}

beforeSwap(removePanels);

function removePanels(): void {
  endRun();
  for (const { element } of panels.values()) element.remove();
  panels.clear();
  forgetControls();
}

function endRun(): void {
  current?.end();
  current = undefined;
  list?.element.remove();
  list = undefined;
  for (const part of document.querySelectorAll("main [aria-busy]")) part.ariaBusy = null;
}

/** Runs samples in an empty organization, as the scenario of a case. */
const guideScenario =
  (samples: readonly GuideSample[]) =>
  async (host: CaseHost): Promise<void> => {
    const session = new Session(
      { send: host.fetch, wait: (seconds) => host.perform({ name: "forward", ms: seconds * 1000 }) },
      { variables: await createOrganization(host, "Guide"), onExchange() {} },
    );
    for (const { program } of samples) await session.run(program);
  };
