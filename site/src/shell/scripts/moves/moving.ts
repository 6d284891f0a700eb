// What only a move needs: the history, and the page in the place of another.
import { announce, report } from "../../../browser/announce.ts";
import type { MoveType } from "../../../browser/move-events.ts";
import { loadPage } from "./load-page.ts";
import { swap } from "./swap.ts";

/** Where the reader is on a page; each entry of the history keeps it. */
interface ScrollPosition {
  scrollX: number;
  scrollY: number;
}

/** The address of the page shown. */
let shown = new URL(location.href);
let latest: AbortController | undefined;

/** Goes to an address of this site as if its link had been pressed. */
export async function navigate(target: string): Promise<void> {
  const to = new URL(target, location.href);
  keepPosition();
  if (!isSamePage(to, shown) || !to.hash) return move(to, "push");
  // To a part of this page the browser goes. A page that is still on its way is not wanted any more.
  latest?.abort();
  location.href = to.href;
}

function keepPosition(): void {
  // After Back or Forward the entry is that of the page to come.
  if (!isSamePage(new URL(location.href), shown)) return;
  if (history.state?.scrollX !== scrollX || history.state?.scrollY !== scrollY)
    history.replaceState({ scrollX, scrollY } satisfies ScrollPosition, "");
}

const isSamePage = (one: URL, other: URL) => one.pathname === other.pathname && one.search === other.search;

const scrollInstantly = ({ scrollX, scrollY }: ScrollPosition) =>
  scrollTo({ left: scrollX, top: scrollY, behavior: "instant" });

async function move(to: URL, type: MoveType, position: ScrollPosition = { scrollX: 0, scrollY: 0 }): Promise<void> {
  latest?.abort();
  const own = new AbortController();
  latest = own;
  send("move-begin", { type, signal: own.signal });
  const loaded = await loadPage(to).catch(() => undefined);
  if (own.signal.aborted) return;
  // The browser loads in full what cannot be had: once, for it then leaves this page, and what it finds there it shows.
  if (!loaded) {
    report("The page didn't load. Loading it again.");
    // After Back or Forward the address is already the new one: going there again would only follow its hash.
    if (type === "traverse") location.reload();
    else location.assign(to);
    return;
  }
  send("move-swap", loaded.page);
  shown = loaded.address;
  // Before the title changes, which belongs to the new entry.
  if (type === "push" && shown.href !== location.href) history.pushState(position, "", shown);
  const scripts = swap(loaded.page);
  scrollInstantly(position);
  if (type === "push" && shown.hash) followHash(shown.hash, position);
  history.scrollRestoration = "manual";
  send("move-end", undefined);
  await runScripts(scripts);
  announce(document.title);
}

function send<Name extends "move-begin" | "move-swap" | "move-end">(
  name: Name,
  detail: DocumentEventMap[Name]["detail"],
): void {
  document.dispatchEvent(new CustomEvent(name, { detail }));
}

/** Only the browser can apply `:target` to what the hash names. It forgets the position with that. */
function followHash(hash: string, position: ScrollPosition): void {
  location.replace(hash);
  history.replaceState(position, "");
}

/** Scripts of a page that was read as a document run only when they are made again. */
async function runScripts(scripts: Iterable<HTMLScriptElement>): Promise<void> {
  const running: Promise<unknown>[] = [];
  for (const script of scripts) {
    const again = document.createElement("script");
    for (const { name, value } of script.attributes) again.setAttribute(name, value);
    again.text = script.text;
    if (script.src) running.push(new Promise((done) => Object.assign(again, { onload: done, onerror: done })));
    script.replaceWith(again);
  }
  await Promise.all(running);
}

addEventListener("popstate", ({ state }: { state: ScrollPosition | null }) => {
  const to = new URL(location.href);
  if (!isSamePage(to, shown)) move(to, "traverse", state ?? undefined).catch(reportError);
  else {
    latest?.abort();
    if (state) scrollInstantly(state);
  }
});

// An entry that the browser made for a part of the page.
addEventListener("hashchange", () => {
  if (!history.state) keepPosition();
});

addEventListener("scrollend", keepPosition);

// Loaded anew, a page is put where it was by us too.
if (history.state) scrollInstantly(history.state);
else keepPosition();
history.scrollRestoration = "manual";
