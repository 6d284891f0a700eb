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

/** The run of the page that is shown; undefined until the first sample is run, and after a reset. */
let current: { page: string; run: Promise<GuideRun> } | undefined;
/** Where deliveries are shown that come during or after a run. */
let lastRun: HTMLElement | undefined;
const panels = new Map<HTMLElement, RanPanel>();

/** Runs a sample of a guide, with those before it that have not run yet, and shows what they answer. */
export async function run(figure: HTMLElement): Promise<void> {
  const page = location.pathname;
  if (figure.ariaBusy) return;
  if (current?.page !== page) startAnew();
  const panel = panelOf(figure);
  panel.clear();
  if (chosen.place === "local" && chosen.key === "") return panel.say("Enter a key of your server first.");
  figure.ariaBusy = "true";
  announce("Running.");
  try {
    current ??= { page, run: begin(figure) };
    const guide = await current.run;
    lastRun = figure;
    await guide.runTo(nameOf(figure), (sample, done) => {
      panelOf(figureOf(sample) ?? figure).add(done);
    });
    announce("Done.");
  } catch (error) {
    if (!(error instanceof StepFailed)) current = undefined;
    else panel.add({ stepId: error.stepId, answer: error.answer });
    panel.say(messageOf(error));
  } finally {
    figure.ariaBusy = null;
  }
}

async function begin(figure: HTMLElement): Promise<GuideRun> {
  const file = stepsFile(figure);
  const document = await read(file);
  const documents = Object.fromEntries(
    await Promise.all(
      document.sourceDescriptions
        .filter(({ type }) => type === "arazzo")
        .map(async ({ name, url }) => [name, await read(new URL(url).pathname)] as const),
    ),
  );
  const place: Place = chosen.place === "sandbox" ? await sandboxPlace(showDelivery) : localPlace(chosen.key);
  const samples = new Set(figures().map(nameOf));
  const wait = (seconds: number) => new Promise<void>((resolve) => setTimeout(resolve, seconds * waitMs));
  return new GuideRun(document, samples, { ...place, documents, wait, replaceInXml });
}

const showDelivery = (delivery: Delivery) => {
  if (lastRun?.isConnected) panelOf(lastRun).addDelivery(delivery);
};

/** A second of a guide: work in the sandbox takes a moment. */
const waitMs = 300;

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
  place.value = chosen.place;
  const key = element("input", { type: "password", placeholder: "Key", "aria-label": "Key, kept until you leave" });
  key.autocomplete = "off";
  key.value = chosen.key;
  key.hidden = chosen.place !== "local";
  key.addEventListener("change", () => {
    chosen.key = key.value.trim();
    current = undefined;
  });
  place.addEventListener("change", () => {
    chosen.place = place.value === "local" ? "local" : "sandbox";
    key.hidden = chosen.place !== "local";
    current = undefined;
  });
  const reset = element("button", { type: "button", class: "ran-reset" }, "Reset");
  reset.addEventListener("click", () => {
    const figure = reset.closest("figure");
    startAnew();
    announce("Reset.");
    figure?.querySelector<HTMLElement>("[data-action=run-sample]")?.focus();
  });
  const form = element("form", { class: "ran-controls" }, place, key, reset);
  form.addEventListener("submit", (event) => event.preventDefault());
  return form;
}

function startAnew(): void {
  current = undefined;
  for (const { element } of panels.values()) element.remove();
  panels.clear();
}
