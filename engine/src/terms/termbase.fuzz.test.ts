import { expect, test } from "vitest";
import { Termbase } from "./termbase.ts";

const inputCount = process.env.PARLANCE_PROOF ? 10_000 : 1000;
const languages = ["en", "de", "fr", "es", "it", "pt", "nl", "pl", "ru", "ja", "ar", "xx", ""];
const pieces = [
  ..." ,.-'’<>{}%0aAbBeEnsSzßİıÄäéñ日本語العр\u0301\u200f\0\ud83d\ude00\ud800\udc00",
  "speicher",
  "ung",
  "ies",
];

/** Numbers from 0 to below 1 (linear congruence, D. Knuth's constants). */
function seedRandom(seed: number): () => number {
  let state = BigInt(seed);
  return () => {
    state = BigInt.asUintN(64, state * 6364136223846793005n + 1442695040888963407n);
    return Number(state >> 32n) / 2 ** 32;
  };
}

const randomText = (random: () => number, max: number): string =>
  Array.from({ length: Math.floor(random() * max) }, () => pieces[Math.floor(random() * pieces.length)]).join("");

test("any text has matches in order, apart, within it, and each with tokens of its own", () => {
  for (let seed = 0; seed < inputCount; seed++) {
    const random = seedRandom(seed);
    const termbase = new Termbase(languages[seed % languages.length] ?? "");
    for (let id = 1; id <= 8; id++) {
      const source = `a${randomText(random, 5)}`;
      termbase.add({ id, source, target: "", metadata: {} });
    }
    const [known] = termbase.terms();
    const text = `${randomText(random, 30)} ${known?.source} ${randomText(random, 30)}`;
    let last = 0;
    for (const { start, end, startToken, endToken } of termbase.find(text)) {
      expect([seed, start >= last, end > start, end <= text.length, endToken > startToken]).toEqual([
        seed,
        true,
        true,
        true,
        true,
      ]);
      last = end;
    }
  }
});
