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

test("a termbase needs few bytes for each term, also after its terms were replaced", () => {
  const termbase = new Termbase("en");
  const count = 20_000;
  const replaceAll = () => {
    for (let id = 1; id <= count; id++) {
      termbase.delete(id);
      termbase.add({ id, source: `berth ${id}`, target: `Liegeplatz ${id}`, metadata: {} });
    }
  };
  const before = liveBytes();
  replaceAll();
  expect((liveBytes() - before) / count).toBeLessThan(300);
  for (let time = 0; time < 3; time++) replaceAll();
  expect((liveBytes() - before) / count).toBeLessThan(300);
  expect(termbase.find("berth 9")).toHaveLength(1);
  for (let id = 1; id <= count; id++) termbase.delete(id);
  expect((liveBytes() - before) / count).toBeLessThan(20);
});

test("a termbase counts the bytes of its terms' metadata", () => {
  const termbase = new Termbase("en");
  const before = liveBytes();
  for (let id = 1; id <= 20_000; id++) {
    const metadata = JSON.parse(
      `{"note":"note ${id}","status":"preferred","variants":"Pier ${id}; Kai","domain":"ports"}`,
    );
    termbase.add({ id, source: `berth ${id}`, target: `Liegeplatz ${id}`, metadata });
  }
  const used = liveBytes() - before;
  expect(termbase.bytes / used).toBeGreaterThan(0.8);
  expect(termbase.bytes / used).toBeLessThan(1.25);
});

test("a match keeps no other text of its memory", () => {
  const memory = new TranslationMemory();
  const sourceOf = (at: number) => `Berth ${at}. `.repeat(400);
  const entry = { target: "Liegeplatz", resource: null, origin: 1, createdAt: 1, updatedAt: 1, userEmail: "" };
  for (let id = 1; id <= 200; id++) memory.add({ ...entry, id, source: sourceOf(id) });
  memory.lookUp(sourceOf(1));
  /** A long text that was decoded is outside the heap. */
  const keptBytes = () => liveBytes() + process.memoryUsage().external;
  const before = keptBytes();
  const matches = Array.from({ length: 20 }, (_, at) => memory.lookUp(sourceOf(100 + at), { limit: 1 }));
  expect((keptBytes() - before) / 20).toBeLessThan(20_000);
  expect(matches.flat()).toHaveLength(20);
});

test("a long text that is being translated needs few bytes for each of its words", () => {
  const translator = new AdaptiveTranslator("en", "de");
  translator.add({ id: 1, source: sentence, target: "Die Fähre legt um zehn ab." });
  const text = Array.from({ length: 900 }, (_, at) => `berth${at}`).join(" ");
  finish(translator.translateInSlices(text, { n: 1 }));
  const before = liveBytes();
  let maxBytes = 0;
  let slices = 0;
  for (const _ of translator.translateInSlices(text, { n: 1 })) {
    if (slices++ % 100 === 0) maxBytes = Math.max(maxBytes, liveBytes() - before);
  }
  expect(maxBytes / 900).toBeLessThan(4000);
});
