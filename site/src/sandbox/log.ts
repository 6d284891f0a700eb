import { adoptStyles } from "../browser/adopt-styles.ts";
import logStyles from "./log.css?inline";
import type { LogEntry } from "./log-entry.ts";
import styles from "./ran-panel.css?inline";
import { RanPanel } from "./ran-panel.ts";
import { describeAct, type RequestSpec } from "./sandbox-requests.ts";

adoptStyles(styles + logStyles);

/** A panel for the requests to the sandbox. */
export function logPanel(controls: HTMLElement): RanPanel {
  const panel = new RanPanel("In the sandbox", controls);
  panel.element.classList.add("sandbox-log");
  return panel;
}

export function addLogEntry(panel: RanPanel, result: LogEntry): void {
  if ("act" in result) panel.add({ stepId: describeAct(result.act) });
  else panel.add({ stepId: "", requested: result.request, response: result.response }, requestText(result.request));
}

/** Longer bodies are not shown. */
const longest = 600;

/** What is sent besides method and URL: headers, and the body below an empty line. */
function requestText({ headers = {}, body }: RequestSpec): string {
  const text = typeof body === "object" ? JSON.stringify(body, null, 2) : (body ?? "");
  const shown = text.length > longest ? `(${text.length.toLocaleString("en-US")} characters)` : text;
  const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [head.join("\n"), shown].filter(Boolean).join("\n\n");
}
