import { onAction } from "./page/actions.ts";
import { beforeSwap } from "./page/move-events.ts";
import { store } from "./page/stored.ts";

const root = document.documentElement;

onAction("close-announcement", () => {
  root.dataset.announcementClosed = "";
  store("announcement.dismissed", root.dataset.announcement ?? "");
  document.querySelector<HTMLElement>(".home-link")?.focus();
});

beforeSwap(({ documentElement }) => {
  if (root.dataset.announcementClosed !== undefined) documentElement.dataset.announcementClosed = "";
});
