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

// A press next to the menu lands on the dialog itself or on the page below it, as the browser likes.
document.addEventListener("click", ({ target }) => {
  if (!(target instanceof Element) || target.closest("[data-action=open-menu]")) return;
  if (!target.closest("#mobile-menu > *") || target.closest("#mobile-menu a")) close();
});

addEventListener("popstate", close);
matchMedia("(min-width: 997px)").addEventListener("change", close);
