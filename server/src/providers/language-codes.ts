import type { ProviderRequest } from "@openparlance/engine";

/** A language as a memory has it: ISO 639-1, and the region of its locale where one is known. */
export interface ProviderLocale {
  language: string;
  region: string | undefined;
}

type Codes = (locale: ProviderLocale) => string;

export const codesOf = (request: ProviderRequest, sourceCode: Codes, targetCode = sourceCode) => ({
  source: sourceCode({ language: request.sourceLanguage, region: request.sourceRegion }),
  target: targetCode({ language: request.targetLanguage, region: request.targetRegion }),
});

const isTraditional = (region: string | undefined) => ["TW", "HK", "MO"].includes(region ?? "");

/** DeepL's codes of source languages; those of targets are more exact. Source: DeepL API, "Languages supported". */
export const deeplSource: Codes = ({ language }) => (language === "no" ? "NB" : language.toUpperCase());

/** DeepL's codes for glossaries, which have no variants. Source: DeepL API, "Create a glossary". */
export const deeplBase = (language: string): string => deeplSource({ language, region: undefined }).toLowerCase();

/**
 * `EN`, `PT` and `ZH` are targets only for the sake of old clients. Where the region is none of DeepL's, the variant is
 * the one that is nearer to it. Without a region it is the American, the European and the simplified one.
 */
export const deeplTarget: Codes = ({ language, region }) => {
  if (language === "en") return region === undefined || region === "US" ? "EN-US" : "EN-GB";
  if (language === "pt") return region === "BR" ? "PT-BR" : "PT-PT";
  if (language === "zh") return isTraditional(region) ? "ZH-HANT" : "ZH-HANS";
  return deeplSource({ language, region });
};

/** Its `pt` is Brazilian, and `no` all of its Norwegian. Source: Cloud Translation, "NMT model" of its languages. */
export const googleCode: Codes = ({ language, region }) => {
  if (language === "nb") return "no";
  if (language === "pt") return region && region !== "BR" ? "pt-PT" : "pt";
  if (language === "fr") return region === "CA" ? "fr-CA" : "fr";
  if (language === "zh") return isTraditional(region) ? "zh-TW" : "zh-CN";
  return language;
};

const ofMicrosoft: Record<string, string> = { no: "nb", sr: "sr-Cyrl", mn: "mn-Cyrl", tl: "fil" };

/**
 * Its `pt` is Brazilian; Serbian and Mongolian it has in two scripts each, and none by the bare code. Source: Azure AI
 * Translator, "Translator language support", September 2025.
 */
export const microsoftCode: Codes = ({ language, region }) => {
  if (language === "pt") return region && region !== "BR" ? "pt-pt" : "pt";
  if (language === "fr") return region === "CA" ? "fr-ca" : "fr";
  if (language === "zh") return isTraditional(region) ? "zh-Hant" : "zh-Hans";
  return ofMicrosoft[language] ?? language;
};

/** Source: LibreTranslate, "Supported languages". */
export const libreTranslateCode: Codes = ({ language, region }) => {
  if (language === "no") return "nb";
  return language === "zh" && isTraditional(region) ? "zt" : language;
};
