import { errors, failureReasons } from "@openparlance/api";
import { announce } from "../browser/announce.ts";
import { element } from "../sandbox/element.ts";
import { LazySandbox } from "../sandbox/lazy-sandbox.ts";
import { addLogEntry, logPanel } from "../sandbox/log.ts";
import type { RanPanel } from "../sandbox/ran-panel.ts";
import type { ReadResponse } from "../sandbox/sandbox-requests.ts";
import { differenceFrom, differenceFromReason } from "./difference.ts";
import { reproduce } from "./reproduce.ts";
import { type ErrorId, failures, type ReasonId, reproductions, type SandboxReproduction } from "./reproductions.ts";

/** Reproductions have a sandbox of their own: each begins by putting it back to how it was at first. */
const own = new LazySandbox();
/** One at a time. */
let last: Promise<unknown> = Promise.resolve();
const panels = new WeakMap<Element, Panel>();

/** Where a reproduction is shown. */
interface Panel {
  steps: RanPanel;
  how: HTMLElement;
  verdict: HTMLElement;
}

/** What is provoked, how, and how its response is judged. */
interface Provoked {
  reproduction: SandboxReproduction;
  how: string;
  differenceIn(response: ReadResponse): string | undefined;
  /** What came back when nothing differs. */
  verdict: string;
}

/**
 * Provokes an error of the catalogue and shows how below its session.
 *
 * @param anchor `error-…` or `reason-…`
 */
export function showReproduction(anchor: string, session: Element, button: HTMLElement): Promise<void> {
  const shown = last.then(() => show(provokedBy(anchor), placeBelow(session), button));
  last = shown.catch(() => {});
  return shown;
}

async function show(provoked: Provoked, { steps, how, verdict }: Panel, button: HTMLElement): Promise<void> {
  steps.clear();
  how.textContent = provoked.how;
  verdict.textContent = "Running …";
  button.ariaBusy = "true";
  announce("Running.");
  try {
    const response = await reproduce(provoked.reproduction, await own.open(), (entry) => addLogEntry(steps, entry));
    const difference = provoked.differenceIn(response);
    verdict.textContent = difference ? `This isn't the expected error: ${difference}.` : provoked.verdict;
  } catch (error) {
    verdict.textContent = error instanceof Error ? error.message : String(error);
  } finally {
    button.ariaBusy = null;
    announce(verdict.textContent);
  }
}

function provokedBy(anchor: string): Provoked {
  const [, kind, id = ""] = /^(error|reason)-(.*)$/.exec(anchor) ?? [];
  if (kind === "reason") {
    const reason = failureReasons[id as ReasonId];
    const reproduction = failures[id as ReasonId];
    return {
      reproduction,
      how: reproduction.how ?? reason.reproduce.how,
      differenceIn: (response) => differenceFromReason(reason, response),
      verdict: `The translation failed with this reason: ${reason.message}.`,
    };
  }
  const error = errors[id as ErrorId];
  const reproduction = reproductions[id as ErrorId];
  return {
    reproduction,
    how: reproduction.how ?? error.reproduce.how,
    differenceIn: (response) => differenceFrom(error, response),
    verdict: "Reproduced: status, headers, and body match the description.",
  };
}

function placeBelow(session: Element): Panel {
  const known = panels.get(session);
  if (known) return known;
  const close = element("button", { type: "button", class: "ran-reset" }, "Close");
  const steps = logPanel(close);
  const panel = { steps, how: element("p", { class: "ran-how" }), verdict: element("p", { class: "ran-verdict" }) };
  close.addEventListener("click", () => {
    steps.element.remove();
    panels.delete(session);
    const button = session.previousElementSibling;
    if (button instanceof HTMLElement) button.focus();
  });
  steps.element.classList.add("reproduced");
  steps.element.firstElementChild?.after(panel.how);
  steps.element.append(panel.verdict);
  session.after(steps.element);
  panels.set(session, panel);
  return panel;
}
