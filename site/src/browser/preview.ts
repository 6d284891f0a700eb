import { adoptStyles } from "./adopt-styles.ts";
import { element } from "./element.ts";
import { onPage } from "./page.ts";
import styles from "./preview.css?inline";

adoptStyles(styles);

export interface Preview {
  link: HTMLAnchorElement;
  content: () => (string | Node)[];
}

type Finder = (target: Element) => Preview | undefined;

const showAfterMs = 250;
/** Time to move the pointer from the link to the preview. */
const hideAfterMs = 250;
const gapPx = 8;

let timer: ReturnType<typeof setTimeout> | undefined;
let shownFor: HTMLAnchorElement | undefined;
const finders: Finder[] = [];

/** Previews links on hover and focus. @param links a selector of the links that `find` accepts */
export function addPreviews(links: string, find: Finder): void {
  finders.push(find);
  // The reader may have hovered or focused a link before this script was loaded.
  const waiting = findPreview(document.querySelector(`:is(${links}):is(:hover, :focus-visible)`));
  if (waiting) later(() => show(waiting), showAfterMs);
}

function findPreview(target: EventTarget | null): Preview | undefined {
  if (!(target instanceof Element)) return undefined;
  for (const find of finders) {
    const preview = find(target);
    if (preview) return preview;
  }
  return undefined;
}

function makePreview(): HTMLElement {
  const attributes = { id: "link-preview", class: "link-preview", role: "tooltip", popover: "manual" };
  const preview = element("div", attributes);
  preview.addEventListener("pointerenter", () => clearTimeout(timer));
  preview.addEventListener("pointerleave", () => later(hideUnlessFocused, hideAfterMs));
  document.querySelector("main")?.append(preview);
  return preview;
}

function show({ link, content }: Preview): void {
  const preview = document.getElementById("link-preview") ?? makePreview();
  if (shownFor && shownFor !== link) hide();
  preview.replaceChildren(...content());
  preview.showPopover();
  shownFor = link;
  link.setAttribute("aria-describedby", preview.id);
  putBeside(link, preview);
}

function putBeside(link: HTMLAnchorElement, preview: HTMLElement): void {
  const location = link.getBoundingClientRect();
  const { width, height } = preview.getBoundingClientRect();
  const below = location.bottom + gapPx;
  const fitsBelow = below + height <= innerHeight - gapPx;
  // 100% is the page's width, which excludes the scroll bar.
  preview.style.left = `max(${gapPx}px, min(${location.left}px, 100% - ${width + gapPx}px))`;
  preview.style.top = `${fitsBelow ? below : Math.max(gapPx, location.top - gapPx - height)}px`;
}

function hide(): void {
  clearTimeout(timer);
  shownFor?.removeAttribute("aria-describedby");
  shownFor = undefined;
  const preview = document.getElementById("link-preview");
  if (preview?.matches(":popover-open")) preview.hidePopover();
}

function hideUnlessFocused(): void {
  if (!shownFor?.matches(":focus-visible")) hide();
}

function later(act: () => void, afterMs: number): void {
  clearTimeout(timer);
  timer = setTimeout(act, afterMs);
}

document.addEventListener("pointerover", (event) => {
  const preview = event.pointerType === "mouse" && findPreview(event.target);
  if (preview && preview.link !== shownFor) later(() => show(preview), showAfterMs);
  else if (preview) clearTimeout(timer);
});

document.addEventListener("pointerout", ({ target }) => {
  if (findPreview(target)) later(hideUnlessFocused, hideAfterMs);
});

document.addEventListener("focusin", ({ target }) => {
  const preview = findPreview(target);
  if (preview?.link.matches(":focus-visible")) show(preview);
});

document.addEventListener("focusout", ({ target }) => {
  if (findPreview(target)) hide();
});

// Focus and pointer stay on the link.
document.addEventListener("keydown", (event) => {
  if (event.key === "Escape" && shownFor) {
    event.preventDefault();
    hide();
  }
});

document.addEventListener("click", ({ target }) => {
  if (findPreview(target)) hide();
});

// The preview follows its link on scroll, until the link leaves the viewport.
addEventListener(
  "scroll",
  () => {
    const preview = document.getElementById("link-preview");
    if (!shownFor || !preview) return;
    const { top, bottom } = shownFor.getBoundingClientRect();
    if (bottom < 0 || top > innerHeight) hide();
    else putBeside(shownFor, preview);
  },
  { passive: true },
);

onPage(hide);
