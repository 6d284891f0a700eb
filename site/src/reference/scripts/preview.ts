import { onPage } from "../../shell/scripts/page/page.ts";

const showAfterMs = 250;
/** Long enough to move the pointer from the link onto the preview. */
const hideAfterMs = 250;
const shownFields = 8;
const gapPx = 8;

let timer: ReturnType<typeof setTimeout> | undefined;
let shownFor: HTMLAnchorElement | undefined;

/** The link to a shared type under the pointer or the focus, and the entry of that type. */
function findType(target: EventTarget | null): { link: HTMLAnchorElement; entity: Element } | undefined {
  if (!(target instanceof Element)) return undefined;
  const link = target.closest<HTMLAnchorElement>(".reference-main .facts a[href^='#']");
  const entity = link && document.getElementById(decodeURIComponent(link.hash.slice(1)));
  return link && entity?.matches(".entity") ? { link, entity } : undefined;
}

function makePreview(): HTMLElement {
  const preview = document.createElement("div");
  preview.id = "type-preview";
  preview.className = "type-preview";
  preview.role = "tooltip";
  preview.popover = "manual";
  preview.addEventListener("pointerenter", () => clearTimeout(timer));
  preview.addEventListener("pointerleave", () => later(hide, hideAfterMs));
  document.querySelector("main")?.append(preview);
  return preview;
}

function element(tag: string, ...content: (string | Node)[]): HTMLElement {
  const made = document.createElement(tag);
  made.append(...content);
  return made;
}

/** Name, first words and first fields of a type. */
function buildContent(entity: Element): HTMLElement[] {
  const text = (place: string) => entity.querySelector(`:scope > .entity-text > ${place}`)?.textContent?.trim() ?? "";
  const fields = [...entity.querySelectorAll(":scope > .entity-text > .fields > li")];
  const items = fields.slice(0, shownFields).map((field) => {
    const part = (place: string) => field.querySelector(`:scope > ${place}`)?.textContent?.trim() ?? "";
    return element("li", element("code", part(":first-child")), ` ${part(".facts").split(" · ")[0] ?? ""}`);
  });
  const rest = fields.length - items.length;
  if (rest > 0) items.push(element("li", `and ${rest} more`));
  const name = entity.querySelector("h3")?.firstChild?.textContent ?? "";
  return [element("b", name), element("p", text("p")), element("ul", ...items)];
}

function show(link: HTMLAnchorElement, entity: Element): void {
  const preview = document.getElementById("type-preview") ?? makePreview();
  if (shownFor && shownFor !== link) hide();
  preview.replaceChildren(...buildContent(entity));
  preview.showPopover();
  shownFor = link;
  link.setAttribute("aria-describedby", preview.id);
  putBeside(link, preview);
}

function putBeside(link: HTMLAnchorElement, preview: HTMLElement): void {
  const place = link.getBoundingClientRect();
  const { width, height } = preview.getBoundingClientRect();
  const below = place.bottom + gapPx;
  const fitsBelow = below + height <= innerHeight - gapPx;
  preview.style.left = `${Math.max(gapPx, Math.min(place.left, document.documentElement.clientWidth - width - gapPx))}px`;
  preview.style.top = `${fitsBelow ? below : Math.max(gapPx, place.top - gapPx - height)}px`;
}

function hide(): void {
  clearTimeout(timer);
  shownFor?.removeAttribute("aria-describedby");
  shownFor = undefined;
  const preview = document.getElementById("type-preview");
  if (preview?.matches(":popover-open")) preview.hidePopover();
}

function later(act: () => void, afterMs: number): void {
  clearTimeout(timer);
  timer = setTimeout(act, afterMs);
}

document.addEventListener("pointerover", (event) => {
  const found = event.pointerType === "mouse" && findType(event.target);
  if (found && found.link !== shownFor) later(() => show(found.link, found.entity), showAfterMs);
  else if (found) clearTimeout(timer);
});

document.addEventListener("pointerout", ({ target }) => {
  if (findType(target)) later(hide, hideAfterMs);
});

document.addEventListener("focusin", ({ target }) => {
  const found = findType(target);
  if (found?.link.matches(":focus-visible")) show(found.link, found.entity);
});

document.addEventListener("focusout", ({ target }) => {
  if (findType(target)) hide();
});

// Escape takes the preview away and leaves pointer and focus where they are.
document.addEventListener("keydown", (event) => {
  if (event.key === "Escape" && shownFor) {
    event.preventDefault();
    hide();
  }
});

document.addEventListener("click", ({ target }) => {
  if (findType(target)) hide();
});

// It follows its link, as when the focus on that scrolls the page, until the link is out of sight.
addEventListener(
  "scroll",
  () => {
    const preview = document.getElementById("type-preview");
    if (!shownFor || !preview) return;
    const { top, bottom } = shownFor.getBoundingClientRect();
    if (bottom < 0 || top > innerHeight) hide();
    else putBeside(shownFor, preview);
  },
  { passive: true },
);

onPage(hide);

// The reader may have come to a type while this was on its way.
const waiting = findType(document.querySelector(".reference-main .facts a:is(:hover, :focus-visible)"));
if (waiting) later(() => show(waiting.link, waiting.entity), showAfterMs);
