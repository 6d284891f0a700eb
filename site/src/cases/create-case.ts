import { type Case, CaseError, type CaseHost, formatCaseHash } from "@openparlance/sandbox/cases";
import { copyText } from "../browser/copy.ts";
import { createButton, createElement } from "../browser/element.ts";
import { caseFileName, caseSandbox, downloadCase } from "./case-sandbox.ts";
import "./case-styles.ts";

export interface CreatedCase {
  recorded: Case;
  note?: string;
}

/** Cases are recorded one after the other. */
let lastCase: Promise<unknown> = Promise.resolve();
const panels = new WeakMap<HTMLElement, HTMLElement>();

/** Records a case, and offers it as a file and a link, after the button's paragraph. */
export async function createCase(button: HTMLElement, make: (host: CaseHost) => Promise<CreatedCase>): Promise<void> {
  if (button.ariaBusy) return;
  const state = createElement("p", { role: "status" }, "Running the requests on a new server …");
  const panel = createElement("section", { class: "case-created", "aria-label": "Case" }, state);
  panels.get(button)?.remove();
  panels.set(button, panel);
  (button.closest("p") ?? button).after(panel);
  button.ariaBusy = "true";
  try {
    const creating = lastCase.then(async () => make(await caseSandbox.open()));
    lastCase = creating.catch(() => {});
    const result = await creating;
    state.textContent = describeCreated(result);
    panel.append(await offerDownload(result));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    state.textContent = `The case wasn't created: ${error instanceof CaseError ? `it ${reason}` : reason}`;
  } finally {
    button.ariaBusy = null;
  }
}

function describeCreated({ recorded, note }: CreatedCase): string {
  const { length } = recorded.workflows[0].steps;
  const count =
    length === 1 ? "1 request with its expected response" : `${length} requests with their expected responses`;
  return `The case contains ${count}, but no key. ${note ?? ""}`.trim();
}

async function offerDownload({ recorded }: CreatedCase): Promise<HTMLElement> {
  const download = createButton("Download case", { class: "small-button" }, () => downloadCase(recorded));
  const hash = await formatCaseHash(recorded);
  const offered = createElement("p", { class: "case-actions" }, download);
  if (hash === undefined) {
    offered.append(createElement("span", {}, "It's too long for a link."));
  } else {
    const url = `${location.origin}${document.documentElement.dataset.base ?? "/"}api/${hash}`;
    offered.append(createButton("Copy case link", { class: "small-button" }, (pressed) => copyText(url, pressed)));
  }
  offered.append(createElement("code", {}, `parlance cases run ${caseFileName(recorded)}`));
  return offered;
}
