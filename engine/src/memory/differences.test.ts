import { expect, test } from "vitest";
import { compare } from "./differences.ts";
import { entryOf } from "./random.ts";
import { TranslationMemory } from "./translation-memory.ts";

test.each([
  ["Save the file", "Save the file", 100, []],
  ["Save 3 files", "Save 4 files", 66, ["numbers"]],
  ["Save the file", "Save the File", 66, ["case"]],
  ["Save the file", "Save the file.", 100, ["punctuation"]],
  ["Save the file", "Save a file", 66, ["words"]],
  ["Save the file", "Save the  file", 100, ["spacing"]],
  ["Save the file", "Save the file ", 100, ["spacing"]],
  ["Save <b>it</b>", "Save <i>it</i>", 100, ["tags"]],
  ["Save 3 <b>files</b>", "save 4 files!", 33, ["numbers", "tags", "case", "punctuation"]],
  ["", "", 100, []],
  ["", "Save", 0, ["words"]],
])("%j and %j", (one, other, wordScore, differences) => {
  expect(compare(one, other, "en")).toEqual({ wordScore, differences });
});

test("a match tells how it differs from the query", () => {
  const memory = TranslationMemory.from([entryOf(1, "Save 3 files.", "3 Dateien sichern.")]);
  const [match] = memory.lookUp("Save 4 files!", { languages: { source: "en", target: "de" } });
  expect(match).toMatchObject({ id: 1, wordScore: 66, differences: ["numbers", "punctuation"] });
});
