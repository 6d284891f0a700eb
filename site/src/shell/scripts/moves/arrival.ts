import { afterSwap, draw, onMove } from "../../../browser/page.ts";
import { focusOn, hashTarget, reveal } from "../../../browser/reveal.ts";

/** Moves the focus to the heading, or to the target of the hash, in closed parts too. */
function arrive(): void {
  const target = hashTarget(location.hash);
  const heading = document.querySelector<HTMLElement>("h1");
  if (target) reveal(target, { scroll: !isTraversal });
  else if (heading) focusOn(heading);
}

// Back and Forward put the reader where they were: the move itself scrolls.
let isTraversal = false;
onMove(({ type }) => {
  isTraversal = type === "traverse";
});

afterSwap(() => draw(arrive));

if (location.hash) draw(() => hashTarget(location.hash) && arrive());

addEventListener("hashchange", () => {
  const target = hashTarget(location.hash);
  if (target) reveal(target, { scroll: false });
});

// A second press on the same link changes no hash, but the reader wants to be there again.
document.addEventListener("click", ({ target }) => {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>("a[href*='#']");
  if (!link || link.pathname !== location.pathname) return;
  const position = hashTarget(link.hash);
  if (position && link.hash === location.hash) setTimeout(() => reveal(position));
});
