import { colour } from "../../browser/colour.ts";
import { element } from "../../browser/element.ts";

/** Prepares the code in a part: visible code is colored now, the rest when its fold is opened. */
export function readyCode(part: Element): void {
  for (const fold of part.querySelectorAll("details")) wrapCode(fold);
  colourShown(part);
  // `toggle` does not bubble, but it can be captured.
  part.addEventListener(
    "toggle",
    ({ target: fold }) => {
      if (fold instanceof HTMLDetailsElement && fold.open) colourShown(fold);
    },
    true,
  );
}

/** Wraps code that is the text of a fold in an element that scrolls and is focusable by keyboard. */
function wrapCode(fold: HTMLDetailsElement): void {
  const text = fold.lastChild;
  if (!(text instanceof Text)) return;
  const language = fold.dataset.lang ?? (fold.closest(".tabs") ? "" : "text");
  fold.append(element("pre", { class: "code", tabindex: "0", "data-plain": language }, text));
}

const coloured = new WeakSet<Element>();

function colourShown(part: Element): void {
  for (const code of part.querySelectorAll<HTMLElement>("pre[data-plain]")) {
    if (coloured.has(code) || code.closest("details:not([open])")) continue;
    coloured.add(code);
    colour(code);
  }
}
