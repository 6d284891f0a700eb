import type { DeliveryMessage } from "@openparlance/sandbox";
import type { DoneStep } from "../arazzo/index.ts";
import { colour } from "../browser/colour.ts";
import { formatJson } from "../model/samples/format-json.ts";
import { element } from "./element.ts";

/** The responses to the steps of a sample, under its program. */
export class RanPanel {
  readonly #list = element("ol", {});
  readonly #message = element("p", { role: "alert" });
  readonly #note = element("p", { class: "ran-note" });
  readonly element: HTMLElement;

  /** @param controls are next to the heading */
  constructor(heading: string, controls: HTMLElement) {
    const title = element("p", { class: "panel-label" }, heading);
    this.element = element(
      "section",
      { class: "ran", "aria-label": heading },
      element("div", { class: "answer-bar" }, title, controls),
      this.#message,
      this.#note,
      this.#list,
    );
  }

  clear(): void {
    this.#list.replaceChildren();
    this.say("");
    this.note("");
  }

  /** What went wrong. */
  say(message: string): void {
    this.#message.textContent = message;
  }

  /** What the list below is about. */
  note(text: string): void {
    this.#note.textContent = text;
  }

  /**
   * The last step is open, those before it are folded.
   *
   * @param request what was sent besides method and address, as HTTP
   */
  add({ stepId, requested, response }: Omit<DoneStep, "outputs">, request = ""): void {
    for (const details of this.#list.querySelectorAll("details")) details.open = false;
    const line = requested ? `${requested.method} ${requested.target}` : stepId;
    const texts = [codeElement(request, "http"), codeElement(response ? formatBody(response.body) : "", "json")];
    this.#append(line, response ? String(response.status) : "", texts, true);
  }

  /** A line as the receiver of the guide prints it, with all that arrived, and the status it returned. */
  addDelivery({ url, headers, body }: DeliveryMessage, status: number, { isNamed = false } = {}): void {
    const head = [`POST ${url}`, ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`)].join("\n");
    const texts = [codeElement(head, "http"), codeElement(formatJson(JSON.parse(body)), "json")];
    const event = headers["parlance-event"] ?? "";
    const item = this.#append(
      isNamed ? `Webhook received: ${event}` : `${event} ${body}`,
      String(status),
      texts,
      false,
    );
    item.className = "delivered";
  }

  /** A line of a program, what it comes to, and from what. */
  addLine(line: string, result: string, from: string): void {
    this.#append(line, result, [codeElement(from, "http")], true);
  }

  #append(line: string, status: string, texts: HTMLElement[], isOpen: boolean): HTMLElement {
    const parts = [element("code", {}, line), statusElement(status)];
    const codes = texts.filter(({ textContent }) => textContent);
    const item = element("li", {});
    this.#list.append(item);
    if (codes.length === 0) {
      item.append(element("p", {}, ...parts));
      return item;
    }
    const blocks = codes.map((code) => element("pre", { class: "code", tabindex: "0" }, code));
    item.append(element("details", isOpen ? { open: "" } : {}, element("summary", {}, ...parts), ...blocks));
    for (const code of codes) colour(code);
    return item;
  }
}

/** An error is red, also one that was expected. */
const statusElement = (status: string) =>
  element("span", { class: "ran-status", ...(Number(status) >= 400 && { "data-status": "bad" }) }, status);

const codeElement = (text: string, kind: "http" | "json") => element("code", { "data-plain": kind }, text);

const longest = 20_000;

function formatBody(body: unknown): string {
  const text = typeof body === "string" ? body : formatJson(body);
  // A zip is no text to read.
  if (text.startsWith("PK")) return `${text.length} bytes`;
  return text.length > longest ? `${text.slice(0, longest)}\n…` : text;
}
