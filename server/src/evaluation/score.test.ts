import { expect, test } from "vitest";
import { listPositions, measureNextWord } from "./next-word.ts";
import { scoreTranslations } from "./score.ts";

const references = ["Die Fähre legt um zehn Uhr ab.", "Bitte halten Sie den Landgang frei."];

test("the right translations need no edit, only to be read", () => {
  expect(scoreTranslations(references, references, null)).toEqual({
    bleu: 100,
    chrf2: 100,
    ter: 0,
    nextWord: null,
    editSeconds: 50,
  });
});

test("without suggestions everything is translated again", () => {
  expect(scoreTranslations(["", ""], references, 0)).toMatchObject({ bleu: 0, chrf2: 0, ter: 100, editSeconds: 500 });
});

test("a word that is edited takes time, but never more than a new translation", () => {
  expect(scoreTranslations(["a b c x"], ["a b c d"], null).editSeconds).toBe(50 + 125);
  expect(scoreTranslations(["v w x y z"], ["a"], null).editSeconds).toBe(5 * 50 + 500);
});

test("the next word counts where the suggestion begins with what is typed", () => {
  const locations = listPositions([{ source: "Ahoy!", target: "Schiff ahoi!" }], "de", 100);
  expect(locations.map(({ prefix, next }) => [prefix, next])).toEqual([
    ["", "Schiff"],
    ["Schiff ", "ahoi"],
    ["Schiff ahoi", "!"],
  ]);
  expect(measureNextWord(locations, ["Schiff da!", "Ein ahoi!", "Schiff ahoi!"], "de")).toBeCloseTo(200 / 3, 9);
  expect(measureNextWord(locations, [undefined, "Schiff  ahoi!", ""], "de")).toBeCloseTo(100 / 3, 9);
});

test("of long translations and many of them, positions all over are taken", () => {
  const long = { source: "", target: Array.from({ length: 40 }, (_, n) => `w${n}`).join(" ") };
  const locations = listPositions([long], "de", 100);
  expect(locations.map(({ next }) => next)).toEqual(["w0", "w8", "w16", "w24", "w32"]);
  expect(listPositions(Array(100).fill(long), "de", 50)).toHaveLength(50);
});
