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
  const [one = "", two = ""] = [language, other].map((tag) => `${tag.toLowerCase().replaceAll("_", "-")}-`);
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
function remember<Value>(compute: (language: string) => Value): (language: string) => Value {
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
