import type { Delivery } from "@parlance/sandbox";
import { type ArazzoDocument, StepFailed } from "../arazzo/index.ts";
import { localBase, noAnswer } from "../console/targets.ts";
import { announce } from "../shell/scripts/announce.ts";
import styles from "./guide-run.css?inline";
import { GuideRun } from "./guide-run.ts";
import { localPlace, type Place, sandboxPlace } from "./places.ts";
import { element, RanPanel } from "./ran-panel.ts";
import { replaceInXml } from "./xml.ts";

// A style sheet of the document, unlike one in the head, stays when the page changes.
const sheet = new CSSStyleSheet();
sheet.replaceSync(styles);
document.adoptedStyleSheets.push(sheet);

/** Where the guides of this visit are run; the key is kept nowhere else. */
const chosen: { place: "sandbox" | "local"; key: string } = { place: "sandbox", key: "" };

/** The page whose samples have panels. */
let shownPage = "";
/** Its run; undefined until a sample is run, after a reset, and when another place is chosen. */
let current: { run: Promise<GuideRun>; ending: AbortController } | undefined;
/** Where deliveries are shown that come during or after a run. */
let lastRun: HTMLElement | undefined;
const panels = new Map<HTMLElement, RanPanel>();
/** Each panel has them; what is chosen in one, all of them show. */
const allControls = new Set<{ place: HTMLSelectElement; key: HTMLInputElement }>();

/** Runs a sample of a guide, with those before it that have not run yet, and shows what they answer. */
export async function run(figure: HTMLElement): Promise<void> {
  if (figure.ariaBusy) return;
  if (shownPage !== location.pathname) startAnew();
  shownPage = location.pathname;
  const panel = panelOf(figure);
  panel.clear();
  if (chosen.place === "local" && chosen.key === "") return panel.say("Enter a key of your server first.");
  current ??= begin(figure);
  const own = current;
  const { signal } = own.ending;
  figure.ariaBusy = "true";
  announce("Running.");
  try {
    const guide = await own.run;
    signal.throwIfAborted();
    lastRun = figure;
    await guide.runTo(nameOf(figure), (sample, done) => {
      signal.throwIfAborted();
      panelOf(figureOf(sample) ?? figure).add(done);
    });
    announce("Done.");
  } catch (error) {
    if (signal.aborted) return;
    if (!(error instanceof StepFailed)) current = undefined;
    else panel.add({ stepId: error.stepId, answer: error.answer });
    panel.say(messageOf(error));
  } finally {
    if (!signal.aborted) figure.ariaBusy = null;
  }
}

function begin(figure: HTMLElement): NonNullable<typeof current> {
  const ending = new AbortController();
  return { run: prepare(figure, ending.signal), ending };
}

async function prepare(figure: HTMLElement, signal: AbortSignal): Promise<GuideRun> {
  const { place: name, key } = chosen;
  const file = stepsFile(figure);
  const document = await read(file);
  const documents = Object.fromEntries(
    await Promise.all(
      document.sourceDescriptions
        .filter(({ type }) => type === "arazzo")
        .map(async ({ name, url }) => [name, await read(new URL(url).pathname)] as const),
    ),
  );
  const place: Place = name === "sandbox" ? await sandboxPlace(showDelivery) : localPlace(key);
  const samples = new Set(figures().map(nameOf));
  const send = async (request: Request) => {
    signal.throwIfAborted();
    return place.send(request);
  };
  const wait = (seconds: number) => new Promise<void>((resolve) => setTimeout(resolve, seconds * secondMs[name]));
  return new GuideRun(document, samples, { origin: place.origin, send, documents, wait, replaceInXml });
}

const showDelivery = (delivery: Delivery) => {
  if (lastRun?.isConnected) panelOf(lastRun).addDelivery(delivery);
};

/** A second of a guide: work in the sandbox takes a moment. */
const secondMs = { sandbox: 300, local: 1000 };

async function read(yamlFile: string): Promise<ArazzoDocument> {
  const response = await fetch(yamlFile.replace(/\.yaml$/, ".json"));
  if (!response.ok) throw new Error("The steps of this page did not load.");
  return response.json();
}

function messageOf(error: unknown): string {
  if (error instanceof TypeError && chosen.place === "local") return noAnswer(localBase(location), location.origin);
  return error instanceof Error ? error.message : String(error);
}

const figures = () => [...document.querySelectorAll<HTMLElement>("figure[data-sample]")];
const nameOf = ({ dataset }: HTMLElement) => dataset.sample?.split("/").at(-1) ?? "";
const figureOf = (sample: string) => figures().find((figure) => nameOf(figure) === sample);

function stepsFile(inside: HTMLElement): string {
  const link = inside.ownerDocument.querySelector<HTMLAnchorElement>("a[href$='.arazzo.yaml']");
  if (!link) throw new Error("This page has no steps.");
  return link.pathname;
}

function panelOf(figure: HTMLElement): RanPanel {
  const known = panels.get(figure);
  if (known) return known;
  const panel = new RanPanel("Your run", controls());
  figure.querySelector(".program")?.after(panel.element);
  panels.set(figure, panel);
  return panel;
}

/** Where to run, the key for a server, and a way to begin again. */
function controls(): HTMLElement {
  const place = element(
    "select",
    { "aria-label": "Where to run" },
    element("option", { value: "sandbox" }, "in the sandbox"),
    element("option", { value: "local" }, "on your machine"),
  );
  // Not a password field, so that no browser offers to store it.
  const key = element("input", {
    ...{ class: "ran-key", type: "text", placeholder: "Key", "aria-label": "Key, kept until you leave" },
    ...{ autocomplete: "off", autocapitalize: "none", spellcheck: "false" },
  });
  key.addEventListener("change", () => choose({ key: key.value.trim() }));
  place.addEventListener("change", () => choose({ place: place.value === "local" ? "local" : "sandbox" }));
  allControls.add({ place, key });
  showChosen();
  const reset = element("button", { type: "button", class: "ran-reset" }, "Reset");
  reset.addEventListener("click", () => {
    const figure = reset.closest("figure");
    startAnew();
    announce("Reset.");
    figure?.querySelector<HTMLElement>("[data-action=run-sample]")?.focus();
  });
  return element("div", { class: "ran-controls" }, place, key, reset);
}

/** Chooses for the whole page. What was answered elsewhere goes: the next run begins with the first sample. */
function choose(change: Partial<typeof chosen>): void {
  Object.assign(chosen, change);
  end();
  for (const panel of panels.values()) panel.clear();
  showChosen();
}

function showChosen(): void {
  for (const { place, key } of allControls) {
    place.value = chosen.place;
    key.value = chosen.key;
    key.hidden = chosen.place !== "local";
  }
}

function startAnew(): void {
  end();
  for (const { element } of panels.values()) element.remove();
  panels.clear();
  allControls.clear();
}

/** The current run sends nothing more and shows nothing more. */
function end(): void {
  current?.ending.abort();
  current = undefined;
  lastRun = undefined;
  for (const figure of figures()) figure.ariaBusy = null;
}
