// Code that only navigation needs: it changes the history and replaces the page.
import { announce } from "../../../browser/announce.ts";
import { failToLoad } from "../../../browser/need.ts";
import type { MoveType } from "../../../browser/page.ts";
import { type LoadedPage, loadPage } from "./load-page.ts";
import { keepPosition, pageTop, restorePosition, type ScrollPosition, scrollInstantly } from "./position.ts";
import { swap } from "./swap.ts";

/** The URL of the current page. */
let shown = new URL(location.href);
let latest: AbortController | undefined;

/** Opens a URL of this site as if its link had been clicked. */
export async function navigate(target: string): Promise<void> {
  const to = new URL(target, location.href);
  keepPosition();
  if (!isSamePage(to, shown) || !to.hash) return move(to, "push");
  // The browser itself scrolls to a part of this page. A page that is still being fetched is no longer needed.
  latest?.abort();
  location.href = to.href;
}

const isSamePage = (one: URL, other: URL) => one.pathname === other.pathname && one.search === other.search;

async function move(to: URL, type: MoveType, position: ScrollPosition = pageTop): Promise<void> {
  latest?.abort();
  const own = new AbortController();
  latest = own;
  send("move-begin", { type, signal: own.signal });
  try {
    const loaded = await loadPage(to);
    if (own.signal.aborted) return;
    if (loaded) await show(loaded, type, position);
    // After Back or Forward, the URL is already the new one, so opening it again would only follow its hash.
    else if (type === "traverse") location.reload();
    else location.assign(to);
  } catch (error) {
    if (own.signal.aborted) return;
    enter(to, type, position);
    if (!failToLoad(error)) own.abort();
  }
}

/** Makes a URL the current one, with an entry in the history. */
function enter(address: URL, type: MoveType, position: ScrollPosition): void {
  shown = address;
  if (type === "push" && shown.href !== location.href) history.pushState({ ...history.state, ...position }, "", shown);
}

async function show({ page, address }: LoadedPage, type: MoveType, position: ScrollPosition): Promise<void> {
  send("move-swap", page);
  // This must be before the title changes, because the new title belongs to the new entry.
  enter(address, type, position);
  const scripts = swap(page);
  scrollInstantly(position);
  if (type === "push" && shown.hash) followHash(shown.hash);
  send("move-end", undefined);
  if (type === "traverse") restorePosition(position);
  await runScripts(scripts);
  announce(document.title);
}

function send<Name extends "move-begin" | "move-swap" | "move-end">(
  name: Name,
  detail: DocumentEventMap[Name]["detail"],
): void {
  document.dispatchEvent(new CustomEvent(name, { detail }));
}

/** Only the browser can apply `:target` to the target of a hash. Doing so loses the scroll position. */
function followHash(hash: string): void {
  const { state } = history;
  location.replace(hash);
  history.replaceState(state, "");
}

/** Scripts in a parsed document run only when they are created again. */
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
  // A page that crashed without its styles has no parts that another page could use.
  if (document.querySelector("body > .crash")) location.reload();
  else if (!isSamePage(to, shown)) move(to, "traverse", state ?? undefined).catch(reportError);
  else latest?.abort();
});
