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

/** Shows the requests, responses and notes of a scenario. */
export class ScenarioPanel {
  readonly #list = createElement("ol", {});
  readonly #message = createElement("p", { role: "alert" });
  readonly #note = createElement("p", { class: "ran-note" });
  readonly element: HTMLElement;
  /** The last request, unless another entry followed. */
  #last: { line: string; item: HTMLElement } | undefined;

  readonly #showsRequests: boolean;

  /** @param showsRequests also shows headers and bodies of requests, which a guide shows elsewhere */
  constructor(heading: string, controls: HTMLElement, { showsRequests = false } = {}) {
    this.#showsRequests = showsRequests;
    const title = createElement("p", { class: "panel-label" }, heading);
    this.element = createElement(
      "section",
      { class: showsRequests ? "ran sandbox-log" : "ran", "aria-label": heading },
      createElement("div", { class: "answer-bar" }, title, controls),
      this.#message,
      this.#note,
      this.#list,
    );
  }

  clear(): void {
    this.#list.replaceChildren();
    this.#last = undefined;
    this.say("");
    this.note("");
  }

  say(message: string): void {
    this.#message.textContent = message;
  }

  /** Sets the title of the list. */
  note(text: string): void {
    this.#note.textContent = text;
  }

  /** Adds a step and folds the others. A repeated poll replaces the last one. */
  add(entry: ScenarioEntry): void {
    for (const details of this.#list.querySelectorAll("details")) details.open = false;
    if ("action" in entry) {
      this.#append(describeAction(entry.action), "", [], true);
      return;
    }
    const { request, response } = entry;
    const line = `${request.method} ${request.target}`;
    if (request.method === "GET" && this.#last?.line === line) this.#last.item.remove();
    const sent = this.#showsRequests ? requestText(request) : "";
    const texts = [codeElement(sent, "http"), codeElement(formatBody(response.body), "json")];
    this.#last = { line, item: this.#append(line, String(response.status), texts, true) };
  }

  /** Adds a delivery with the line that the guide's receiver prints, the request, and the returned status. */
  addDelivery({ url, headers, body }: DeliveryMessage, status: number, { showsNameOnly = false } = {}): void {
    const head = [`POST ${url}`, ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`)].join("\n");
    const texts = [codeElement(head, "http"), codeElement(formatJson(JSON.parse(body)), "json")];
    const event = headers["parlance-event"] ?? "";
    const line = showsNameOnly ? `Webhook received: ${event}` : `${event} ${body}`;
    this.#append(line, String(status), texts, false).className = "delivered";
  }

  addLine(line: string, result: string, from: string): void {
    this.#append(line, result, [codeElement(from, "http")], true);
  }

  #append(line: string, status: string, texts: HTMLElement[], isOpen: boolean): HTMLElement {
    this.#last = undefined;
    const parts = [createElement("code", {}, line), statusElement(status)];
    const codes = texts.filter(({ textContent }) => textContent);
    const item = createElement("li", {});
    this.#list.append(item);
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
}

/** A panel below the button that runs something in the sandbox. */
export const createSandboxPanel = (controls: HTMLElement): ScenarioPanel =>
  new ScenarioPanel("In the sandbox", controls, { showsRequests: true });

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
