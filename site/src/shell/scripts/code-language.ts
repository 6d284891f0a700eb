import { beforeSwap } from "./page/move-events.ts";

/** The language of samples the reader chose: it holds for the visit and is not stored. */
let chosen: string | undefined;

/** Shows each sample in the chosen language; one that does not have it keeps what it shows. */
function show(page: Document, language: string): void {
  for (const sample of page.querySelectorAll("[data-sample]")) showIn(sample, language);
}

function showIn(sample: Element, language: string): void {
  const parts = [...sample.querySelectorAll<HTMLElement>("[data-lang]")];
  if (!parts.some((part) => part.dataset.lang === language)) return;
  for (const part of parts) {
    const isChosen = part.dataset.lang === language;
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

function choose(tab: HTMLElement): void {
  const language = tab.closest<HTMLElement>("[data-lang]")?.dataset.lang;
  // These tabs are views of one thing, not languages.
  const views = tab.closest("[data-views]");
  if (views && language) {
    showIn(views, language);
    return;
  }
  chosen = language ?? chosen;
  if (!chosen) return;
  // Samples above change their height too: the one under the reader's hand stays where it is.
  const before = tab.getBoundingClientRect().top;
  show(document, chosen);
  scrollBy({ top: tab.getBoundingClientRect().top - before, behavior: "instant" });
}

const tabOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>("[data-sample] [role=tab]") : null;

/** In the reference, the languages of a sample fold: their names are the tabs. */
const foldOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>("[data-sample] > details[data-lang] > summary") : null;

document.addEventListener("click", (event) => {
  const fold = foldOf(event.target);
  const tab = fold ?? tabOf(event.target);
  if (fold) event.preventDefault();
  if (tab) choose(tab);
});

document.addEventListener("keydown", (event) => {
  const tab = tabOf(event.target);
  if (!tab) return;
  const tabs = [...(tab.parentElement?.querySelectorAll<HTMLElement>("[role=tab]") ?? [])];
  const place = tabs.indexOf(tab);
  const places: Record<string, number> = {
    ArrowRight: (place + 1) % tabs.length,
    ArrowLeft: place - 1,
    Home: 0,
    End: -1,
  };
  const goal = places[event.key];
  const next = goal === undefined ? undefined : tabs.at(goal);
  if (!next) return;
  event.preventDefault();
  choose(next);
  next.focus();
});

beforeSwap((next) => {
  if (chosen) show(next, chosen);
});
