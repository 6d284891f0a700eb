import { button } from "../../browser/element.ts";

// Responses fold like tabs: always one of them is open. (The languages of a sample are the shell's to choose.)
document.addEventListener("click", (event) => {
  const tab = event.target instanceof Element && event.target.closest(".tabs:not([data-sample]) > details > summary");
  if (!tab) return;
  event.preventDefault();
  for (const fold of tab.closest(".tabs")?.querySelectorAll<HTMLDetailsElement>(":scope > details") ?? [])
    fold.open = fold === tab.parentElement;
});

const locations: Record<string, (position: number, count: number) => number> = {
  ArrowRight: (position, count) => (position + 1) % count,
  ArrowLeft: (position, count) => (position + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

// Every name can be reached with Tab; the arrows are the short way along the row.
document.addEventListener("keydown", (event) => {
  const { target, key, altKey, ctrlKey, metaKey } = event;
  const locate = locations[key];
  const row = target instanceof Element && target.matches(".tabs > details > summary") && target.closest(".tabs");
  if (!row || !locate || altKey || ctrlKey || metaKey) return;
  const names = [...row.querySelectorAll<HTMLElement>(":scope > details > summary")];
  event.preventDefault();
  const next = names[locate(names.indexOf(target as HTMLElement), names.length)];
  if (!next?.checkVisibility()) showAll(row);
  next?.focus();
});

export function moreButton(row: HTMLElement, title: string): HTMLButtonElement {
  return button("More", { class: "more", "aria-label": `More languages: ${title}` }, () => {
    const hidden = [...row.querySelectorAll("summary")].find((name) => !name.checkVisibility());
    showAll(row);
    hidden?.focus();
  });
}

function showAll(row: Element): void {
  row.setAttribute("data-all", "");
  row.querySelector(":scope > .more")?.remove();
}
