import {
  type Case,
  CaseError,
  type CaseStep,
  type CaseStepResult,
  previewStep,
  readCaseFile,
  readCaseHash,
  runCase,
} from "@openparlance/sandbox/cases";
import { reportProblem } from "../browser/announce.ts";
import { createButton, createElement } from "../browser/element.ts";
import { describeAction } from "../sandbox/describe-action.ts";
import { caseSandbox, downloadCase } from "./case-sandbox.ts";
import "./case-styles.ts";

/** Shows the case in a link at the start of the page. The reader starts it with a button. */
export const openCase = (hash: string) => openPanel("The case in this link", () => readCaseHash(hash));

export const openCaseFile = (file: File) => openPanel(file.name, () => readCaseFile(file));

async function openPanel(name: string, read: () => Promise<Case>): Promise<void> {
  try {
    showCase(await read());
  } catch (error) {
    if (!(error instanceof CaseError)) throw error;
    reportProblem(`${name} ${error.message}`);
  }
}

function showCase(opened: Case): void {
  document.querySelector(".case")?.remove();
  const { info, workflows } = opened;
  const [{ steps, "x-parlance-clock": clock }] = workflows;
  const run = createButton("Run", { class: "button button-primary" }, () =>
    runOpened(opened, { run, state, rows }).catch(reportError),
  );
  const download = createButton("Download case", { class: "small-button" }, () => downloadCase(opened));
  const close = createButton("Close", { class: "small-button" }, () => {
    part.remove();
    history.replaceState(history.state, "", location.pathname + location.search);
    document.getElementById("main")?.focus();
  });
  const state = createElement("p", { role: "status" });
  const rows = new Map(steps.map((step) => [step.stepId, createStepRow(step)]));
  const about = `Created with Parlance ${opened["x-parlance-version"]} on ${clock.slice(0, 10)}. The requests run on a new server on this page, and nothing leaves your browser.`;
  const title = createElement("h2", { id: "case-title" }, `Case: ${info.title}`);
  const part = createElement(
    "section",
    { class: "section prose case", "aria-labelledby": "case-title", tabindex: "-1" },
    title,
    createElement("p", {}, about),
    createElement("p", { class: "case-actions" }, run, download, close),
    state,
    createElement("ol", { class: "run-steps" }, ...[...rows.values()].map(({ item }) => item)),
  );
  document.getElementById("main")?.prepend(part);
  part.scrollIntoView();
  part.focus({ preventScroll: true });
}

interface CasePanel {
  run: HTMLElement;
  state: HTMLElement;
  rows: ReadonlyMap<string, StepRow>;
}

async function runOpened(opened: Case, { run, state, rows }: CasePanel): Promise<void> {
  if (run.ariaBusy) return;
  run.ariaBusy = "true";
  for (const row of rows.values()) row.show();
  state.textContent = "Running …";
  try {
    const { steps } = await runCase(opened, await caseSandbox.open(), (done) => rows.get(done.stepId)?.show(done));
    const asExpected = steps.filter(({ differences }) => differences.length === 0).length;
    const count = asExpected === steps.length ? "All" : `${asExpected} of ${steps.length}`;
    state.textContent = `${count} responses are as expected.`;
  } catch (error) {
    state.textContent = error instanceof Error ? error.message : String(error);
  } finally {
    run.ariaBusy = null;
  }
}

interface StepRow {
  item: HTMLElement;
  /** Without a result, shows that the step is pending. */
  show(result?: CaseStepResult): void;
}

function createStepRow(step: CaseStep): StepRow {
  const { method, target } = previewStep(step);
  const state = createElement("span", { class: "step-state" }, "Not run");
  const differences = createElement("ul");
  const expected = createElement("span", { class: "case-expected" }, ` expects ${findStatus(step)}`);
  const request = createElement("pre", { class: "code", tabindex: "0" }, describeStep(step));
  const details = createElement("details", {}, createElement("summary", {}, "Request and expected response"), request);
  const line = createElement("p", {}, createElement("code", {}, `${method} ${target}`), expected);
  const item = createElement("li", {}, state, createElement("div", {}, line, differences, details));
  const show = (result?: CaseStepResult) => {
    const isSame = result?.differences.length === 0;
    item.dataset.state = result ? (isSame ? "done" : "failed") : "waiting";
    state.textContent = result ? (isSame ? "Same" : "Differs") : "Waiting";
    differences.replaceChildren(...(result?.differences ?? []).map(describeDifference));
  };
  return { item, show };
}

const describeDifference = ({ field, expected, got }: CaseStepResult["differences"][number]): HTMLElement => {
  const code = (value: unknown) => createElement("code", {}, format(value));
  return createElement("li", {}, `${field}: expected `, code(expected), ", got ", code(got));
};

const maxShown = 200;
const format = (value: unknown): string => (JSON.stringify(value) ?? "nothing").slice(0, maxShown);

const findStatus = ({ successCriteria }: CaseStep): string =>
  successCriteria.flatMap(({ condition }) => /^\$statusCode == (\d+)$/.exec(condition)?.[1] ?? [])[0] ?? "a response";

const maxBodyChars = 2000;

/** Lines with the actions before the request, its headers and body, and the expected response. */
function describeStep(step: CaseStep): string {
  const { parameters = [], requestBody, successCriteria } = step;
  const headers = parameters.filter((each) => each.in === "header").map(({ name, value }) => `${name}: ${value}`);
  const { payload, contentType } = requestBody ?? {};
  const body = typeof payload === "string" ? payload : JSON.stringify(payload, null, 2);
  const shown = body && body.length > maxBodyChars ? `${body.slice(0, maxBodyChars)}\n…` : body;
  const parts = [
    (step["x-parlance-before"] ?? []).map(describeAction),
    [...headers, ...(contentType ? [`content-type: ${contentType}`] : [])],
    shown ? [shown] : [],
    successCriteria.map(({ condition }) => condition),
  ];
  return parts.flatMap((lines) => (lines.length > 0 ? lines.join("\n") : [])).join("\n\n");
}
