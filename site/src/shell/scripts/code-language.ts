import { positionAfterKey } from "../../browser/next-by-key.ts";
import { beforeSwap } from "../../browser/page.ts";

/** Chosen languages by selector. Not stored, so they last for the visit. */
const chosenLanguages = new Map<string, string>();

const samples = "[data-sample]";

function showLanguage(page: Document, groups: string, choice: string): void {
  const name = groups === samples ? "lang" : "view";
  for (const group of page.querySelectorAll(groups)) {
    const parts = [...group.querySelectorAll<HTMLElement>(`[data-${name}]`)];
    if (!parts.some((part) => part.dataset[name] === choice)) continue;
    for (const part of parts) {
      const isChosen = part.dataset[name] === choice;
      if (part instanceof HTMLDetailsElement) {
        part.open = isChosen;
      } else if (part.role === "tab") {
        part.ariaSelected = String(isChosen);
        part.tabIndex = isChosen ? 0 : -1;
      } else {
        part.toggleAttribute("data-shown", isChosen);
      }
    }
  }
}

function chooseTab(tab: HTMLElement): void {
  const { view } = tab.dataset;
  const choice = view ?? tab.closest<HTMLElement>("[data-lang]")?.dataset.lang;
  if (!choice) return;
  const groups = view ? `[data-views="${tab.closest<HTMLElement>("[data-views]")?.dataset.views}"]` : samples;
  chosenLanguages.set(groups, choice);
  // Samples above change their height, too, but the clicked one stays in place on the screen.
  const before = tab.getBoundingClientRect().top;
  showLanguage(document, groups, choice);
  scrollBy({ top: tab.getBoundingClientRect().top - before, behavior: "instant" });
}

const tabOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>(":is([data-sample], [data-views]) [role=tab]") : null;

/** In the reference, languages are folds whose names are the tabs. */
const foldOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>("[data-sample] > details[data-lang] > summary") : null;

document.addEventListener("click", (event) => {
  const fold = foldOf(event.target);
  const tab = fold ?? tabOf(event.target);
  if (fold) event.preventDefault();
  if (tab) chooseTab(tab);
});

document.addEventListener("keydown", (event) => {
  const tab = tabOf(event.target);
  if (!tab) return;
  const tabs = [...(tab.parentElement?.querySelectorAll<HTMLElement>("[role=tab]") ?? [])];
  const next = tabs[positionAfterKey(event.key, tabs.indexOf(tab), tabs.length, ["ArrowRight", "ArrowLeft"]) ?? -1];
  if (!next) return;
  event.preventDefault();
  chooseTab(next);
  next.focus();
});

beforeSwap((next) => {
  for (const [groups, choice] of chosenLanguages) showLanguage(next, groups, choice);
});
