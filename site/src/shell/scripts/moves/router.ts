import { requireScript } from "../../../browser/need.ts";
import { showRouterProgress } from "./progress.ts";

let navigate: ((target: string) => Promise<void>) | undefined;
/** The target of the last click while the router loads. */
let wanted: string | undefined;

/** Loads the router on demand, because pages without moves don't need it. */
async function loadRouter(): Promise<void> {
  ({ navigate } = await import("./moving.ts"));
}

// This entry of the history has a position, which the router restores.
if (history.state) requireScript(loadRouter());

// Handles Back or Forward before the router is loaded, because the browser only changes the URL.
const { pathname } = location;
addEventListener("popstate", () => {
  if (!navigate && location.pathname !== pathname) location.reload();
});

for (const type of ["pointerover", "focusin"]) {
  document.addEventListener(type, ({ target }) => {
    if (!navigate && target instanceof Element && target.closest("a[href]")) loadRouter().catch(() => {});
  });
}

/** The target of a click that is a move inside the site; undefined if the browser handles the click. */
function findTarget(event: MouseEvent): string | undefined {
  const link = event.target instanceof Element && event.target.closest("a[href]");
  const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.altKey || event.shiftKey);
  if (!link || !isPlain || event.defaultPrevented || link.matches("[download], [target]")) return undefined;
  const { href, origin } = new URL(link.getAttribute("href") ?? "", location.href);
  return origin === location.origin ? href : undefined;
}

const isOnThisPage = (target: string): boolean =>
  target.includes("#") && target.split("#")[0] === location.href.split("#")[0];

document.addEventListener("click", (event) => {
  const target = findTarget(event);
  // The browser itself scrolls to a part of this page.
  if (target === undefined || (!navigate && isOnThisPage(target))) return;
  event.preventDefault();
  wanted = target;
  const move = navigate ?? followOnceLoaded;
  move(target).catch(reportError);
});

async function followOnceLoaded(target: string): Promise<void> {
  showRouterProgress();
  try {
    await loadRouter();
  } catch {
    if (wanted === target) location.assign(target);
    return;
  }
  if (wanted === target) await navigate?.(target);
}
