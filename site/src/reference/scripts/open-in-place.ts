import { createElement } from "../../browser/element.ts";
import { addMarks } from "./marks.ts";

/** Turns links to the fields of shared types into folds. */
export function addFolds(part: Element): void {
  for (const link of part.querySelectorAll<HTMLAnchorElement>("a.inside")) {
    const name = createElement("summary", {}, ...link.childNodes);
    const isFocused = link === document.activeElement;
    const attributes = { class: link.className, "data-entity": decodeURIComponent(link.hash.slice(1)) };
    link.replaceWith(createElement("details", attributes, name));
    if (isFocused) name.focus({ preventScroll: true });
  }
}

/** Inserts a copy of the shared type's entry without IDs, which must be unique. */
function fillFold(fold: HTMLDetailsElement): void {
  const entity = document.getElementById(fold.dataset.entity ?? "");
  if (!entity || fold.dataset.filled !== undefined) return;
  fold.dataset.filled = "";
  addMarks(entity);
  addFolds(entity);
  const parts = [...entity.querySelectorAll(":scope > .entity-text > :is(.fields, .values, .inside)")].map((part) => {
    const copy = part.cloneNode(true) as Element;
    for (const element of [copy, ...copy.querySelectorAll("[id]")]) element.removeAttribute("id");
    for (const open of copy.querySelectorAll("details[open]")) open.removeAttribute("open");
    return copy;
  });
  fold.append(...parts);
}

/** Nested fields stay folded. */
export function openFirstLevel(operation: Element): void {
  for (const fold of operation.querySelectorAll<HTMLDetailsElement>(".operation-text > details[data-entity]")) {
    fillFold(fold);
    fold.open = true;
  }
}

// `toggle` doesn't bubble, but can be captured.
document.addEventListener(
  "toggle",
  ({ target }) => {
    if (target instanceof HTMLDetailsElement && target.open && target.dataset.entity) fillFold(target);
  },
  true,
);

/** Whether the type contains itself, so that opening would never end. */
const isCircular = (fold: HTMLDetailsElement): boolean =>
  fold.dataset.entity !== undefined &&
  fold.parentElement?.closest(`[data-entity="${fold.dataset.entity}"], [id="${fold.dataset.entity}"]`) !== null;

function openAll(part: Element): void {
  for (const fold of part.querySelectorAll<HTMLDetailsElement>("details.inside:not([open])")) {
    if (isCircular(fold)) continue;
    fillFold(fold);
    fold.open = true;
    openAll(fold);
  }
}

/** Opens or closes all folds of an operation or entity. */
export function toggleFolds(button: HTMLElement): void {
  const part = button.closest(".operation, .entity");
  if (!part) return;
  const isOpen = button.ariaExpanded === "true";
  if (isOpen) for (const fold of part.querySelectorAll<HTMLDetailsElement>("details.inside[open]")) fold.open = false;
  else openAll(part);
  button.ariaExpanded = String(!isOpen);
  const words = isOpen ? "Expand all" : "Collapse all";
  button.textContent = words;
  button.ariaLabel = (button.ariaLabel ?? "").replace(/^[^:]+/, words);
}
