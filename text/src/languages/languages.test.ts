import { expect, test } from "vitest";
import { isLanguage, isRegion, languageName, parseLocale, regionName } from "./languages.ts";

const letters = [..."abcdefghijklmnopqrstuvwxyz"];
const pairs = letters.flatMap((a) => letters.map((b) => a + b));

test("there are 183 languages and 249 regions, each with an English name", () => {
  const languages = pairs.filter(isLanguage);
  const regions = pairs.map((pair) => pair.toUpperCase()).filter(isRegion);
  expect([languages.length, regions.length]).toEqual([183, 249]);
  expect(languages.filter((code) => (languageName(code) ?? code) === code)).toEqual([]);
  expect(regions.filter((code) => (regionName(code) ?? code) === code)).toEqual([]);
});

test("names are English, unknown codes have none", () => {
  expect([languageName("de"), regionName("AT")]).toEqual(["German", "Austria"]);
  expect([languageName("xx"), languageName("DE"), languageName(""), regionName("XX"), regionName("at")]).toEqual(
    Array(5).fill(undefined),
  );
});

test.each([
  ["en", { language: "en" }],
  ["en-US", { language: "en", region: "US" }],
  ["PT_br", { language: "pt", region: "BR" }],
  ["zh-Hant-TW", { language: "zh", region: "TW" }],
  ["sr-Latn", { language: "sr" }],
  ["de-CH-1996", { language: "de", region: "CH" }],
  ["es-419", { language: "es" }],
  ["", undefined],
  ["xx", undefined],
  ["en-XX", undefined],
  ["en-", undefined],
  ["english", undefined],
])("%j is read as a locale", (tag, expected) => {
  expect(parseLocale(tag)).toEqual(expected);
});
