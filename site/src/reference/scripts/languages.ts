import { report } from "../../shell/scripts/announce.ts";
import { colour } from "./colour.ts";

/** The language of samples chosen last, here or in a guide; samples that come near the screen later follow it. */
let chosen: string | undefined;

/** The samples of a language that is not in the page, by operation. */
const files = new Map<string, Promise<Map<string, string>>>();

/** Puts the languages that the page only links to beside those that stand in it. */
export function addLanguages(sample: HTMLElement): void {
  const [first] = sample.querySelectorAll("details");
  const links = document.querySelectorAll<HTMLAnchorElement>("#more-languages a");
  const folds = [...links].map((link) => {
    const fold = document.createElement("details");
    if (first) fold.name = first.name;
    fold.dataset.lang = link.dataset.language ?? "";
    const name = document.createElement("summary");
    name.textContent = link.textContent;
    const code = document.createElement("pre");
    code.className = "code";
    code.tabIndex = 0;
    code.dataset.plain = fold.dataset.lang;
    fold.append(name, code);
    return fold;
  });
  sample.querySelector(".more")?.replaceWith(...folds);
  const own = chosen && sample.querySelector<HTMLDetailsElement>(`details[data-lang="${chosen}"]`);
  if (own) own.open = true;
}

function load(language: string): Promise<Map<string, string>> {
  const known = files.get(language);
  if (known) return known;
  const loading = fetchFile(language);
  files.set(language, loading);
  loading.catch(() => files.delete(language));
  return loading;
}

async function fetchFile(language: string): Promise<Map<string, string>> {
  const link = document.querySelector<HTMLAnchorElement>(`#more-languages a[data-language="${language}"]`);
  const response = await fetch(link?.href ?? "");
  if (!response.ok) throw new Error(String(response.status));
  const parts = (await response.text()).matchAll(/^## (.+)\n\n```\w+\n([\s\S]*?)\n```$/gm);
  return new Map([...parts].map(([, id = "", code = ""]) => [id, code]));
}

async function fill(fold: HTMLDetailsElement, code: HTMLElement): Promise<void> {
  try {
    const samples = await load(fold.dataset.lang ?? "");
    if (code.firstChild) return;
    code.textContent = samples.get(fold.closest(".operation")?.id ?? "") ?? "";
    colour(code);
  } catch {
    report("The samples could not be loaded.");
  }
}

// `toggle` does not bubble, but it can be caught on the way down.
document.addEventListener(
  "toggle",
  ({ target: fold }) => {
    if (!(fold instanceof HTMLDetailsElement) || !fold.open || !fold.dataset.lang) return;
    const [name, code] = fold.querySelectorAll<HTMLElement>(":scope > summary, :scope > pre");
    if (name) showTab(name);
    if (code && !code.firstChild) void fill(fold, code);
  },
  true,
);

/** Scrolls the row of names sideways as far as it needs. */
function showTab(name: HTMLElement): void {
  const row = name.closest(".tabs");
  if (!row) return;
  const room = row.getBoundingClientRect();
  const { left, right } = name.getBoundingClientRect();
  // The copy mark stands over the end of the row.
  if (left < room.left) row.scrollLeft += left - room.left;
  else if (right > room.right - 48) row.scrollLeft += right - room.right + 48;
}

document.addEventListener("click", ({ target }) => {
  const part = target instanceof Element && target.closest<HTMLElement>("[data-sample] [data-lang]");
  if (part) chosen = part.dataset.lang;
});
