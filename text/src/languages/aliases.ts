import { isLanguage, isRegion, type Locale } from "./languages.ts";

/** Codes without an alias in CLDR: Chinese in Drupal and LibreTranslate, and Filipino, which ISO 639-1 lacks. */
const aliases: Readonly<Record<string, string>> = { zt: "zh-TW", "zh-hans": "zh", "zh-hant": "zh-TW", fil: "tl" };

/** The locale that any system's code means (`zh_Hant`, `zt`, `iw`, `deu`), by CLDR's aliases; undefined if unknown. */
export function findLocale(code: string): Locale | undefined {
  const tag = code.trim().toLowerCase().replaceAll("_", "-");
  if (isLanguage(tag)) return { language: tag };
  try {
    const { language, script, region } = new Intl.Locale(aliases[tag] ?? tag);
    const known = isLanguage(language) ? language : aliases[language];
    if (known === undefined) return undefined;
    if (region !== undefined && /^[A-Z]+$/.test(region))
      return isRegion(region) ? { language: known, region } : undefined;
    return known === "zh" && script === "Hant" ? { language: known, region: "TW" } : { language: known };
  } catch {
    return undefined;
  }
}
