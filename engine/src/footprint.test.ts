import { liveBytes } from "@openparlance/text/testing";
import { expect, test } from "vitest";
import { AdaptiveTranslator, Termbase, TranslationMemory } from "./index.ts";
import { finish } from "./slices.ts";

const sentence = "The ferry leaves the quay at ten.";

test("a memory with few queries needs few bytes: a server has thousands open", () => {
  const kept: unknown[] = [];
  const open = () => {
    const memory = new TranslationMemory();
    memory.lookUp(sentence);
    const translator = new AdaptiveTranslator("en", "de");
    translator.add({ id: 1, source: sentence, target: "Die Fähre legt um zehn ab." });
    finish(translator.translateInSlices(sentence, { n: 1 }));
    kept.push(memory, translator, new Termbase("en"));
  };
  // Code that is compiled meanwhile counts as well.
  for (let at = 0; at < 50; at++) open();
  const before = liveBytes();
  for (let at = 0; at < 50; at++) open();
  expect((liveBytes() - before) / 50).toBeLessThan(100_000);
  expect(kept).toHaveLength(300);
});
