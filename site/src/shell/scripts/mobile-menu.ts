import { onAction } from "../../browser/actions.ts";

const menu = () => document.querySelector<HTMLDialogElement>("#mobile-menu");
const close = () => menu()?.close();

onAction("open-menu", (_, event) => {
  event.preventDefault(); // without scripts the same button opens it as a popover
  menu()?.showModal();
});

onAction("close-menu", (_, event) => {
  event.preventDefault();
  close();
});

// A click next to the menu targets the dialog or the page below, depending on the browser.
document.addEventListener("click", ({ target }) => {
  if (!(target instanceof Element) || target.closest("[data-action=open-menu]")) return;
  if (!target.closest("#mobile-menu > *") || target.closest("#mobile-menu a")) close();
});

addEventListener("popstate", close);
matchMedia("(min-width: 997px)").addEventListener("change", close);
