import { onAction } from "../../browser/actions.ts";
import { beforeSwap, runSetup } from "../../browser/page.ts";
import { writeStored } from "../../browser/stored.ts";

const root = document.documentElement;

const isDark = () => root.dataset.theme === "dark";

function applyTheme(theme: "light" | "dark"): void {
  root.dataset.theme = theme;
  showState();
}

function showState(): void {
  for (const toggle of document.querySelectorAll("[data-action=toggle-theme]")) {
    toggle.setAttribute("aria-pressed", String(isDark()));
  }
}

onAction("toggle-theme", () => {
  applyTheme(isDark() ? "light" : "dark");
  writeStored("theme", isDark() ? "dark" : "light");
});

// Follows changes in other tabs.
addEventListener("storage", ({ key, newValue }) => {
  if (key === "theme" || key === null) applyTheme(newValue === "dark" ? "dark" : "light");
});

beforeSwap(({ documentElement }) => {
  documentElement.dataset.theme = root.dataset.theme;
});

runSetup(showState);
