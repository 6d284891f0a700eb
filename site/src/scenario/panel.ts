import type { DeliveryMessage, OperatorAction } from "@openparlance/sandbox";
import { adoptStyles } from "../browser/adopt-styles.ts";
import { colorCode } from "../browser/color.ts";
import { createElement } from "../browser/element.ts";
import { formatJson } from "../model/samples/format-json.ts";
import { describeAction } from "../sandbox/describe-action.ts";
import type { RequestSpec } from "../sandbox/sandbox-requests.ts";
import styles from "./panel.css?inline";
import type { RequestExchange } from "./session.ts";

adoptStyles(styles);

export type ScenarioEntry = { action: OperatorAction } | RequestExchange;

export type ScenarioPanel = ReturnType<typeof createPanel>;

/**
 * Shows the requests, responses and notes of a scenario.
 *
 * @param showsRequests also shows headers and bodies of requests, which a guide shows elsewhere
 */
export function createPanel(heading: string, controls: HTMLElement, { showsRequests = false } = {}) {
  const list = createElement("ol", {});
  const message = createElement("p", { role: "alert" });
  const title = createElement("p", { class: "ran-note" });
  const label = createElement("p", { class: "panel-label" }, heading);
  const bar = createElement("div", { class: "answer-bar" }, label, controls);
  const attributes = { class: showsRequests ? "ran sandbox-log" : "ran", "aria-label": heading };
  const element: HTMLElement = createElement("section", attributes, bar, message, title, list);
  /** The last request, unless another entry followed. */
  let last: { line: string; item: HTMLElement } | undefined;

  const say = (text: string): void => {
    message.textContent = text;
  };

  /** Sets the title of the list. */
  const note = (text: string): void => {
    title.textContent = text;
  };

  function append(line: string, status: string, texts: HTMLElement[], isOpen: boolean): HTMLElement {
    last = undefined;
    const parts = [createElement("code", {}, line), statusElement(status)];
    const codes = texts.filter(({ textContent }) => textContent);
    const item = createElement("li", {});
    list.append(item);
    if (codes.length === 0) {
      item.append(createElement("p", {}, ...parts));
      return item;
    }
    const blocks = codes.map((code) => createElement("pre", { class: "code", tabindex: "0" }, code));
    const summary = createElement("summary", {}, ...parts);
    item.append(createElement("details", isOpen ? { open: "" } : {}, summary, ...blocks));
    for (const code of codes) colorCode(code);
    return item;
  }

  return {
    element,
    say,
    note,
    clear(): void {
      list.replaceChildren();
      last = undefined;
      say("");
      note("");
    },
    /** Adds a step and folds the others. A repeated poll replaces the last one. */
    add(entry: ScenarioEntry): void {
      for (const details of list.querySelectorAll("details")) details.open = false;
      if ("action" in entry) {
        append(describeAction(entry.action), "", [], true);
        return;
      }
      const { request, response } = entry;
      const line = `${request.method} ${request.target}`;
      if (request.method === "GET" && last?.line === line) last.item.remove();
      const sent = showsRequests ? requestText(request) : "";
      const texts = [codeElement(sent, "http"), codeElement(formatBody(response.body), "json")];
      last = { line, item: append(line, String(response.status), texts, true) };
    },
    /** Adds a delivery with the line that the guide's receiver prints, the request, and the returned status. */
    addDelivery({ url, headers, body }: DeliveryMessage, status: number, { showsNameOnly = false } = {}): void {
      const head = [`POST ${url}`, ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`)].join("\n");
      const texts = [codeElement(head, "http"), codeElement(formatJson(JSON.parse(body)), "json")];
      const event = headers["parlance-event"] ?? "";
      const line = showsNameOnly ? `Webhook received: ${event}` : `${event} ${body}`;
      append(line, String(status), texts, false).className = "delivered";
    },
    addLine(line: string, result: string, from: string): void {
      append(line, result, [codeElement(from, "http")], true);
    },
  };
}

/** A panel below the button that runs something in the sandbox. */
export const createSandboxPanel = (controls: HTMLElement): ScenarioPanel =>
  createPanel("In the sandbox", controls, { showsRequests: true });

/** Red for an error, even if it was expected. */
const statusElement = (status: string) =>
  createElement("span", { class: "ran-status", ...(Number(status) >= 400 && { "data-status": "bad" }) }, status);

const codeElement = (text: string, kind: "http" | "json") => createElement("code", { "data-plain": kind }, text);

/** Longer bodies are not shown. */
const maxRequestChars = 600;
const maxResponseChars = 20_000;

/** Headers, and the body below an empty line. */
function requestText({ headers = {}, body }: RequestSpec): string {
  const text = typeof body === "object" ? JSON.stringify(body, null, 2) : (body ?? "");
  const shown = text.length > maxRequestChars ? `(${text.length.toLocaleString("en-US")} characters)` : text;
  const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [head.join("\n"), shown].filter(Boolean).join("\n\n");
}

export function formatBody(body: unknown): string {
  const text = typeof body === "string" ? body : formatJson(body);
  // ZIP.
  if (text.startsWith("PK")) return `${text.length} bytes`;
  return text.length > maxResponseChars ? `${text.slice(0, maxResponseChars)}\n…` : text;
}
