import { createButton, createElement } from "../../browser/element.ts";
import { showOwnUrl } from "../../browser/own-url.ts";
import { consoleStore, updateConsole } from "../../console/state/console-store.ts";
import { findBase, findKey, listTargets, type TargetChoice, updateKeys } from "../../console/target/targets.ts";

let target: TargetChoice = "sandbox";

const base = () => findBase({ target, otherBase: "" }, location);

/** The chosen server, with the key that the reader entered for it, here or in a console. */
export const readChoice = () => ({ target, key: findKey(base(), consoleStore.get()) });

/** A choice in one panel changes all. */
const allControls = new Set<{ select: HTMLSelectElement; input: HTMLInputElement }>();

export interface ControlListeners {
  onChoose(): void;
  onReset(button: HTMLElement): void;
}

export function createControls({ onChoose, onReset }: ControlListeners): HTMLElement {
  const select = createElement("select", { class: "small-button", "aria-label": "Where to run" });
  // The input is not a password field, because browsers offer to store passwords.
  const input = createElement("input", {
    class: "ran-key small-button",
    type: "text",
    placeholder: "Key",
    "aria-label": "API key, kept until you leave the page",
    autocomplete: "off",
    autocapitalize: "none",
    spellcheck: "false",
  });
  input.addEventListener("change", () => {
    updateConsole({ keys: updateKeys(base(), input.value.trim(), consoleStore.get()) });
    showChosen();
    onChoose();
  });
  select.addEventListener("change", () => {
    target = select.value as TargetChoice;
    showChosen();
    onChoose();
  });
  const reset = createButton("Reset", { class: "small-button" }, onReset);
  allControls.add({ select, input });
  showTargets();
  showChosen();
  return createElement("div", { class: "ran-controls" }, select, input, reset);
}

function showChosen(): void {
  const { key } = readChoice();
  for (const { select, input } of allControls) {
    select.value = target;
    input.value = key;
    input.hidden = target === "sandbox";
  }
}

function showTargets(): void {
  const targets = listTargets(location, consoleStore.get());
  if (targets.has("this")) showOwnUrl();
  for (const { select } of allControls) {
    if (select.length === targets.size) continue;
    select.replaceChildren(...[...targets].map(([value, words]) => createElement("option", { value }, words)));
    select.value = target;
  }
}

// Whether this page's server serves the API is known only after the guide has loaded.
consoleStore.subscribe(showTargets);

export function forgetControls(): void {
  allControls.clear();
}
