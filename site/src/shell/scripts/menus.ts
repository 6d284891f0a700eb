import { onAction } from "../../browser/actions.ts";
import { positionAfterKey } from "../../browser/next-by-key.ts";
import { runSetup } from "../../browser/page.ts";
import { readStored, writeStored } from "../../browser/stored.ts";

function setUpMenu(menu: HTMLElement): void {
  const button = menu.querySelector<HTMLElement>("[aria-haspopup=menu]");
  const items = [...menu.querySelectorAll<HTMLElement>("[role^=menuitem]")];
  if (!button) return;
  for (const item of items) item.tabIndex = -1;

  const isOpen = () => button.getAttribute("aria-expanded") === "true";
  const setOpen = (open: boolean) => button.setAttribute("aria-expanded", String(open));
  const openAt = (index: number) => {
    setOpen(true);
    items.at(index)?.focus();
  };
  const close = () => {
    setOpen(false);
    button.focus();
  };

  button.addEventListener("click", () => (isOpen() ? close() : openAt(0)));
  menu.addEventListener("focusout", ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && menu.contains(relatedTarget))) setOpen(false);
  });
  menu.addEventListener("click", ({ target }) => {
    const item = target instanceof Element && target.closest<HTMLElement>("button[role^=menuitem]");
    if (!item) return;
    const { version } = item.dataset;
    if (version) writeStored("docs.version", version);
    showValue(menu, item);
    close();
  });
  menu.addEventListener("keydown", (event) => {
    if (event.key === "Tab") setOpen(false); // and the browser continues with the default action
    if (event.key === "Escape" && isOpen()) close();
    if (!isOpen() && !event.key.startsWith("Arrow")) return;
    const closed = event.key === "ArrowUp" ? 0 : -1;
    const position = isOpen() ? items.indexOf(document.activeElement as HTMLElement) : closed;
    const next = positionAfterKey(event.key, position, items.length, ["ArrowDown", "ArrowUp"]);
    if (next === undefined) return;
    event.preventDefault();
    openAt(next);
  });
}

function showValue(menu: HTMLElement, chosen: HTMLElement): void {
  for (const item of menu.querySelectorAll("[role=menuitemradio]")) {
    item.setAttribute("aria-checked", String(item === chosen));
  }
  const words = [...chosen.childNodes].filter((node) => !(node instanceof SVGElement));
  menu.querySelector("[data-menu-value]")?.replaceChildren(...words.map((node) => node.cloneNode(true)));
}

// Once, because the bar stays when the page changes.
runSetup(() => {
  const version = readStored("docs.version");
  for (const menu of document.querySelectorAll<HTMLElement>("[data-menu]")) {
    setUpMenu(menu);
    const chosen = [...menu.querySelectorAll<HTMLElement>("[data-version]")].find(
      (item) => item.dataset.version === version,
    );
    if (chosen) showValue(menu, chosen);
  }
});

// A click outside focusable elements moves no focus, but must close menus.
document.addEventListener("pointerdown", ({ target }) => {
  for (const button of document.querySelectorAll("[data-menu] [aria-expanded=true]")) {
    if (!(target instanceof Node && button.parentElement?.contains(target))) {
      button.setAttribute("aria-expanded", "false");
    }
  }
});

const mobileMenu = () => document.querySelector<HTMLDialogElement>("#mobile-menu");
const closeMobileMenu = () => mobileMenu()?.close();

onAction("open-menu", (_, event) => {
  event.preventDefault(); // without scripts the same button opens it as a popover
  mobileMenu()?.showModal();
});

onAction("close-menu", (_, event) => {
  event.preventDefault();
  closeMobileMenu();
});

// A click next to the menu targets the dialog or the page below, depending on the browser.
document.addEventListener("click", ({ target }) => {
  if (!(target instanceof Element) || target.closest("[data-action=open-menu]")) return;
  if (!target.closest("#mobile-menu > *") || target.closest("#mobile-menu a")) closeMobileMenu();
});

addEventListener("popstate", closeMobileMenu);
matchMedia("(min-width: 997px)").addEventListener("change", closeMobileMenu);
