import { afterSwap, draw, onNavigate } from "../../../browser/page.ts";
import { focusOn, hashTarget, reveal } from "../../../browser/reveal.ts";

/** Moves the focus to the heading, or to the hash's target, which may be in a closed fold. */
function arrive(): void {
  const target = hashTarget(location.hash);
  const heading = document.querySelector<HTMLElement>("h1");
  if (target) reveal(target, { scroll: !isTraversal });
  else if (heading) focusOn(heading);
}

// After Back and Forward, other code restores the scroll position.
let isTraversal = false;
onNavigate(({ type }) => {
  isTraversal = type === "traverse";
});

afterSwap(() => draw(arrive));

if (location.hash) draw(() => hashTarget(location.hash) && arrive());

addEventListener("hashchange", () => {
  const target = hashTarget(location.hash);
  if (target) reveal(target, { scroll: false });
});

// A second click on a link doesn't change the hash, but the reader wants to go there again. The router changes the hash
// of a first click, so this compares it before.
document.addEventListener(
  "click",
  ({ target }) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>("a[href*='#']");
    if (!link || link.pathname !== location.pathname || link.hash !== location.hash) return;
    const position = hashTarget(link.hash);
    if (position) setTimeout(() => reveal(position));
  },
  { capture: true },
);
