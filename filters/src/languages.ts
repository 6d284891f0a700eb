/**
 * `en_GB` → `en`, `deu` → `de`: languages of files are compared without region, and by their shortest code. `nb` is `no`.
 * Source: BCP 47, section 4.5; Unicode CLDR, language aliases.
 */
export const getPrimaryLanguage = remember((language) => {
  const name = (/^[A-Za-z]+/.exec(language)?.[0] ?? "").toLowerCase();
  const primary = parseTag(name)?.language ?? name;
  return primary === "nb" ? "no" : primary;
});

/** Whether one of the tags begins with the other, as `pt-BR` with `pt`, but not with `pt-PT`. */
export function isSameRegion(language: string, other = ""): boolean {
  const [one = "", two = ""] = [language, other].map((tag) => `${normalizeLanguage(tag)}-`);
  return one.startsWith(two) || two.startsWith(one);
}

/** Undefined for an invalid language tag. Windows calls `zh-Hans` `zh-CHS`. */
export function parseTag(language: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(language.replaceAll("_", "-").replace(/^zh-ch(?=[st]$)/i, "zh-Han"));
  } catch {
    return undefined;
  }
}

/** `pt-BR` → `pt_BR`, as in gettext ("Locale Names" in its manual) and in ARB files for Flutter's generator. */
export const formatLocaleName = (language: string): string => language.replaceAll("-", "_");

/** A language in the form of another name: `en_GB` has an underscore. */
export const writeAs = (name: string, language: string): string =>
  name.includes("_") ? formatLocaleName(language) : language;

/** The most probable script of a language, such as `Latn`. Source: Unicode CLDR, likely subtags. */
export const findScript = remember((language) => parseTag(language)?.maximize().script);

/**
 * Whether a translation drops readings above words. They say how to read signs of Chinese, Japanese or Korean, which it
 * replaces. Those in texts of other languages stay, because they belong to signs that the texts quote.
 */
export const dropsReadings = (sourceLanguage: string): boolean =>
  /^(?:Jpan|Han[ist]|Kore)$/.test(findScript(sourceLanguage) ?? "");

/** Remembers the results of a function: all units of a file need those of a few languages, and Intl takes long. */
export function remember<Value>(compute: (language: string) => Value): (language: string) => Value {
  const results = new Map<string, Value>();
  return (language) => {
    const known = results.get(language);
    if (known !== undefined || results.has(language)) return known as Value;
    if (results.size > 1000) results.clear();
    const value = compute(language);
    results.set(language, value);
    return value;
  };
}

export type TextDirection = "ltr" | "rtl";

/** Source: Unicode CLDR, scripts whose characters run from right to left. */
const rightToLeft = new Set("Adlm Arab Hebr Mand Mend Nkoo Rohg Samr Syrc Thaa Yezi".split(" "));

const directionOf = (language: string): TextDirection => (rightToLeft.has(findScript(language) ?? "") ? "rtl" : "ltr");

/** The direction of the target language; undefined if it is the same as that of the source language. */
export function findChangedDirection(languages: {
  sourceLanguage: string;
  targetLanguage?: string | undefined;
}): TextDirection | undefined {
  if (languages.targetLanguage === undefined) return undefined;
  const direction = directionOf(languages.targetLanguage);
  return direction === directionOf(languages.sourceLanguage) ? undefined : direction;
}

/**
 * Finds the item in a language. The one with the same tag is preferred, then with the most probable region (`fr` for
 * `fr-FR`). Without one, it is one without a region, or in the same script. `except` is left out.
 */
export function findInLanguage<Item extends { language: string }>(
  items: readonly Item[],
  language: string,
  except?: Item,
): Item | undefined {
  const exact = normalizeLanguage(language);
  const primary = getPrimaryLanguage(language);
  const candidates: Item[] = [];
  for (const item of items) {
    if (item === except || getPrimaryLanguage(item.language) !== primary) continue;
    if (normalizeLanguage(item.language) === exact) return item;
    candidates.push(item);
  }
  if (candidates.length < 2) return candidates[0];
  const likely = guessLikelyTag(language);
  return (
    candidates.find((item) => guessLikelyTag(item.language) === likely) ??
    candidates.find((item) => /^[a-z]+$/i.test(item.language)) ??
    candidates.find((item) => findScript(item.language) === findScript(language)) ??
    candidates[0]
  );
}

export const normalizeLanguage = (language: string): string => language.toLowerCase().replaceAll("_", "-");

/** `fr` → `fr-Latn-FR`; undefined for an invalid language tag. Source: Unicode CLDR, likely subtags. */
const guessLikelyTag = (language: string): string | undefined => parseTag(language)?.maximize().baseName;
