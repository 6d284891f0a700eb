import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { EngineEntry, EngineUse } from "@openparlance/engine";
import { afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { deeplService } from "../../../testing/deepl-service.ts";
import {
  asLibreTranslate,
  knownKey,
  openService,
  type ReceivedRequest,
} from "../../../testing/translation-services.ts";
import type { EngineHost } from "../../core/engine.ts";
import { type WorkerEnginesOptions, workerEngines } from "./worker-engines.ts";

let folder: string;
let hosts: EngineHost[];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "engines-"));
  hosts = [];
});
afterEach(async () => {
  for (const host of hosts) await host.end();
  await rm(folder, { recursive: true });
});

const memory = {
  id: 7,
  organizationId: 1,
  sourceLang: "en",
  targetLang: "de",
  sourceRegion: null,
  targetRegion: "AT",
  createdAt: 1000,
};
const none = { entries: [], deletedEntries: [], terms: [], deletedTerms: [] };

function start(options: Partial<WorkerEnginesOptions> = {}): EngineHost {
  const host = workerEngines({ cacheFolder: folder, workers: 1, ...options });
  hosts.push(host);
  return host;
}

const buildEntry = (id: number, source: string, target: string): EngineEntry => ({
  id,
  source,
  target,
  resource: "a.tmx",
  documentId: null,
  userEmail: "a@b.example",
  createdAt: 1000,
  updatedAt: 1000,
});

const translate = async (host: EngineHost, source: string) =>
  (await host.translate(7, [{ source, n: 1 }]))[0]?.[0]?.target;

/** Enough entries for a snapshot, and for a separate training. */
const berths = Array.from({ length: 1000 }, (_, at) =>
  buildEntry(at + 1, `Berth ${at} is free.`, `Platz ${at} ist frei.`),
);

/** The snapshot of a host that learned all berths. */
let saved: Buffer;

beforeAll(async () => {
  const kept = await mkdtemp(join(tmpdir(), "engines-"));
  const host = workerEngines({ cacheFolder: kept, workers: 1 });
  await host.open(memory);
  await host.apply(7, { ...none, entries: berths, upTo: 3 });
  await translate(host, "Berth 5 is free.");
  await host.end();
  saved = await readFile(join(kept, "memory-7"));
  await rm(kept, { recursive: true });
});

const putSaved = (bytes = saved) => writeFile(join(folder, "memory-7"), bytes);

describe("engines in workers", () => {
  test("translations of a document's texts come without their words, which only single texts need", async () => {
    const host = start();
    await host.open(memory);
    await host.apply(7, { ...none, entries: [buildEntry(1, "Cast off.", "Leinen los.")], upTo: 1 });
    const text = { source: "Cast off.", n: 1 };
    const [[single] = [], [ofDocument] = []] = await host.translate(7, [text, { ...text, document: "a.txt" }]);
    expect(single?.words).not.toEqual([]);
    expect(ofDocument).toEqual({ ...single, words: [], delimiters: [], links: [], provenance: [] });
  });

  test("respond like those in the thread itself", async () => {
    const host = start();
    const uses: EngineUse[] = [];
    host.watch((_, use) => uses.push(use));
    expect(await host.open(memory)).toBe(0);
    const terms = [{ id: 1, source: "gangway", target: "Landgang" }];
    const entries = [buildEntry(1, "Mind the wet deck.", "Vorsicht, nasses Deck.")];
    await host.apply(7, { ...none, entries, terms, upTo: 1 });
    expect(uses.at(-1)?.bytes).toBeGreaterThan(0);
    expect(await host.lookUp(7, [{ source: "Mind the wet deck.", limit: 1 }])).toEqual([
      [{ ...entries[0], score: 100, isContextExact: false }],
    ]);
    expect(await translate(host, "The gangway")).toContain("Landgang");
    expect(await host.align(7, "deck", "Deck")).toEqual([[0, 0]]);
    const languages = { sourceLanguage: "en", targetLanguage: "de-AT" };
    const segments = [{ id: 5, source: "The gangway is wet.", target: "Der Steg ist nass." }];
    expect(await host.check(7, segments, languages)).toMatchObject([
      { findings: [{ check: "terminology", segment: 5 }] },
    ]);
    const left = AbortSignal.abort(new Error("The client left."));
    await expect(host.check(7, segments, languages, left)).rejects.toThrow("The client left.");
    expect(await host.open(memory)).toBe(1);
    await host.close(7);
    await expect(host.lookUp(7, [])).resolves.toEqual([]);
    await expect(host.lookUp(7, [{ source: "a", limit: 1 }])).rejects.toThrow("The engine of memory 7 is not open.");
  });

  test("are saved when the host ends and loaded at once by the next", async () => {
    await putSaved();
    const host = start();
    expect(await host.open(memory)).toBe(3);
    expect(await host.lookUp(7, [{ source: "Berth 999 is free.", limit: 1 }])).toMatchObject([
      [{ id: 1000, score: 100 }],
    ]);
    await host.apply(7, { ...none, entries: [buildEntry(2000, "Berth 1 is taken.", "Platz 1 ist belegt.")], upTo: 4 });
    expect(await translate(host, "Berth 5 is taken.")).toBe("Platz 5 ist belegt.");
  });

  test.each([
    ["damaged", (bytes: Buffer) => bytes.fill((bytes[5000] ?? 0) ^ 1, 5000, 5001)],
    ["cut off", (bytes: Buffer) => bytes.subarray(0, 100)],
    ["empty", () => Buffer.alloc(0)],
  ])("a snapshot that is %s is ignored", async (_, spoil) => {
    await putSaved(spoil(Buffer.from(saved)));
    expect(await start().open(memory)).toBe(0);
  });

  test("a snapshot of another store's memory with the same id is ignored", async () => {
    await putSaved();
    expect(await start().open({ ...memory, createdAt: 2000 })).toBe(0);
  });

  test("a closed memory leaves nothing", async () => {
    await putSaved();
    const host = start();
    await host.open(memory);
    await host.forget(7);
    expect(await readdir(folder)).toEqual([]);
    expect(await host.open(memory)).toBe(0);
  });

  test("a worker that breaks down rejects its requests, and another replaces it", async () => {
    const program = new URL(`data:text/javascript,
      import { parentPort } from "node:worker_threads";
      parentPort.on("message", ({ id, method }) => method === "open" ? process.exit(1) : parentPort.postMessage({ id }));
    `);
    const host = start({ program });
    await expect(host.open(memory)).rejects.toThrow("A worker ended.");
    await expect(host.close(7)).resolves.toBeUndefined();
  });
});

/** A LibreTranslate service that returns these statuses in turn, and the texts of its requests. */
async function openLibreTranslate(...statuses: number[]) {
  const { url, requested: requests } = await openService((request) => {
    const status = statuses.shift();
    return status === undefined ? asLibreTranslate(request) : { status, body: "" };
  });
  return { url, texts: () => requests.map(({ body }) => body.q) };
}

describe("providers of a worker", () => {
  const texts = ["Cast off.", "Moor here."].map((source) => ({ source, n: 1 }));

  test("get texts together, and again after a transient failure", async () => {
    const { texts: request, url } = await openLibreTranslate(503);
    const host = start({ providers: [{ kind: "libretranslate", url, key: knownKey }] });
    await host.open(memory);
    const responses = await host.translate(7, texts);
    expect(responses.map(([best]) => best?.target)).toEqual(["CAST OFF.", "MOOR HERE."]);
    // Work takes turns, so that either may come first.
    expect(request().map((batch) => batch.toSorted())).toEqual([
      ["Cast off.", "Moor here."],
      ["Cast off.", "Moor here."],
    ]);
  });

  test("are reported in the log when they fail", async () => {
    const { url } = await openLibreTranslate(403);
    const lines: unknown[] = [];
    const log = (...line: unknown[]) => lines.push(line);
    const host = start({ providers: [{ kind: "libretranslate", url, key: knownKey }], log });
    await host.open(memory);
    expect((await host.translate(7, texts)).map(([best]) => best?.target)).toEqual(["Cast off.", "Moor here."]);
    const facts = { provider: "LibreTranslate", status: 403, reason: "The service returned 403." };
    expect(lines).toEqual([["provider failed", { ...facts, ms: expect.any(Number) }, "warn"]]);
  });

  const terms = [
    { id: 1, source: "berth", target: "Liegeplatz" },
    { id: 2, source: "Aurora", target: "", flags: { dnt: "yes" } },
  ];
  const segment = { source: "Keep the berth of Aurora tidy.", n: 1 };

  test("receive the terms of a text as a glossary, and their words in the translation come from the terms", async () => {
    const service = deeplService();
    const { url } = await openService(service.speak);
    const host = start({ providers: [{ kind: "deepl", url, key: knownKey }] });
    await host.open(memory);
    await host.apply(7, { ...none, terms, upTo: 1 });
    const [[best] = []] = await host.translate(7, [segment]);
    expect(best?.target).toBe("KEEP THE Liegeplatz OF Aurora TIDY.");
    const [glossary] = service.glossaries.values();
    expect(glossary).toMatchObject({ source: "en", target: "de", entries: new Map([["berth", "Liegeplatz"]]) });
  });

  test("that refuse a glossary translate without, and the log contains it", async () => {
    const service = deeplService();
    const refuse = (request: ReceivedRequest) =>
      request.path.startsWith("/v3/") ? { status: 456, body: "" } : service.speak(request);
    const { url } = await openService(refuse);
    const lines: unknown[] = [];
    const host = start({ providers: [{ kind: "deepl", url, key: knownKey }], log: (...line) => lines.push(line) });
    await host.open(memory);
    await host.apply(7, { ...none, terms, upTo: 1 });
    const [[best] = []] = await host.translate(7, [segment]);
    expect(best?.target).toMatch(/^KEEP THE .* OF Aurora TIDY\.$/);
    const facts = { provider: "DeepL", status: 456, reason: "The service returned 456." };
    expect(lines).toEqual([["provider glossary failed", facts, "warn"]]);
  });
});
