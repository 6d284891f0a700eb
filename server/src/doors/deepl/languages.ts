import { supportedPairs } from "../../rules/language-pairs.ts";
import { parseLanguage, type SentPair } from "../memory-of.ts";

/** Variants that DeepL's clients send as targets. */
const targetVariants = {
  "EN-GB": "English (British)",
  "EN-US": "English (American)",
  "PT-BR": "Portuguese (Brazilian)",
  "PT-PT": "Portuguese (European)",
  "ZH-HANS": "Chinese (simplified)",
  "ZH-HANT": "Chinese (traditional)",
};

/** Languages whose words for "you" depend on who is addressed. */
const languagesWithFormality = new Set(["de", "es", "fr", "it", "ja", "nl", "pl", "pt", "ru"]);

const languageNames = Object.entries(supportedPairs.code_to_name);

export const sourceLanguages = languageNames.map(([code, name]) => ({ language: code.toUpperCase(), name }));

export const targetLanguages = [...languageNames, ...Object.entries(targetVariants)]
  .map(([code, name]) => ({
    language: code.toUpperCase(),
    name,
    supports_formality: languagesWithFormality.has(code.slice(0, 2).toLowerCase()),
  }))
  .sort((a, b) => (a.language < b.language ? -1 : 1));

/** The languages of a request. @param path the prefix of its fields' names */
export function parsePair(
  { source_lang: source, target_lang: target }: { source_lang?: string; target_lang: string },
  path = "",
): SentPair {
  const names = { source: `${path}source_lang`, target: `${path}target_lang` };
  return {
    source: source === undefined ? undefined : parseLanguage(names.source, source),
    target: parseLanguage(names.target, target),
    names,
  };
}

export const languageToWire = (language: string): string => language.toUpperCase();
