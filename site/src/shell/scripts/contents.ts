import { onPage } from "./page/page.ts";

let mark: (() => void) | undefined;

/** Marks the section in view in the contents list. */
onPage(() => {
  const links = [...document.querySelectorAll<HTMLAnchorElement>(".contents a")];
  const headings = links.flatMap((link) => document.getElementById(decodeURIComponent(link.hash.slice(1))) ?? []);
  mark =
    headings.length === 0
      ? undefined
      : () => {
          // A heading counts as reached once it is little below the place where a link to it ends.
          const reachedAt = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) + 44;
          const isAtEnd = innerHeight + scrollY >= document.documentElement.scrollHeight - 2;
          const reached = headings.filter((heading) => heading.getBoundingClientRect().top <= reachedAt).length;
          const current = isAtEnd ? headings.length - 1 : reached - 1;
          links.forEach((link, index) => {
            if (index === current) link.setAttribute("aria-current", "location");
            else link.removeAttribute("aria-current");
          });
        };
  mark?.();
});

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
