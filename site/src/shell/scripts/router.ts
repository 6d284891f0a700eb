let navigate: ((target: string) => unknown) | undefined;

/** Fetched when a move may come: a page that is only read goes without. */
async function loadRouter(): Promise<void> {
  ({ navigate } = await import("./moving.ts"));
}

// The router keeps the reader's place in this entry of the history and puts it back.
if (history.state) void loadRouter();

for (const type of ["pointerover", "focusin"]) {
  document.addEventListener(type, ({ target }) => {
    if (!navigate && target instanceof Element && target.closest("a[href]")) loadRouter().catch(() => {});
  });
}

/** Where a press on a link leads inside the site, if it is to be a move; all else is the browser's to do. */
function targetOf(event: MouseEvent): string | undefined {
  const link = event.target instanceof Element && event.target.closest("a[href]");
  const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.altKey || event.shiftKey);
  if (!link || !isPlain || event.defaultPrevented || link.matches("[download], [target]")) return undefined;
  const { href, origin } = new URL(link.getAttribute("href") ?? "", location.href);
  return origin === location.origin ? href : undefined;
}

const isOnThisPage = (target: string): boolean =>
  target.includes("#") && target.split("#")[0] === location.href.split("#")[0];

document.addEventListener("click", (event) => {
  const target = targetOf(event);
  // To a part of this page the browser goes as well.
  if (target === undefined || (!navigate && isOnThisPage(target))) return;
  event.preventDefault();
  if (navigate) void navigate(target);
  else
    loadRouter().then(
      () => navigate?.(target),
      () => location.assign(target),
    );
});
