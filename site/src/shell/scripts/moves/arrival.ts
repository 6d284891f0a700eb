import { afterSwap, onNavigate, runSetup } from "../../../browser/page.ts";
import { findHashTarget, focusOn, revealElement } from "../../../browser/reveal.ts";

/** Moves the focus to the heading, or to the hash's target, which may be in a closed fold. */
function revealTarget(): void {
  const target = findHashTarget(location.hash);
  const heading = document.querySelector<HTMLElement>("h1");
  if (target) revealElement(target, { scroll: !isRestored });
  else if (heading) focusOn(heading);
}

// After Back, Forward, and a reload, the browser or other code restores the scroll position.
const [load] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
let isRestored = load?.type === "reload";
onNavigate(({ type }) => {
  isRestored = type === "traverse";
});

afterSwap(() => runSetup(revealTarget));

if (location.hash) runSetup(() => findHashTarget(location.hash) && revealTarget());

// The browser has scrolled already, so the frame that shows the target doesn't wait for the focus.
addEventListener("hashchange", () =>
  requestAnimationFrame(() => {
    const target = findHashTarget(location.hash);
    if (target) revealElement(target, { scroll: false });
  }),
);

// A second click on a link doesn't change the hash, but the reader wants to go there again. The router changes the hash
// of a first click, so this compares it before.
document.addEventListener(
  "click",
  ({ target }) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>("a[href*='#']");
    if (!link || link.pathname !== location.pathname || link.hash !== location.hash) return;
    const position = findHashTarget(link.hash);
    if (position) setTimeout(() => revealElement(position));
  },
  { capture: true },
);
