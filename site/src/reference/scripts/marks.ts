import { element } from "../../browser/element.ts";

/** Locations of names that have an ID or belong to an element that has one. */
const names = [
  ":is(.fields, .values, .errors) > li > b, .section dt[id]",
  ":is(h2, h3, h4)[id], :is(.operation-head, .entity-text) > h3",
].join();

/** Makes names into links to their definitions; without scripts they are words, so that the page is light. */
export function addMarks(part: Element): void {
  for (const name of part.querySelectorAll<HTMLElement>(names)) {
    const location = name.id ? name : name.closest("h4, li, section");
    if (!location?.id || name.querySelector(".mark")) continue;
    const mark = element("a", { class: "mark", href: `#${location.id}` }, ...name.childNodes);
    if (name.localName === "b") name.replaceWith(mark);
    else name.append(mark);
  }
}
