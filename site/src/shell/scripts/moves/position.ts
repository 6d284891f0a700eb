import { afterSwap } from "../../../browser/page.ts";

/** Where the reader is on a page; each entry of the history keeps it. */
export interface ScrollPosition {
  scrollX: number;
  scrollY: number;
}

const readAddress = () => location.pathname + location.search;
let shown = readAddress();

/** Keeps where the reader is. After Back or Forward the entry may be that of the page to come. */
export function keepPosition(): void {
  if (readAddress() !== shown) return;
  if (history.state?.scrollX !== scrollX || history.state?.scrollY !== scrollY)
    history.replaceState({ ...history.state, scrollX, scrollY }, "");
}

export const scrollInstantly = ({ scrollX, scrollY }: ScrollPosition): void =>
  scrollTo({ left: scrollX, top: scrollY, behavior: "instant" });

afterSwap(() => {
  shown = readAddress();
});

// The browser would go to the part that the hash names, not to where the reader was below it.
history.scrollRestoration = "manual";
addEventListener("popstate", ({ state }: { state: ScrollPosition | null }) => {
  if (state && readAddress() === shown) scrollInstantly(state);
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
