import type { TransitionBeforePreparationEvent, TransitionBeforeSwapEvent } from "astro:transitions/client";

declare global {
  interface DocumentEventMap {
    "astro:before-preparation": TransitionBeforePreparationEvent;
    "astro:before-swap": TransitionBeforeSwapEvent;
    "astro:after-swap": Event;
    "astro:page-load": Event;
  }
}

/** Before the next page takes the place of this one: carry over what outlives a page. */
export function beforeSwap(carry: (next: Document) => void): void {
  document.addEventListener("astro:before-swap", ({ newDocument }) => carry(newDocument));
}

/** After a move, when the new page is in its place and nothing is painted yet. */
export function afterSwap(act: () => void): void {
  document.addEventListener("astro:after-swap", act);
}

beforeSwap(({ documentElement }) => documentElement.classList.add("js"));
