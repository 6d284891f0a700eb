import { createElement, createRef } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { adoptStyles } from "../browser/adopt-styles.ts";
import { beforeSwap, showCrash } from "../browser/page.ts";
import { loadIndex } from "./load.ts";
import { SearchDialog } from "./SearchDialog.tsx";
import styles from "./search.css?inline";

// The dialog outlives the pages it is shown on: it keeps the last words and is never drawn twice.
const location = document.createElement("div");
const dialog = createRef<HTMLDialogElement>();

// A style sheet of the document, unlike one in the head, stays when the page changes.
adoptStyles(styles);

const root = createRoot(location, { onUncaughtError: crash });
let isDrawn = false;

function draw(): void {
  isDrawn = true;
  flushSync(() => root.render(createElement(SearchDialog, { ref: dialog })));
}

/** React has taken the dialog away; the next opening draws a new one. */
function crash(error: unknown): void {
  isDrawn = false;
  location.remove();
  showCrash(error, openSearch);
}

const close = () => dialog.current?.close();
beforeSwap(close);
addEventListener("popstate", close);

export function openSearch(): void {
  loadIndex();
  document.body.append(location);
  if (!isDrawn) draw();
  if (!dialog.current?.open) dialog.current?.showModal();
  dialog.current?.querySelector("input")?.select();
}

export const prepareSearch = (): void => loadIndex();
