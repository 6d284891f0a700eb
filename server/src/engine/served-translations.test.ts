import type { TranslationProvider } from "@openparlance/engine";
import { beforeEach, expect, test } from "vitest";
import { testDatabase } from "../../testing/databases.ts";
import type { EngineTranslation } from "../core/engine.ts";
import { openStore, type Store } from "../store/store.ts";
import { inProcessEngines, type SnapshotCache } from "./in-process-engines.ts";
import { MemoryEngines } from "./memory-engines.ts";
import { ServedTranslations } from "./served-translations.ts";

const score = 0.4;

const translationOf = (target: string): EngineTranslation => ({
  ...{ target, targetWithTags: target, score, words: [target], delimiters: ["", ""], links: [], provenance: [0] },
});

/** The score of the next translation, after some were given and came back. */
function scoreAfter(served: ServedTranslations): number {
  return served.calibrate([translationOf("Kai")])[0]?.score ?? 0;
}

test("a translation that comes back changed lowers the score of others, one left as it is raises it", () => {
  const [changed, unchanged] = [new ServedTranslations(), new ServedTranslations()];
  for (const served of [changed, unchanged]) {
    expect(served.recordServed("the <g id='1'>quay</g>", [translationOf("der Kai")])[0]?.score).toBeCloseTo(score);
  }
  changed.learnFrom("the <g id='1'>quay</g>", "das <g id='1'>Ufer</g>");
  unchanged.learnFrom("the quay", "der  <g id='1'>Kai</g>");
  expect(scoreAfter(changed)).toBeLessThan(score - 0.02);
  expect(scoreAfter(unchanged)).toBeGreaterThan(score + 0.02);
});

test("a translation that was not served, or was confirmed before, is not learned from", () => {
  const served = new ServedTranslations();
  served.learnFrom("the quay", "das Ufer");
  expect(scoreAfter(served)).toBeCloseTo(score);
  served.recordServed("the quay", [translationOf("der Kai")]);
  served.learnFrom("the quay", "das Ufer");
  const after = scoreAfter(served);
  served.learnFrom("the quay", "das Ufer");
  expect(scoreAfter(served)).toBe(after);
});

test("the newest 2,000 are remembered", () => {
  const served = new ServedTranslations();
  for (let at = 0; at <= 2000; at++) served.recordServed(`quay ${at}`, [translationOf(`Kai ${at}`)]);
  served.learnFrom("quay 0", "Ufer");
  expect(scoreAfter(served)).toBeCloseTo(score);
  served.learnFrom("quay 1", "Ufer");
  expect(scoreAfter(served)).toBeLessThan(score);
});

test("a very long text is not, and its shorter translation from before is forgotten", () => {
  const served = new ServedTranslations();
  const long = "quay ".repeat(150);
  served.recordServed(long, [translationOf("Kai")]);
  expect(served.bytes).toBeGreaterThan(2 * long.length);
  served.recordServed(long, [translationOf("Kai ".repeat(150))]);
  expect(served.bytes).toBe(0);
});

test("no translation scores higher than the best, and the least likely more than 0", () => {
  const served = new ServedTranslations();
  for (let at = 0; at < 40; at++) {
    served.recordServed(`quay ${at}`, [{ ...translationOf("Kai"), score: 0.92 }]);
    served.learnFrom(`quay ${at}`, at % 2 === 0 ? "Kai" : "Ufer");
    served.recordServed(`deck ${at}`, [translationOf("Deck")]);
    served.learnFrom(`deck ${at}`, "Deck");
  }
  const scores = served
    .calibrate([0.92, 0.6, Number.MIN_VALUE].map((score) => ({ ...translationOf("Kai"), score })))
    .map(({ score }) => score);
  expect(scores[0]).toBeLessThan(0.7);
  expect(scores[1]).toBe(scores[0]);
  expect(scores[2]).toBeGreaterThan(0);
});

let store: Store;
let memory: Awaited<ReturnType<Store["memories"]["create"]>> & { organizationId: number };

beforeEach(async () => {
  const { database, ...options } = await testDatabase();
  store = await openStore(database, () => 1_741_600_800_000, options);
  const organizationId = await store.accounts.createOrganization("Default", "business");
  const userId = await store.accounts.userOf(organizationId, "admin@localhost");
  const caller = { keyId: 1, userId, organizationId, email: "admin@localhost", isDevelopmentKey: true };
  const languages = { sourceLang: "en", targetLang: "de", sourceRegion: null, targetRegion: null };
  memory = { ...(await store.memories.create(caller, { name: "a", ...languages })), organizationId };
});

const confirm = (id: number, source: string, target: string) =>
  store.atomically((tx) =>
    tx.entries.put(memory.organizationId, memory.id, [
      { id, source, target, resource: null, documentId: null, userEmail: "admin@localhost" },
    ]),
  );

const sources = ["wet deck", "wet quay", "old deck", "old quay", "wet ferry", "old ferry"];

const provider: TranslationProvider = {
  name: "Outside",
  capabilities: { batch: 1 },
  translate: async ({ segments }) => segments.map(({ source }) => [{ target: source.toUpperCase() }]),
};

test("scores fall in a memory whose translations are always changed, also after a restart", async () => {
  let saved: Uint8Array | undefined;
  const cache: SnapshotCache = {
    load: async () => saved,
    async save(_, snapshot) {
      saved = snapshot;
    },
    delete: async () => {},
  };
  const open = () =>
    new MemoryEngines(inProcessEngines({ thread: { providers: [provider] }, cache, minToSave: 0 }), store, {
      report: expect.unreachable,
    });
  const translate = async (engines: MemoryEngines, source: string) =>
    (await engines.translate(memory, [{ source, n: 1 }]))[0]?.[0]?.score ?? 0;
  const engines = open();
  const before = await translate(engines, "old wet deck");
  expect(before).toBeGreaterThan(0);
  for (const [at, source] of sources.entries()) {
    await translate(engines, source);
    await confirm(at + 1, source, `${at} ganz anders`);
  }
  // Nothing is left to learn from but what became of the translations.
  const ids = sources.map((_, at) => at + 1);
  await store.atomically((tx) => tx.entries.delete(memory.organizationId, memory.id, ids));
  const after = await translate(engines, "old wet deck");
  expect(after).toBeLessThan(0.8 * before);
  await engines.end();
  const again = open();
  expect(await translate(again, "old wet deck")).toBeCloseTo(after, 5);
  await again.end();
});
