import { createElement } from "../../browser/element.ts";

/** Selects names that have an ID, or are in an element with an ID. */
const nameSelector = [
  ":is(.fields, .values, .errors) > li > b, .section dt[id]",
  ":is(h2, h3, h4)[id], :is(.operation-head, .entity-text) > h3",
].join();

/** Turns names into links. Without scripts they are plain text, so that the page is small. */
export function addMarks(part: Element): void {
  for (const name of part.querySelectorAll<HTMLElement>(nameSelector)) {
    const location = name.id ? name : name.closest("h4, li, section");
    if (!location?.id || name.querySelector(".mark")) continue;
    const mark = createElement("a", { class: "mark", href: `#${location.id}` }, ...name.childNodes);
    if (name.localName === "b") name.replaceWith(mark);
    else name.append(mark);
  }
}
