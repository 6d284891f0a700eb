import { afterSwap } from "../../../browser/page.ts";
import { openFolds } from "../../../browser/reveal.ts";
import { anchorScroll } from "../../../browser/scroll-anchor.ts";

/** The reader's position on a page; each entry of the history keeps it. */
export interface ScrollPosition {
  scrollX: number;
  scrollY: number;
  /**
   * The part that is being read. Its height may change before the page is shown again, so pixels alone don't lead
   * there.
   */
  part?: { id: string; top: number } | undefined;
}

export const pageTop: ScrollPosition = { scrollX: 0, scrollY: 0, part: undefined };

const readAddress = () => location.pathname + location.search;
let shown = readAddress();

/** Keeps where the reader is. After Back or Forward the entry may be that of the page to come. */
export function keepPosition(): void {
  if (readAddress() !== shown) return;
  if (history.state?.scrollX !== scrollX || history.state?.scrollY !== scrollY)
    history.replaceState({ ...history.state, scrollX, scrollY, part: findPart() }, "");
}

/** The part with an ID that begins nearest to the top of the window, in the column of text. */
function findPart(): ScrollPosition["part"] {
  const main = document.querySelector("main");
  const { left = 0, width = 0 } = main?.getBoundingClientRect() ?? {};
  const parts = [0.25, 0.5, 0.75].flatMap((height) => {
    let part = document.elementFromPoint(left + width / 4, innerHeight * height);
    if (!main?.contains(part)) return [];
    while (part && !part.id) part = part.previousElementSibling ?? part.parentElement;
    return part && part !== main ? [{ id: part.id, top: part.getBoundingClientRect().top }] : [];
  });
  return parts.toSorted((a, b) => Math.abs(a.top) - Math.abs(b.top))[0];
}

export const scrollInstantly = ({ scrollX, scrollY }: ScrollPosition): void =>
  scrollTo({ left: scrollX, top: scrollY, behavior: "instant" });

/** Goes where the reader was, after Back or Forward. */
export function restorePosition(position: ScrollPosition): void {
  scrollInstantly(position);
  const { id, top = 0 } = position.part ?? {};
  const part = id === undefined ? null : document.getElementById(id);
  if (!part) return;
  openFolds(part);
  // Draws the part, if it isn't yet.
  part.scrollIntoView({ behavior: "instant" });
  scrollBy({ top: part.getBoundingClientRect().top - top, behavior: "instant" });
  anchorScroll(part);
}

afterSwap(() => {
  shown = readAddress();
});

// The browser would go to the part that the hash names, not to where the reader was below it.
history.scrollRestoration = "manual";
addEventListener("popstate", ({ state }: { state: ScrollPosition | null }) => {
  if (state && readAddress() === shown) restorePosition(state);
});

// An entry that the browser made for a part of the page.
addEventListener("hashchange", () => {
  if (!history.state) keepPosition();
});

addEventListener("scrollend", keepPosition);

// A page that is loaded again has other heights until it is drawn, which only the browser can restore.
addEventListener("pagehide", () => {
  history.scrollRestoration = "auto";
});
addEventListener("pageshow", () => {
  history.scrollRestoration = "manual";
});
