import type { ProviderRequest } from "@openparlance/engine";

/** A language of a memory: ISO 639-1, and the region of its locale if it is known. */
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

/** DeepL's codes of source languages. Codes of targets are more specific. Source: DeepL API, "Languages supported". */
export const deeplSource: Codes = ({ language }) => (language === "no" ? "NB" : language.toUpperCase());

/** DeepL's codes for glossaries, which have no variants. Source: DeepL API, "Create a glossary". */
export const deeplBase = (language: string): string => deeplSource({ language, region: undefined }).toLowerCase();

/**
 * DeepL's codes of target languages. `EN`, `PT` and `ZH` exist only for old clients. If DeepL lacks the region, the
 * closest variant is used. Without a region it is the American, the European, and the simplified variant.
 */
export const deeplTarget: Codes = ({ language, region }) => {
  if (language === "en") return region === undefined || region === "US" ? "EN-US" : "EN-GB";
  if (language === "pt") return region === "BR" ? "PT-BR" : "PT-PT";
  if (language === "zh") return isTraditional(region) ? "ZH-HANT" : "ZH-HANS";
  return deeplSource({ language, region });
};

/** Google's codes. `pt` is Brazilian, and `no` its only Norwegian. Source: Cloud Translation, "NMT model". */
export const googleCode: Codes = ({ language, region }) => {
  if (language === "nb") return "no";
  if (language === "pt") return region && region !== "BR" ? "pt-PT" : "pt";
  if (language === "fr") return region === "CA" ? "fr-CA" : "fr";
  if (language === "zh") return isTraditional(region) ? "zh-TW" : "zh-CN";
  return language;
};

const microsoftCodes: Record<string, string> = { no: "nb", sr: "sr-Cyrl", mn: "mn-Cyrl", tl: "fil" };

/**
 * Microsoft's codes. Its `pt` is Brazilian. Serbian and Mongolian have two scripts each, and the code without a script
 * isn't supported. Source: Azure AI Translator, "Translator language support", September 2025.
 */
export const microsoftCode: Codes = ({ language, region }) => {
  if (language === "pt") return region && region !== "BR" ? "pt-pt" : "pt";
  if (language === "fr") return region === "CA" ? "fr-ca" : "fr";
  if (language === "zh") return isTraditional(region) ? "zh-Hant" : "zh-Hans";
  return microsoftCodes[language] ?? language;
};

/** Source: LibreTranslate, "Supported languages". */
export const libreTranslateCode: Codes = ({ language, region }) => {
  if (language === "no") return "nb";
  return language === "zh" && isTraditional(region) ? "zt" : language;
};
