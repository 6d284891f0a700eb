// Only moves need this code, which changes the history and replaces the page.
import { announce } from "../../../browser/announce.ts";
import { failToLoad } from "../../../browser/need.ts";
import type { MoveType } from "../../../browser/page.ts";
import { type LoadedPage, loadPage } from "./load-page.ts";
import { keepPosition, pageTop, restorePosition, type ScrollPosition, scrollInstantly } from "./position.ts";
import { swapPage } from "./swap.ts";

let shownAddress = new URL(location.href);

// Before the first click, which then has nothing to store.
keepPosition();
let latestMove: AbortController | undefined;

/** Opens a URL of this site like a click on a link. */
export async function navigate(target: string): Promise<void> {
  const to = new URL(target, location.href);
  keepPosition();
  if (!isSamePage(to, shownAddress) || !to.hash) return moveTo(to, "push");
  // The browser itself scrolls to a part of this page. Stops fetching another page.
  latestMove?.abort();
  location.href = to.href;
}

const isSamePage = (one: URL, other: URL) => one.pathname === other.pathname && one.search === other.search;

async function moveTo(to: URL, type: MoveType, position: ScrollPosition = pageTop): Promise<void> {
  latestMove?.abort();
  const controller = new AbortController();
  latestMove = controller;
  dispatchMove("move-begin", { type, signal: controller.signal });
  try {
    const loaded = await loadPage(to);
    if (controller.signal.aborted) return;
    if (loaded) await showPage(loaded, type, position);
    // After Back or Forward, the location is already the new URL, so assigning it would load nothing.
    else if (type === "traverse") location.reload();
    else location.assign(to);
  } catch (error) {
    if (controller.signal.aborted) return;
    enterPage(to, type, position);
    if (!failToLoad(error)) controller.abort();
  }
}

/** Makes a URL the current one, with its own entry in the history. */
function enterPage(address: URL, type: MoveType, position: ScrollPosition): void {
  shownAddress = address;
  if (type === "push" && shownAddress.href !== location.href)
    history.pushState({ ...history.state, ...position }, "", shownAddress);
}

async function showPage({ page, address }: LoadedPage, type: MoveType, position: ScrollPosition): Promise<void> {
  dispatchMove("move-swap", page);
  // The page is entered before the title changes, because the new title belongs to the new entry.
  enterPage(address, type, position);
  const scripts = swapPage(page);
  scrollInstantly(position);
  if (type === "push" && shownAddress.hash) followHash(shownAddress.hash);
  dispatchMove("move-end", undefined);
  if (type === "traverse") restorePosition(position);
  await runScripts(scripts);
  announce(document.title);
}

function dispatchMove<Name extends "move-begin" | "move-swap" | "move-end">(
  name: Name,
  detail: DocumentEventMap[Name]["detail"],
): void {
  document.dispatchEvent(new CustomEvent(name, { detail }));
}

/** Only the browser can apply `:target`, which loses the position in `history.state`. */
function followHash(hash: string): void {
  const { state } = history;
  location.replace(hash);
  history.replaceState(state, "");
}

/** Scripts of a parsed document run only after they are created again. */
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
  // A crashed page without styles has no parts for another page.
  if (document.querySelector("body > .crash")) location.reload();
  else if (!isSamePage(to, shownAddress)) moveTo(to, "traverse", state ?? undefined).catch(reportError);
  else latestMove?.abort();
});
