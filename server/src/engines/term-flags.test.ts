import type { EngineTerm } from "@openparlance/engine";
import { expect, test } from "vitest";
import { FairQueue } from "../core/fair-queue.ts";
import { inProcessEngines } from "./in-process-engines.ts";

const memory = { sourceLang: "en", targetLang: "de", sourceRegion: null, createdAt: 1 };
const none = { entries: [], deletedEntries: [], terms: [], deletedTerms: [] };
const entry = { resource: null, documentId: null, userEmail: "", createdAt: 1, updatedAt: 1 };
const pairs = [
  ["The ferry leaves at nine.", "Die Fähre legt um neun ab."],
  ["The ferry arrives at ten.", "Die Fähre kommt um zehn an."],
  ["The ferry is late.", "Das Boot ist spät."],
  ["The train leaves at nine.", "Der Zug fährt um neun ab."],
  ["The train is late.", "Der Zug ist spät."],
  ["a ferry", "eine Fähre"],
] as const;

/** Translates with a memory that has these terms. */
async function translateWith(
  terms: readonly Omit<EngineTerm, "id">[],
  source: string,
  targetRegion: string | null = null,
) {
  const host = inProcessEngines({ thread: { queue: new FairQueue({ sliceMs: 5, yieldToEvents: async () => {} }) } });
  await host.open({ id: 1, organizationId: 1, ...memory, targetRegion });
  const entries = pairs.map(([source, target], at) => ({ ...entry, id: at + 1, source, target }));
  await host.apply(1, { ...none, entries, terms: terms.map((term, at) => ({ id: at + 1, ...term })), upTo: 1 });
  await host.learnAll(1);
  const [[best] = []] = await host.translate(1, [{ source, n: 1 }]);
  return best ?? { target: "", score: 0 };
}

const forbidden = { source: "ferry", target: "Fähre", flags: { forbidden: "yes" } };

test("a forbidden term never appears in a machine translation, in no form", async () => {
  expect((await translateWith([], "The ferry arrives at nine.")).target).toContain("Fähre");
  for (const source of [
    "The ferry arrives at nine.",
    "The ferries are late.",
    "A ferry.",
    "Ferry",
    "The ferry leaves.",
  ]) {
    const { target } = await translateWith([forbidden], source);
    expect([source, target]).toEqual([source, expect.not.stringMatching(/fähre/i)]);
  }
});

test("a text whose translations all have the forbidden term is returned with score 0", async () => {
  const terms = [forbidden, { ...forbidden, target: "Boot" }];
  expect(await translateWith(terms, "a Ferry")).toMatchObject({ target: "a Ferry", score: 0 });
});

test("an exact match is returned as it was confirmed", async () => {
  expect((await translateWith([forbidden], "The ferry leaves at nine.")).target).toBe("Die Fähre legt um neun ab.");
});

test("a term that isn't translated stays as the text has it", async () => {
  const kept = { source: "ferry", target: "Fähre", flags: { "Do not translate": "yes" } };
  expect((await translateWith([kept], "The Ferry arrives at nine.")).target).toContain("Ferry");
});

test("a term of another locale isn't used", async () => {
  const austrian = { source: "ferry", target: "Überfuhr", flags: { locale: "de-AT" } };
  expect((await translateWith([austrian], "The ferry arrives at nine.", "AT")).target).toContain("Überfuhr");
  expect((await translateWith([austrian], "The ferry arrives at nine.", "DE")).target).not.toContain("Überfuhr");
});
