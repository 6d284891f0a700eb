import { anchorScroll } from "./scroll-anchor.ts";

export function findHashTarget(hash: string): HTMLElement | null {
  try {
    return hash.length > 1 ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  } catch {
    return null; // a stray % in the URL matches no element
  }
}

/** Opens the folds around the element and focuses it. Scrolls to it if `scroll`, or if a fold was closed. */
export function revealElement(element: HTMLElement, { scroll = true } = {}): void {
  const opened = openFolds(element);
  if (scroll || opened) element.scrollIntoView();
  focusOn(element);
  const { top, bottom } = element.getBoundingClientRect();
  if (bottom >= 0 && top <= innerHeight) anchorScroll(element);
}

/** @returns whether a fold around the element was closed */
export function openFolds(element: HTMLElement): boolean {
  let opened = false;
  for (let parent = element.closest("details"); parent; parent = parent.parentElement?.closest("details") ?? null) {
    opened ||= !parent.open;
    parent.open = true;
  }
  return opened;
}

/** Focuses an element even if it isn't focusable. */
export function focusOn(element: HTMLElement): void {
  if (element.tabIndex < 0 && !element.hasAttribute("tabindex")) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
