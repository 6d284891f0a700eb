import { colorCode } from "../../browser/color.ts";
import { createElement } from "../../browser/element.ts";

/** Colors visible code now, and the rest when its fold is opened. */
export function prepareCode(part: Element): void {
  for (const fold of part.querySelectorAll("details")) wrapCode(fold);
  colorShown(part);
  // `toggle` doesn't bubble, but can be captured.
  part.addEventListener(
    "toggle",
    ({ target: fold }) => {
      if (fold instanceof HTMLDetailsElement && fold.open) colorShown(fold);
    },
    true,
  );
}

/** Wraps the text of a fold in an element that scrolls and is focusable by keyboard. */
function wrapCode(fold: HTMLDetailsElement): void {
  const text = fold.lastChild;
  if (!(text instanceof Text)) return;
  const language = fold.dataset.lang ?? (fold.closest(".tabs") ? "" : "text");
  fold.append(createElement("pre", { class: "code", tabindex: "0", "data-plain": language }, text));
}

const colored = new WeakSet<Element>();

function colorShown(part: Element): void {
  for (const code of part.querySelectorAll<HTMLElement>("pre[data-plain]")) {
    if (colored.has(code) || code.closest("details:not([open])")) continue;
    colored.add(code);
    colorCode(code);
  }
}
