import { expect, test } from "vitest";
import { findInLanguage } from "./languages.ts";

test.each([
  ["fr-FR", ["fr-CA", "fr-FR"], "fr-FR"],
  ["fr-FR", ["fr-CA", "FR_fr", "fr"], "FR_fr"],
  ["fr-FR", ["fr-CA", "fr"], "fr"],
  ["fr-CA", ["fr-BE", "fr-FR", "fr"], "fr"],
  ["fr", ["fr-CA", "fr-FR"], "fr-FR"],
  ["fr-FR", ["fr-CA"], "fr-CA"],
  ["pt-PT", ["pt-BR", "pt"], "pt"],
  ["pt", ["pt-PT", "pt-BR"], "pt-BR"],
  ["zh-TW", ["zh-CN", "zh-Hant", "zh"], "zh-Hant"],
  ["zh-CN", ["zh-TW", "zh-Hans"], "zh-Hans"],
  ["zh-TW", ["zh_CN", "zh_HK"], "zh_HK"],
  ["zh-TW", ["zh-CHS", "zh-CHT"], "zh-CHT"],
  ["de", ["eng", "deu"], "deu"],
  ["de-AT", ["ger", "ger-CH"], "ger"],
  ["no", ["nn-NO", "nb-NO"], "nb-NO"],
  ["he", ["iw-IL"], "iw-IL"],
  ["fr-FR", ["frr", "fr-"], "fr-"],
  ["fr-FR", ["de", "en-FR"], undefined],
])("%s takes of %j %s", (language, variants, expected) => {
  const items = variants.map((each) => ({ language: each }));
  expect(findInLanguage(items, language)?.language).toBe(expected);
  expect(findInLanguage(items.toReversed(), language)?.language).toBe(expected);
});

test("of several other regions the first is taken", () => {
  expect(findInLanguage([{ language: "fr-CA" }, { language: "fr-BE" }], "fr-FR")?.language).toBe("fr-CA");
});

test("the variant that is left out is none of them", () => {
  const items = [{ language: "en-GB" }, { language: "en-US" }, { language: "en" }];
  expect(findInLanguage(items, "en-GB", items[0])?.language).toBe("en");
});
