import { expect, test } from "vitest";
import { inputCount, randomText, seedRandom } from "../testing/random-text.ts";
import { nextSentenceBreak } from "./breaks.ts";

function listBreaks(text: string, language: string): number[] {
  const ends: number[] = [];
  for (let end = 0; end < text.length; ends.push(end)) end = nextSentenceBreak(text, language, end);
  return ends;
}

function segmenterBreaks(text: string, language: string): number[] {
  const segments = new Intl.Segmenter(language, { granularity: "sentence" }).segment(text);
  return Array.from(segments, ({ segment, index }) => index + segment.length);
}

// biome-ignore format: at least one character of each class
const characters = [
  ..."aßZÀ1٣.․?!;:,-–()\"'“”«»…¿@#ªא字。「」। \t\n\r\u0085\u2028\u2029\u00A0\u3000\u00AD\u200B\u200D\u0301\u093E",
  "\u10D0", "\u1C90", "ǅ", "𝒳", "😀", "\uD800", "\uDC00", "\r\n", ". ", "? ", "a.", "A.", "1.",
];

test("sentences end where the platform's segmenter ends them", () => {
  const random = seedRandom(11);
  for (let i = 0; i < inputCount * 3; i++) {
    const length = 1 + Math.floor(random() * 10);
    const pick = () => characters[Math.floor(random() * characters.length)];
    const text = i % 3 === 0 ? randomText(random, 20) : Array.from({ length }, pick).join("");
    const language = ["en", "el", "ja", "hy", "und"][i % 5] as string;
    expect(listBreaks(text, language), JSON.stringify(text)).toEqual(segmenterBreaks(text, language));
  }
});

test("every character counts as what the platform takes it for", () => {
  const segmenter = new Intl.Segmenter("en", { granularity: "sentence" });
  const step = process.env.PARLANCE_PROOF ? 1 : 251;
  for (let codePoint = 0; codePoint < 0x110000; codePoint += step) {
    const it = String.fromCodePoint(codePoint);
    const text = `a${it}a. ${it}a? ${it}A.${it}1.A${it}.${it} ${it}.) ${it}b`;
    const expected = Array.from(segmenter.segment(text), ({ segment, index }) => index + segment.length);
    if (String(listBreaks(text, "en")) !== String(expected)) expect.fail(`U+${codePoint.toString(16)}`);
  }
});

test("all languages but Greek have the same rules", () => {
  const marks = Array.from({ length: 0x3100 }, (_, unit) => String.fromCharCode(unit)).filter((it) =>
    /[\p{P}\p{Z}]/u.test(it),
  );
  const text = marks.map((mark) => `a${mark} A. `).join("");
  const letters = [..."abcdefghijklmnopqrstuvwxyz"];
  const codes = letters.flatMap((first) => letters.map((second) => first + second));
  for (const language of Intl.Segmenter.supportedLocalesOf(codes)) {
    expect(listBreaks(text, language), language).toEqual(segmenterBreaks(text, language));
  }
});
