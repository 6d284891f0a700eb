const isTurkic = (language: string): boolean => language === "tr" || language === "az";

/** Letters whose capital at the start of a word differs from their upper case. */
const titleCase: Record<string, string> = { ǆ: "ǅ", ǉ: "ǈ", ǌ: "ǋ", ǳ: "ǲ" };

/**
 * Capitalizes a word as at a sentence's start. Words with a capital inside (`iPhone`), letters without a single capital
 * (ß) and Georgian stay unchanged. Dutch capitalizes `ij` as one letter. `language` is an ISO 639-1 code.
 */
export function capitalize(word: string, language: string): string {
  const first = String.fromCodePoint(word.codePointAt(0) ?? 0x20);
  const rest = word.slice(first.length);
  const lower = isTurkic(language) ? rest.toLocaleLowerCase(language) : rest.toLowerCase();
  if (rest !== lower || /\p{sc=Geor}/u.test(first)) return word;
  if (language === "nl" && word.startsWith("ij")) return `IJ${word.slice(2)}`;
  const upper = titleCase[first] ?? (isTurkic(language) ? first.toLocaleUpperCase(language) : first.toUpperCase());
  return [...upper].length === 1 && word !== "" ? upper + rest : word;
}
