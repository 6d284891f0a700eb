import { announce } from "../../browser/announce.ts";
import { createButton, createElement } from "../../browser/element.ts";
import { createCaseButton } from "../../cases/case-button.ts";
import { LazySandbox } from "../../sandbox/lazy-sandbox.ts";
import { createSandboxPanel, type ScenarioPanel } from "../panel.ts";
import { type ErrorId, type ErrorReproduction, findReproduction, type ReasonId, reproduce } from "./reproduce.ts";

/** Each reproduction resets it first. */
const reproductionSandbox = new LazySandbox();
/** Reproductions run one after the other. */
let last: Promise<unknown> = Promise.resolve();
const panels = new WeakMap<Element, Panel>();

interface Panel {
  steps: ScenarioPanel;
  explanation: HTMLElement;
  verdict: HTMLElement;
  cases: HTMLElement;
}

/** Reproduces an error and shows the steps below its session. @param anchor `error-…` or `reason-…` */
export function showReproduction(anchor: string, session: Element, button: HTMLElement): Promise<void> {
  const error = findReproduction(anchor.replace(/^(?:error|reason)-/, "") as ErrorId | ReasonId);
  const shown = last.then(() => runReproduction(error, createPanelBelow(session), button));
  last = shown.catch(() => {});
  return shown;
}

async function runReproduction(error: ErrorReproduction, panel: Panel, button: HTMLElement): Promise<void> {
  const { steps, explanation, verdict, cases } = panel;
  const title = button.ariaLabel?.replace("Reproduce ", "") ?? error.id;
  steps.clear();
  cases.replaceChildren();
  explanation.textContent = error.how.replaceAll("`", "");
  verdict.textContent = "Running …";
  button.ariaBusy = "true";
  announce("Running.");
  try {
    const response = await reproduce(error, await reproductionSandbox.open(), (entry) => steps.add(entry));
    const difference = error.differenceIn(response);
    cases.replaceChildren(createCaseButton(title, (host) => reproduce(error, host, () => {})));
    verdict.textContent = difference ? `This isn't the expected error: ${difference}.` : error.verdict;
  } catch (problem) {
    verdict.textContent = problem instanceof Error ? problem.message : String(problem);
  } finally {
    button.ariaBusy = null;
    announce(verdict.textContent);
  }
}

function createPanelBelow(session: Element): Panel {
  const known = panels.get(session);
  if (known) return known;
  const close = createButton("Close", { class: "small-button" }, () => {
    steps.element.remove();
    panels.delete(session);
    const opener = session.previousElementSibling;
    if (opener instanceof HTMLElement) opener.focus();
  });
  const steps = createSandboxPanel(close);
  const panel = {
    steps,
    explanation: createElement("p", { class: "ran-how" }),
    verdict: createElement("p", { class: "ran-verdict" }),
    cases: createElement("p", {}),
  };
  steps.element.classList.add("reproduced");
  steps.element.firstElementChild?.after(panel.explanation);
  steps.element.append(panel.verdict, panel.cases);
  session.after(steps.element);
  panels.set(session, panel);
  return panel;
}
