import { expect, test } from "vitest";
import { findLocale } from "./aliases.ts";

test.each([
  ["de", { language: "de" }],
  ["DE", { language: "de" }],
  ["zh-TW", { language: "zh", region: "TW" }],
  ["zh_tw", { language: "zh", region: "TW" }],
  ["zt", { language: "zh", region: "TW" }],
  ["zh-hant", { language: "zh", region: "TW" }],
  ["zh-Hant-HK", { language: "zh", region: "HK" }],
  ["zh-hans", { language: "zh" }],
  ["zh-Hans-SG", { language: "zh", region: "SG" }],
  ["pt-br", { language: "pt", region: "BR" }],
  ["es-419", { language: "es" }],
  ["iw", { language: "he" }],
  ["in", { language: "id" }],
  ["sh", { language: "sr" }],
  ["deu", { language: "de" }],
  ["ger", { language: "de" }],
  ["fil-PH", { language: "tl", region: "PH" }],
  ["no", { language: "no" }],
  ["xx", undefined],
  ["ac", undefined],
  ["", undefined],
  ["english", undefined],
  ["en-XX", undefined],
  ["en-", undefined],
  ["en,de", undefined],
])("%j means %j", (code, locale) => {
  expect(findLocale(code)).toEqual(locale);
});
