import { onPage } from "./page.ts";

/** A heading counts as reached once it has come this near to the top, in pixels. */
const reachedAt = 128;

let mark: (() => void) | undefined;

/** Marks the section in view in the contents list. */
onPage(() => {
  const links = [...document.querySelectorAll<HTMLAnchorElement>(".contents a")];
  const headings = links.flatMap((link) => document.getElementById(decodeURIComponent(link.hash.slice(1))) ?? []);
  mark =
    headings.length === 0
      ? undefined
      : () => {
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
