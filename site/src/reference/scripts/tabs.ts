import { createButton } from "../../browser/element.ts";
import { positionAfterKey } from "../../browser/next-by-key.ts";

// Exactly one response is open, as with tabs. (The site's own script selects the language of samples.)
document.addEventListener("click", (event) => {
  const tab = event.target instanceof Element && event.target.closest(".tabs:not([data-sample]) > details > summary");
  if (!tab) return;
  event.preventDefault();
  if (tab.parentElement) openOnly(tab.parentElement);
});

// The browser's search in the page opens the fold of a hit.
document.addEventListener(
  "toggle",
  ({ target }) => {
    if (target instanceof HTMLDetailsElement && target.open && target.matches(".tabs > details")) openOnly(target);
  },
  { capture: true },
);

function openOnly(shown: Element): void {
  for (const fold of shown.parentElement?.querySelectorAll<HTMLDetailsElement>(":scope > details") ?? [])
    fold.open = fold === shown;
}

// All tabs are in the tab order; arrow keys are a shortcut within the row.
document.addEventListener("keydown", (event) => {
  const { target, key, altKey, ctrlKey, metaKey } = event;
  const row = target instanceof Element && target.matches(".tabs > details > summary") && target.closest(".tabs");
  if (!row || altKey || ctrlKey || metaKey) return;
  const names = [...row.querySelectorAll<HTMLElement>(":scope > details > summary")];
  const next =
    names[positionAfterKey(key, names.indexOf(target as HTMLElement), names.length, ["ArrowRight", "ArrowLeft"]) ?? -1];
  if (!next) return;
  event.preventDefault();
  if (!next.checkVisibility()) showAll(row);
  next.focus();
});

export function createMoreButton(row: HTMLElement, title: string): HTMLButtonElement {
  return createButton("More", { class: "more", "aria-label": `More languages: ${title}` }, () => {
    const hidden = [...row.querySelectorAll("summary")].find((name) => !name.checkVisibility());
    showAll(row);
    hidden?.focus();
  });
}

function showAll(row: Element): void {
  row.setAttribute("data-all", "");
  row.querySelector(":scope > .more")?.remove();
}
