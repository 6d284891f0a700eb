import { announce } from "../../browser/announce.ts";
import { createElement } from "../../browser/element.ts";
import { isOfInputMethod } from "../../browser/input-method.ts";

/** Filters operations by summary, ID, and path. Arrow keys move through the list, and so does the `first` event. */
export function filterOperations(list: HTMLElement, box: HTMLInputElement, first: Event): void {
  const search = createElement("button", { type: "button", "data-action": "open-search" }, "Search everything");
  const none = createElement("p", { hidden: "" }, "No matching operations. ", search);
  box.after(none);
  const show = () => {
    none.hidden = filterList(list, box.value) > 0;
  };
  box.addEventListener("input", show);
  list.addEventListener("keydown", (event) => {
    if (isOfInputMethod(event)) return;
    if (event.key === "Escape" && box.value) {
      // Escape first clears the box; again, it may close the list on a narrow screen.
      event.preventDefault();
      box.value = "";
      show();
      box.focus();
    }
    moveFocus(list, box, event);
  });
  // The reader may have typed before this script was loaded.
  if (box.value) show();
  if (first instanceof KeyboardEvent) moveFocus(list, box, first);
}

/** The words of a link's operation, in lower case. */
const textOfLink = new WeakMap<HTMLElement, string>();

function searchableText(link: HTMLAnchorElement): string {
  const known = textOfLink.get(link);
  if (known !== undefined) return known;
  const id = decodeURIComponent(link.hash.slice(1));
  const path = document.getElementById(id)?.querySelector(".call")?.textContent ?? "";
  const searchable = `${link.textContent} ${id} ${path}`.toLowerCase();
  textOfLink.set(link, searchable);
  return searchable;
}

/** @returns the number of matching operations */
function filterList(list: HTMLElement, typed: string): number {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  let count = 0;
  for (const group of list.querySelectorAll<HTMLElement>(":scope > div, :scope > ul, :scope > details")) {
    const isOperations = group.matches("div");
    let shown = 0;
    for (const item of group.querySelectorAll<HTMLElement>(":scope > li, :scope > ul > li")) {
      const link = item.querySelector("a");
      item.hidden = !link || !words.every((word) => searchableText(link).includes(word));
      if (!item.hidden) shown += 1;
    }
    group.hidden = shown === 0;
    if (group instanceof HTMLDetailsElement) group.open = words.length > 0;
    if (isOperations) count += shown;
  }
  list.scrollTop = 0;
  if (words.length > 0) announce(count === 1 ? "1 operation" : `${count} operations`);
  return count;
}

const stepByKey: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

function moveFocus(list: HTMLElement, box: HTMLInputElement, event: KeyboardEvent): void {
  const step = stepByKey[event.key];
  if (!step || event.altKey || event.ctrlKey || event.metaKey) return;
  const locations: HTMLElement[] = [box, ...[...list.querySelectorAll("a")].filter((link) => link.checkVisibility())];
  const position = locations.indexOf(document.activeElement as HTMLElement);
  if (position < 0) return;
  event.preventDefault();
  locations[position + step]?.focus();
}
