import { onPage, runSetup } from "../../browser/page.ts";
import { findHashTarget } from "../../browser/reveal.ts";

let markCurrent: (() => void) | undefined;
let isWaiting = false;

/** Marks the section in view in the next frame, because it needs the layout. */
function markSoon(): void {
  if (isWaiting || !markCurrent) return;
  isWaiting = true;
  requestAnimationFrame(() => {
    isWaiting = false;
    if (markCurrent) runSetup(markCurrent);
  });
}

onPage(() => {
  const links = [...document.querySelectorAll<HTMLAnchorElement>(".contents a")];
  const headings = links.flatMap((link) => document.getElementById(decodeURIComponent(link.hash.slice(1))) ?? []);
  markCurrent =
    headings.length === 0
      ? undefined
      : () => {
          const current = findCurrent(headings);
          links.forEach((link, index) => {
            if (index === current) link.setAttribute("aria-current", "location");
            else link.removeAttribute("aria-current");
          });
        };
  markSoon();
});

addEventListener("scroll", markSoon, { passive: true });
// At the end of the page, a link doesn't scroll.
addEventListener("hashchange", markSoon);

/** A heading above this share of the view's height is the current one. */
const readingPosition = 0.3;

/**
 * The target of a link that is at the top, or that can't get there. Otherwise, the last section at the end, or the last
 * one above `readingPosition`.
 */
function findCurrent(headings: readonly HTMLElement[]): number {
  const tops = headings.map((heading) => heading.getBoundingClientRect().top);
  const isReached = (top: number) => top <= innerHeight * readingPosition;
  const named = findHashTarget(location.hash);
  const target = named ? headings.indexOf(named) : -1;
  const top = tops[target] ?? -1;
  const isAtEnd = innerHeight + scrollY >= document.documentElement.scrollHeight - 2;
  if (top >= 0 && (isAtEnd || isReached(top))) return target;
  return isAtEnd ? headings.length - 1 : tops.filter(isReached).length - 1;
}
