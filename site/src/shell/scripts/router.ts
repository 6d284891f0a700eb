import { navigate } from "astro:transitions/client";

/** Where a press on a link leads inside the site, if it is to be a move; all else is the browser's to do. */
function targetOf(event: MouseEvent): string | undefined {
  const link = event.target instanceof Element && event.target.closest("a[href]");
  const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.altKey || event.shiftKey);
  if (!link || !isPlain || event.defaultPrevented || link.matches("[download], [target]")) return undefined;
  const { href, origin } = new URL(link.getAttribute("href") ?? "", location.href);
  return origin === location.origin ? href : undefined;
}

document.addEventListener("click", (event) => {
  const target = targetOf(event);
  if (target === undefined) return;
  event.preventDefault();
  void navigate(target);
});
