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
import { report } from "../browser/announce.ts";
import { button, element } from "../browser/element.ts";
import { describeAction } from "../sandbox/describe-action.ts";
import { caseSandbox, downloadCase } from "./case-sandbox.ts";
import "./case-styles.ts";

/** Shows the case in a link at the start of the page. The reader starts it with a button. */
export const openCase = (hash: string) => open("The case in this link", () => readCaseHash(hash));

export const openCaseFile = (file: File) => open(file.name, () => readCaseFile(file));

async function open(name: string, read: () => Promise<Case>): Promise<void> {
  try {
    show(await read());
  } catch (error) {
    if (!(error instanceof CaseError)) throw error;
    report(`${name} ${error.message}`);
  }
}

function show(opened: Case): void {
  document.querySelector(".case")?.remove();
  const { info, workflows } = opened;
  const [{ steps, "x-parlance-clock": clock }] = workflows;
  const run = button("Run", { class: "button button-primary" }, () =>
    runIn(opened, { run, state, rows }).catch(reportError),
  );
  const download = button("Download case", { class: "small-button" }, () => downloadCase(opened));
  const close = button("Close", { class: "small-button" }, () => {
    part.remove();
    history.replaceState(history.state, "", location.pathname + location.search);
    document.getElementById("main")?.focus();
  });
  const state = element("p", { role: "status" });
  const rows = new Map(steps.map((step) => [step.stepId, stepRow(step)]));
  const about = `Created with Parlance ${opened["x-parlance-version"]} on ${clock.slice(0, 10)}. The requests run on a new server on this page, and nothing leaves your browser.`;
  const title = element("h2", { id: "case-title" }, `Case: ${info.title}`);
  const part = element(
    "section",
    { class: "section prose case", "aria-labelledby": "case-title", tabindex: "-1" },
    title,
    element("p", {}, about),
    element("p", { class: "case-actions" }, run, download, close),
    state,
    element("ol", { class: "run-steps" }, ...[...rows.values()].map(({ item }) => item)),
  );
  document.getElementById("main")?.prepend(part);
  part.scrollIntoView();
  part.focus({ preventScroll: true });
}

interface Parts {
  run: HTMLElement;
  state: HTMLElement;
  rows: ReadonlyMap<string, StepRow>;
}

async function runIn(opened: Case, { run, state, rows }: Parts): Promise<void> {
  if (run.ariaBusy) return;
  run.ariaBusy = "true";
  for (const row of rows.values()) row.show();
  state.textContent = "Running …";
  try {
    const { steps } = await runCase(opened, await caseSandbox.open(), (done) => rows.get(done.stepId)?.show(done));
    const same = steps.filter(({ differences }) => differences.length === 0).length;
    state.textContent =
      same === steps.length
        ? "All responses are as expected."
        : `${same} of ${steps.length} responses are as expected.`;
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

function stepRow(step: CaseStep): StepRow {
  const { method, target } = previewStep(step);
  const state = element("span", { class: "step-state" }, "Not run");
  const differences = element("ul");
  const expected = element("span", { class: "case-expected" }, ` expects ${findStatus(step)}`);
  const request = element("pre", { class: "code", tabindex: "0" }, describeStep(step));
  const details = element("details", {}, element("summary", {}, "Request and expected response"), request);
  const line = element("p", {}, element("code", {}, `${method} ${target}`), expected);
  const item = element("li", {}, state, element("div", {}, line, differences, details));
  const show = (result?: CaseStepResult) => {
    const isSame = result?.differences.length === 0;
    item.dataset.state = result ? (isSame ? "done" : "failed") : "waiting";
    state.textContent = result ? (isSame ? "Same" : "Differs") : "Waiting";
    differences.replaceChildren(...(result?.differences ?? []).map(describeDifference));
  };
  return { item, show };
}

const describeDifference = ({ field, expected, got }: CaseStepResult["differences"][number]): HTMLElement => {
  const code = (value: unknown) => element("code", {}, format(value));
  return element("li", {}, `${field}: expected `, code(expected), ", got ", code(got));
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
  return parts
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join("\n"))
    .join("\n\n");
}
