import { createElement, createRef } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { adoptStyles } from "../browser/adopt-styles.ts";
import { beforeSwap, showCrash } from "../browser/page.ts";
import { loadIndex } from "./load.ts";
import { SearchDialog } from "./SearchDialog.tsx";
import styles from "./search.css?inline";

// Created once and kept when the page changes, with its last query.
const container = document.createElement("div");
const dialog = createRef<HTMLDialogElement>();

// Unlike a style sheet in the head, an adopted one stays when the page changes.
adoptStyles(styles);

const root = createRoot(container, { onUncaughtError: crash });
let isDrawn = false;

function draw(): void {
  isDrawn = true;
  flushSync(() => root.render(createElement(SearchDialog, { ref: dialog })));
}

/** React has removed the dialog; the next opening renders a new one. */
function crash(error: unknown): void {
  isDrawn = false;
  container.remove();
  showCrash(error, () => openSearch());
}

const close = () => dialog.current?.close();
beforeSwap(close);
addEventListener("popstate", close);

/** @param typed the text typed while the dialog loaded, which becomes the query; a line break opens the first result */
export function openSearch(typed = ""): void {
  loadIndex();
  document.body.append(container);
  if (!isDrawn) draw();
  if (!dialog.current?.open) dialog.current?.showModal();
  const input = dialog.current?.querySelector("input");
  input?.select();
  if (!typed) return;
  input?.setRangeText(typed, 0, input.value.length, "end");
  input?.dispatchEvent(new Event("input", { bubbles: true }));
  if (typed.includes("\n")) input?.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
}

export const prepareSearch = (): void => loadIndex();
