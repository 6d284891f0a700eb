import { expect, test } from "vitest";
import { detectLanguage } from "./detect.ts";
import { inputCount, randomText, seedRandom } from "./testing/random-text.ts";

test.each([
  ["en", "The ferry leaves the harbour at ten."],
  ["de", "Die Fähre verlässt den Hafen um zehn Uhr."],
  ["fr", "Le ferry quitte le port à dix heures."],
  ["ru", "Паром отходит от причала в десять часов."],
  ["ja", "フェリーは十時に出ます"],
  ["zh", "我们"],
  ["el", "Το πλοίο"],
  ["de", '<g id="1">Die Datei konnte nicht gespeichert werden</g>'],
])("%s: %s", (language, text) => {
  const detection = detectLanguage(text);
  expect(detection.language).toBe(language);
  expect(detection.confidence).toBeGreaterThan(0);
});

test.each(["", " ", "123", "%s {0}", "...", "asdf", "OK", "😀", "\uD800", "https://example.com"])(
  "%j is undetermined",
  (text) => {
    expect(detectLanguage(text)).toEqual({ language: "und", confidence: 0 });
  },
);

test("any text gets a response", () => {
  const random = seedRandom(6);
  for (let i = 0; i < inputCount; i++) {
    const { language, confidence } = detectLanguage(randomText(random));
    expect(language).toMatch(/^[a-z]{2,3}$/u);
    expect(confidence >= 0 && confidence <= 1).toBe(true);
  }
});
