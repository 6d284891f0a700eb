import { expect, test } from "vitest";
import { deeplSource, deeplTarget, googleCode, libreTranslateCode, microsoftCode } from "./language-codes.ts";

test.each([
  // locale, then DeepL as source and target, Google, Microsoft, LibreTranslate
  ["de", "DE", "DE", "de", "de", "de"],
  ["de-AT", "DE", "DE", "de", "de", "de"],
  ["en", "EN", "EN-US", "en", "en", "en"],
  ["en-US", "EN", "EN-US", "en", "en", "en"],
  ["en-GB", "EN", "EN-GB", "en", "en", "en"],
  ["en-AU", "EN", "EN-GB", "en", "en", "en"],
  ["pt", "PT", "PT-PT", "pt", "pt", "pt"],
  ["pt-BR", "PT", "PT-BR", "pt", "pt", "pt"],
  ["pt-PT", "PT", "PT-PT", "pt-PT", "pt-pt", "pt"],
  ["fr-CA", "FR", "FR", "fr-CA", "fr-ca", "fr"],
  ["zh", "ZH", "ZH-HANS", "zh-CN", "zh-Hans", "zh"],
  ["zh-CN", "ZH", "ZH-HANS", "zh-CN", "zh-Hans", "zh"],
  ["zh-TW", "ZH", "ZH-HANT", "zh-TW", "zh-Hant", "zt"],
  ["zh-HK", "ZH", "ZH-HANT", "zh-TW", "zh-Hant", "zt"],
  ["no", "NB", "NB", "no", "nb", "nb"],
  ["nb", "NB", "NB", "no", "nb", "nb"],
  ["he", "HE", "HE", "he", "he", "he"],
  ["sr", "SR", "SR", "sr", "sr-Cyrl", "sr"],
  ["tl", "TL", "TL", "tl", "fil", "tl"],
  ["mn", "MN", "MN", "mn", "mn-Cyrl", "mn"],
])("services have their own codes for %s", (tag, ...codes) => {
  const [language = "", region] = tag.split("-");
  const services = [deeplSource, deeplTarget, googleCode, microsoftCode, libreTranslateCode];
  expect(services.map((codeOf) => codeOf({ language, region }))).toEqual(codes);
});
