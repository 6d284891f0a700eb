import type { PairColumns } from "../store/database/tables.ts";

/**
 * Languages that can be translated into each other, by their English names in CLDR. They are listed here, because a
 * browser takes 40 ms to look up the first name. Source: contract of the API, operation getLanguages.
 */
const languageNames: Readonly<Record<string, string>> = Object.fromEntries(
  `af Afrikaans, am Amharic, ar Arabic, az Azerbaijani, be Belarusian, bg Bulgarian, bn Bangla, ca Catalan, cs Czech,
  cy Welsh, da Danish, de German, el Greek, en English, eo Esperanto, es Spanish, et Estonian, eu Basque, fa Persian,
  fi Finnish, fr French, ga Irish, gl Galician, gu Gujarati, he Hebrew, hi Hindi, hr Croatian, hu Hungarian,
  hy Armenian, id Indonesian, is Icelandic, it Italian, ja Japanese, ka Georgian, kk Kazakh, km Khmer, kn Kannada,
  ko Korean, ku Kurdish, ky Kyrgyz, lb Luxembourgish, lo Lao, lt Lithuanian, lv Latvian, mk Macedonian, ml Malayalam,
  mn Mongolian, mr Marathi, ms Malay, mt Maltese, my Burmese, nb Norwegian Bokmål, ne Nepali, nl Dutch,
  nn Norwegian Nynorsk, no Norwegian, or Odia, pa Punjabi, pl Polish, pt Portuguese, ro Romanian, ru Russian,
  si Sinhala, sk Slovak, sl Slovenian, so Somali, sq Albanian, sr Serbian, sv Swedish, sw Swahili, ta Tamil, te Telugu,
  th Thai, tl Filipino, tr Turkish, uk Ukrainian, ur Urdu, uz Uzbek, vi Vietnamese, xh Xhosa, yo Yoruba, zh Chinese,
  zu Zulu`
    .split(/,\s+/)
    .map((entry) => [entry.slice(0, 2), entry.slice(3)]),
);

const supported = Object.keys(languageNames);
const targets = Object.fromEntries(supported.map((code) => [code, true as const]));

/** A single object, because it is large and the same for all callers. */
export const supportedPairs = Object.freeze({
  source_to_target: Object.fromEntries(supported.map((code) => [code, targets])),
  code_to_name: languageNames,
});

export const isSupported = (language: string): boolean => Object.hasOwn(languageNames, language);

/** `en` or `en-GB` */
export const localeOf = (language: string, region: string | null): string =>
  region === null ? language : `${language}-${region}`;

/** The languages of a memory, or of a project, with their regions. */
export const localesOf = ({ sourceLang, sourceRegion, targetLang, targetRegion }: PairColumns) => ({
  sourceLanguage: localeOf(sourceLang, sourceRegion),
  targetLanguage: localeOf(targetLang, targetRegion),
});
