import { type TargetHere, targetsHere } from "../console/targets.ts";
import { visitNow } from "../console/visit.ts";
import { element } from "./ran-panel.ts";

/** Where the guides of this visit are run; the key is kept nowhere else. */
export const chosen: { target: TargetHere; key: string } = { target: "sandbox", key: "" };

/** Each panel has them; what is chosen in one, all of them show. */
const all = new Set<{ target: HTMLSelectElement; key: HTMLInputElement }>();

/** What follows when a reader uses the controls. */
export interface Uses {
  onChoose(): void;
  onReset(button: HTMLElement): void;
}

/** Where to run, the key for a server, and a way to begin again. */
export function controls({ onChoose, onReset }: Uses): HTMLElement {
  const target = element("select", { "aria-label": "Where to run" });
  // Not a password field, so that no browser offers to store it.
  const key = element("input", {
    ...{ class: "ran-key", type: "text", placeholder: "Key", "aria-label": "Key, kept until you leave" },
    ...{ autocomplete: "off", autocapitalize: "none", spellcheck: "false" },
  });
  const choose = (change: Partial<typeof chosen>) => {
    Object.assign(chosen, change);
    showChosen();
    onChoose();
  };
  key.addEventListener("change", () => choose({ key: key.value.trim() }));
  target.addEventListener("change", () => choose({ target: target.value as TargetHere }));
  const reset = element("button", { type: "button", class: "ran-reset" }, "Reset");
  reset.addEventListener("click", () => onReset(reset));
  all.add({ target, key });
  showTargets();
  showChosen();
  return element("div", { class: "ran-controls" }, target, key, reset);
}

function showChosen(): void {
  for (const { target, key } of all) {
    target.value = chosen.target;
    key.value = chosen.key;
    key.hidden = chosen.target === "sandbox";
  }
}

function showTargets(): void {
  const targets = targetsHere(location, visitNow.get());
  for (const { target } of all) {
    if (target.length === targets.size) continue;
    target.replaceChildren(...[...targets].map(([value, words]) => element("option", { value }, words)));
    target.value = chosen.target;
  }
}

// That the page's own server answers calls is learned while a guide loads.
visitNow.subscribe(showTargets);

/** The panels are gone. */
export function forgetControls(): void {
  all.clear();
}
