import { adoptStyles } from "./adopt-styles.ts";
import { createElement } from "./element.ts";
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
let previewedLink: HTMLAnchorElement | undefined;
const finders: Finder[] = [];

/** Previews links on hover and focus. @param links a selector of the links that `find` accepts */
export function addPreviews(links: string, find: Finder): void {
  finders.push(find);
  // The reader may have hovered or focused a link before this script was loaded.
  const waiting = findPreview(document.querySelector(`:is(${links}):is(:hover, :focus-visible)`));
  if (waiting) startTimer(() => showPreview(waiting), showAfterMs);
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
  const preview = createElement("div", attributes);
  preview.addEventListener("pointerenter", () => clearTimeout(timer));
  preview.addEventListener("pointerleave", () => startTimer(hideUnlessFocused, hideAfterMs));
  document.querySelector("main")?.append(preview);
  return preview;
}

function showPreview({ link, content }: Preview): void {
  const preview = document.getElementById("link-preview") ?? makePreview();
  if (previewedLink && previewedLink !== link) hidePreview();
  preview.replaceChildren(...content());
  preview.showPopover();
  previewedLink = link;
  link.setAttribute("aria-describedby", preview.id);
  placeNextTo(link, preview);
}

function placeNextTo(link: HTMLAnchorElement, preview: HTMLElement): void {
  const location = link.getBoundingClientRect();
  const { width, height } = preview.getBoundingClientRect();
  const below = location.bottom + gapPx;
  const fitsBelow = below + height <= innerHeight - gapPx;
  // 100% is the page's width, which excludes the scroll bar.
  preview.style.left = `max(${gapPx}px, min(${location.left}px, 100% - ${width + gapPx}px))`;
  preview.style.top = `${fitsBelow ? below : Math.max(gapPx, location.top - gapPx - height)}px`;
}

function hidePreview(): void {
  clearTimeout(timer);
  previewedLink?.removeAttribute("aria-describedby");
  previewedLink = undefined;
  const preview = document.getElementById("link-preview");
  if (preview?.matches(":popover-open")) preview.hidePopover();
}

function hideUnlessFocused(): void {
  if (!previewedLink?.matches(":focus-visible")) hidePreview();
}

function startTimer(act: () => void, afterMs: number): void {
  clearTimeout(timer);
  timer = setTimeout(act, afterMs);
}

document.addEventListener("pointerover", (event) => {
  const preview = event.pointerType === "mouse" && findPreview(event.target);
  if (preview && preview.link !== previewedLink) startTimer(() => showPreview(preview), showAfterMs);
  else if (preview) clearTimeout(timer);
});

document.addEventListener("pointerout", ({ target }) => {
  if (findPreview(target)) startTimer(hideUnlessFocused, hideAfterMs);
});

document.addEventListener("focusin", ({ target }) => {
  const preview = findPreview(target);
  if (preview?.link.matches(":focus-visible")) showPreview(preview);
});

document.addEventListener("focusout", ({ target }) => {
  if (findPreview(target)) hidePreview();
});

// Focus and pointer stay on the link.
document.addEventListener("keydown", (event) => {
  if (event.key === "Escape" && previewedLink) {
    event.preventDefault();
    hidePreview();
  }
});

document.addEventListener("click", ({ target }) => {
  if (findPreview(target)) hidePreview();
});

// The preview follows its link on scroll, until the link leaves the viewport.
addEventListener(
  "scroll",
  () => {
    const preview = document.getElementById("link-preview");
    if (!previewedLink || !preview) return;
    const { top, bottom } = previewedLink.getBoundingClientRect();
    if (bottom < 0 || top > innerHeight) hidePreview();
    else placeNextTo(previewedLink, preview);
  },
  { passive: true },
);

onPage(hidePreview);
