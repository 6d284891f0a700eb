import { onAction } from "../../browser/actions.ts";
import { beforeSwap } from "../../browser/page.ts";
import { writeStored } from "../../browser/stored.ts";

const root = document.documentElement;

onAction("close-announcement", () => {
  root.dataset.announcementClosed = "";
  writeStored("announcement.dismissed", root.dataset.announcement ?? "");
  document.querySelector<HTMLElement>(".home-link")?.focus();
});

beforeSwap(({ documentElement }) => {
  if (root.dataset.announcementClosed !== undefined) documentElement.dataset.announcementClosed = "";
});
