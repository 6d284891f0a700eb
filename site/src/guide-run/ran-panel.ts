import type { Delivery } from "@parlance/sandbox";
import type { DoneStep } from "../arazzo/index.ts";
import { colour } from "../reference/scripts/colour.ts";

type Child = Node | string;

/** What the steps of a sample answered, under its program. */
export class RanPanel {
  readonly #list = element("ol", {});
  readonly #message = element("p", { role: "alert" });
  readonly element: HTMLElement;

  /** @param controls stand beside the heading */
  constructor(heading: string, controls: HTMLElement) {
    const title = element("p", { class: "panel-label" }, heading);
    this.element = element(
      "section",
      { class: "ran", "aria-label": heading },
      element("div", { class: "answer-bar" }, title, controls),
      this.#message,
      this.#list,
    );
  }

  clear(): void {
    this.#list.replaceChildren();
    this.say("");
  }

  say(message: string): void {
    this.#message.textContent = message;
  }

  /** The last step stands open, those before it are folded. */
  add({ stepId, asked, answer }: DoneStep): void {
    for (const details of this.#list.querySelectorAll("details")) details.open = false;
    const line = asked ? `${asked.method} ${asked.target}` : stepId;
    this.#append(line, answer ? String(answer.status) : "", answer ? textOf(answer.body) : "", true);
  }

  addDelivery({ url, headers, body }: Delivery): void {
    const text = JSON.stringify({ ...headers, body: JSON.parse(body) }, null, 2);
    this.#append(`${headers["parlance-event"]} → ${url}`, "delivered", text, false);
  }

  #append(line: string, status: string, text: string, isOpen: boolean): void {
    const parts = [element("code", {}, line), element("span", { class: "ran-status" }, status)];
    if (text === "") {
      this.#list.append(element("li", {}, element("p", {}, ...parts)));
      return;
    }
    const code = element("code", { "data-plain": "json" }, text);
    const pre = element("pre", { class: "code", tabindex: "0" }, code);
    const details = element("details", isOpen ? { open: "" } : {}, element("summary", {}, ...parts), pre);
    this.#list.append(element("li", {}, details));
    colour(code);
  }
}

const longest = 20_000;

function textOf(body: unknown): string {
  const text = typeof body === "string" ? body : JSON.stringify(body, null, 2);
  // A zip is no text to read.
  if (text.startsWith("PK")) return `${text.length} bytes`;
  return text.length > longest ? `${text.slice(0, longest)}\n…` : text;
}

export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string>>,
  ...children: Child[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) made.setAttribute(attribute, value);
  made.append(...children);
  return made;
}
