import { afterSwap } from "../../../browser/page.ts";
import { findHashTarget, openFolds } from "../../../browser/reveal.ts";
import { anchorScroll } from "../../../browser/scroll-anchor.ts";

/** Stored in each entry of the history. */
export interface ScrollPosition {
  scrollX: number;
  scrollY: number;
  /** The part at the top of the view: pixels alone are not enough, because heights may change. */
  part?: { id: string; top: number } | undefined;
}

export const pageTop: ScrollPosition = { scrollX: 0, scrollY: 0, part: undefined };

const readAddress = () => location.pathname + location.search;
let shown = readAddress();

/** After Back or Forward, the current entry may already belong to the next page, so nothing is stored. */
export function keepPosition(): void {
  if (readAddress() !== shown) return;
  if (history.state?.scrollX !== scrollX || history.state?.scrollY !== scrollY) storePosition(findPart());
}

const storePosition = (part: ScrollPosition["part"]) =>
  history.replaceState({ ...history.state, scrollX, scrollY, part }, "");

const measureOffset = (part: Element) => ({ id: part.id, top: part.getBoundingClientRect().top });

/** The part with an ID that starts nearest to the top of the window, in the column of text. */
function findPart(): ScrollPosition["part"] {
  if (scrollY === 0) return undefined;
  const main = document.querySelector("main");
  const { left = 0, width = 0 } = main?.getBoundingClientRect() ?? {};
  const parts = [0.25, 0.5, 0.75].flatMap((height) => {
    let part = document.elementFromPoint(left + width / 4, innerHeight * height);
    if (!main?.contains(part)) return [];
    while (part && !part.id) part = part.previousElementSibling ?? part.parentElement;
    return part && part !== main ? [measureOffset(part)] : [];
  });
  return parts.toSorted((a, b) => Math.abs(a.top) - Math.abs(b.top))[0];
}

export const scrollInstantly = ({ scrollX, scrollY }: ScrollPosition): void =>
  scrollTo({ left: scrollX, top: scrollY, behavior: "instant" });

/** Scrolls to a stored position, after Back or Forward. */
export function restorePosition(position: ScrollPosition): void {
  scrollInstantly(position);
  const { id, top = 0 } = position.part ?? {};
  const part = id === undefined ? null : document.getElementById(id);
  if (!part) return;
  openFolds(part);
  // Scrolling renders the part.
  part.scrollIntoView({ behavior: "instant" });
  scrollBy({ top: part.getBoundingClientRect().top - top, behavior: "instant" });
  anchorScroll(part);
}

afterSwap(() => {
  shown = readAddress();
});

// Otherwise the browser would scroll to the hash's target instead of the stored position.
history.scrollRestoration = "manual";
addEventListener("popstate", ({ state }: { state: ScrollPosition | null }) => {
  if (state && readAddress() === shown) restorePosition(state);
});

// The browser has added an entry for a part of the page. Searching for the part would delay the jump.
addEventListener("hashchange", () =>
  requestAnimationFrame(() => {
    const target = findHashTarget(location.hash);
    if (!history.state) storePosition(target ? measureOffset(target) : findPart());
  }),
);

// Searching for the part in the frame that ends a jump would delay that frame.
addEventListener("scrollend", () => setTimeout(keepPosition, 100));

// A reload changes heights until the page is rendered, so only the browser can restore the position.
addEventListener("pagehide", () => {
  history.scrollRestoration = "auto";
});
addEventListener("pageshow", () => {
  history.scrollRestoration = "manual";
});
