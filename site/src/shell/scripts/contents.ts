import { onPage } from "../../browser/page.ts";

let mark: (() => void) | undefined;

/** Marks the section in view in the contents list. */
onPage(() => {
  const links = [...document.querySelectorAll<HTMLAnchorElement>(".contents a")];
  const headings = links.flatMap((link) => document.getElementById(decodeURIComponent(link.hash.slice(1))) ?? []);
  mark =
    headings.length === 0
      ? undefined
      : () => {
          const current = findCurrent(headings);
          links.forEach((link, index) => {
            if (index === current) link.setAttribute("aria-current", "location");
            else link.removeAttribute("aria-current");
          });
        };
  mark?.();
});

/** A share of the view's height: a heading above this position is the current one. */
const readAt = 0.3;

/** Finds the current section: a link's target while it is at the top, otherwise the last heading above that. */
function findCurrent(headings: readonly HTMLElement[]): number {
  const tops = headings.map((heading) => heading.getBoundingClientRect().top);
  const isReached = (top: number) => top <= innerHeight * readAt;
  const target = headings.findIndex(({ id }) => id === decodeURIComponent(location.hash.slice(1)));
  const top = tops[target] ?? -1;
  if (top >= 0 && isReached(top)) return target;
  const isAtEnd = innerHeight + scrollY >= document.documentElement.scrollHeight - 2;
  return isAtEnd ? headings.length - 1 : tops.filter(isReached).length - 1;
}

let isWaiting = false;
addEventListener(
  "scroll",
  () => {
    if (isWaiting || !mark) return;
    isWaiting = true;
    requestAnimationFrame(() => {
      isWaiting = false;
      mark?.();
    });
  },
  { passive: true },
);
