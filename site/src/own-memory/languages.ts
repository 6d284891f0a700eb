import { createElement } from "../browser/element.ts";

export type ChosenLanguages = readonly [source: string, target: string];

const letters = [..."abcdefghijklmnopqrstuvwxyz"];

const namesIn = (language: string) => new Intl.DisplayNames(language, { type: "language", fallback: "none" });

const english = namesIn("en");

/** Two-letter codes that no other code replaces, and Filipino, which has none. */
const codes = letters
  .flatMap((first) => letters.map((second) => first + second))
  .filter((code) => english.of(code) && new Intl.Locale(code).language === code)
  .concat("fil");

/** Variants that files name in words. */
const variants = ["en-GB", "en-US", "pt-BR", "zh-Hans", "zh-Hant"];

/** The code in HTML's form: files also have underscores. */
export const formatTag = (code: string): string => code.replaceAll("_", "-");

export function nameLanguage(code: string): string {
  try {
    return english.of(formatTag(code)) ?? code;
  } catch {
    // No browser accepts some codes of files, such as `en_v2`.
    return code;
  }
}

const languageTagPattern = /^[A-Za-z]{2,3}(?:[-_][A-Za-z0-9]{1,8}){0,3}$/;

/** Possible names in a cell: without words about the column, unchanged, and without a remark in parentheses. */
const normalizeCell = (cell: string): string[] =>
  [
    cell.replaceAll(/(?<![a-z])(?:source|src|target|trg|tgt|text|language|translation)(?![a-z])|[_():]/gi, " "),
    cell,
    cell.replace(/\([^()]*\)/, ""),
  ].map((text) => text.trim());

/**
 * Finds the languages in cells, by code or name: `en_US`, `German (target)`. Names are in English, the reader's
 * languages, or a language of the same row: `Englisch,Deutsch`.
 *
 * @returns the index of the first cell by language, in the order of the cells
 */
export function findLanguageColumns(cells: readonly string[]): Map<string, number> {
  const known = new Map(codes.map((code) => [namesIn(code).of(code)?.toLowerCase(), code]));
  const inRow = cells.flatMap(normalizeCell).flatMap((name) => known.get(name.toLowerCase()) ?? []);
  // Chrome on Linux reports `en-US@posix` for some locales.
  const own = navigator.languages.map((language) => language.replace(/@.*/, ""));
  for (const language of new Set(["en", ...own, ...inRow])) {
    const names = namesIn(language);
    for (const code of [...codes, ...variants]) known.set(names.of(code)?.toLowerCase(), code);
  }
  const isCode = (name: string) => languageTagPattern.test(name) && english.of(name.split(/[-_]/)[0] ?? "");
  const columns = new Map<string, number>();
  for (const [index, cell] of cells.entries()) {
    const [language] = normalizeCell(cell).flatMap((name) =>
      isCode(name) ? name : (known.get(name.toLowerCase()) ?? []),
    );
    if (language !== undefined && !columns.has(language)) columns.set(language, index);
  }
  return columns;
}

/** @param choices if empty, all languages. @param onChoose runs after a choice; choosing one twice swaps both */
export function createLanguageLists(
  { languages, choices }: { languages: ChosenLanguages; choices: readonly string[] },
  onChoose: (languages: ChosenLanguages) => void = () => {},
): [source: HTMLSelectElement, target: HTMLSelectElement] {
  const offered = [...new Set([...languages, ...(choices.length > 0 ? choices : codes)])];
  const sorted = offered.toSorted((a, b) => nameLanguage(a).localeCompare(nameLanguage(b)));
  let [source, target] = languages;
  const [from, to] = languages.map((chosen, at) => {
    const items = sorted.map((code) =>
      createElement("option", { value: code, ...(code === chosen && { selected: "" }) }, nameLanguage(code)),
    );
    return createElement("select", { "aria-label": at === 0 ? "Source language" : "Target language" }, ...items);
  }) as [HTMLSelectElement, HTMLSelectElement];
  from.onchange = to.onchange = () => {
    if (from.value === to.value) [from.value, to.value] = [target, source];
    [source, target] = [from.value, to.value];
    onChoose([source, target]);
  };
  return [from, to];
}
