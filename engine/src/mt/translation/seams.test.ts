import { expect, test } from "vitest";
import { LanguageModel } from "../knowledge/language-model.ts";
import type { TranslationOption } from "../options/option.ts";
import { countSeams } from "./seams.ts";

const [red, bus, stops, ferry] = [3, 4, 5, 6];
const model = new LanguageModel(3);
model.change(Int32Array.of(red, bus, stops), 1);
model.change(Int32Array.of(ferry, stops), 1);

const count = (...phrases: number[][]) =>
  countSeams(
    phrases.map((words) => ({ words: Int32Array.from(words) }) as TranslationOption),
    model,
  );

test("phrases that join as in the memory have no unseen seam, the ends included", () => {
  expect(count([red, bus], [stops])).toEqual({ all: 3, unseen: 0 });
  expect(count([red], [ferry])).toEqual({ all: 3, unseen: 2 });
  expect(count([bus], [], [stops])).toEqual({ all: 3, unseen: 1 });
});

test("words that the memory doesn't know join with nothing", () => {
  expect(count([red, bus], [99])).toEqual({ all: 3, unseen: 2 });
  expect(count([99])).toEqual({ all: 2, unseen: 2 });
});
