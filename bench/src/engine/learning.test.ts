import type { TranslationPair } from "@openparlance/engine";
import { tokenize } from "@openparlance/text";
import { expect, test } from "vitest";
import type { BenchLearner } from "./learner.ts";
import { measureLearning, splitByCatalog } from "./learning.ts";

/** Translates confirmed segments as a whole, others word by word, and copies unknown words. */
function dictionaryLearner(): BenchLearner {
  const segments = new Map<string, string>();
  const words = new Map<string, string>();
  const confirm = ({ source, target }: TranslationPair) => {
    segments.set(source, target);
    const targets = tokenize(target, "de").tokens;
    for (const [at, word] of tokenize(source, "en").tokens.entries()) words.set(word, targets[at] ?? word);
  };
  return {
    confirm,
    train: (all) => all.forEach(confirm),
    translate(source) {
      const { tokens, delimiters } = tokenize(source, "en");
      const translated = tokens.map((token) => words.get(token) ?? token);
      const woven = translated.map((word, at) => word + (delimiters[at + 1] ?? "")).join("");
      return {
        target: segments.get(source) ?? woven,
        words: translated,
        links: tokens.map((_, at) => [at, at] as const),
        provenance: tokens.map((token) => ({ kind: words.has(token) ? "lexical" : "copy" })),
      };
    },
  };
}

const buildSegments = (...pairs: [string, string][]): TranslationPair[] =>
  pairs.map(([source, target], index) => ({ id: index + 1, source, target }));

test("repeats, words seen once, and what learning gains are counted", () => {
  const background = buildSegments(["open the file", "öffne die Datei"]);
  const stream = buildSegments(
    ["open the folder", "öffne den Ordner"],
    ["close the folder", "schließe den Ordner"],
    ["open the file", "öffne die Datei"],
    ["close the old folder", "schließe das alte Verzeichnis"],
  );
  const result = measureLearning(dictionaryLearner, background, stream);
  expect(result.repeats).toEqual({ met: 1, verbatim: 1 });
  // Segment 2: folder, right. Segment 4: close, right; folder is in two segments by then, old is new.
  expect(result.oneShotCounts).toEqual({ met: 2, translated: 2, right: 2 });
  expect(result.learningQuality.bleu).toBeGreaterThan(result.fixedQuality.bleu);
});

test("a word confirmed once that comes as a copy is met and not translated", () => {
  const forgetful = (): BenchLearner => ({ ...dictionaryLearner(), confirm: () => {} });
  const stream = buildSegments(["new folder", "neuer Ordner"], ["a folder", "ein Ordner"]);
  expect(measureLearning(forgetful, [], stream).oneShotCounts).toEqual({ met: 1, translated: 0, right: 0 });
});

test("a word that is there in another sense is translated and not right", () => {
  const stream = buildSegments(["bank", "Bank"], ["left bank", "linkes Ufer"]);
  expect(measureLearning(dictionaryLearner, [], stream).oneShotCounts).toEqual({ met: 1, translated: 1, right: 0 });
});

test("placeholders, numbers and single letters are not words that are learnt", () => {
  const stream = buildSegments(["%1 of 25 x", "%1 von 25 x"], ["%1 or 25 x", "%1 oder 25 x"]);
  expect(measureLearning(dictionaryLearner, [], stream).oneShotCounts.met).toBe(0);
});

test("the stream is Writer's strings, the background all others, each in its order", () => {
  const strings = ["sc", "sw", "sd", "sw"].map((catalog, at) => ({ catalog, source: `${at}`, target: "" }));
  const { background, stream } = splitByCatalog(strings);
  expect([background, stream].map((part) => part.map(({ source }) => source))).toEqual([
    ["0", "2"],
    ["1", "3"],
  ]);
});
