import { expect, test } from "vitest";
import type { EngineHost } from "../core/engine.ts";
import { FairQueue } from "../core/fair-queue.ts";
import { inProcessEngines } from "./in-process-engines.ts";
import { createInMemorySnapshotCache, type SnapshotCache } from "./snapshots.ts";

const languages = { sourceLang: "en", targetLang: "de", sourceRegion: null, targetRegion: null, createdAt: 1 };
const none = { entries: [], deletedEntries: [], terms: [], deletedTerms: [] };
const entry = { resource: null, documentId: null, userEmail: "", createdAt: 1, updatedAt: 1 };
const long = [{ source: "Save the file, then close it. ".repeat(200), n: 1 }];
const short = [{ source: "Save it", n: 1 }];

/** Two memories of two organizations; every slice of work is a turn. */
async function openHost(): Promise<{ host: EngineHost; slices: () => number }> {
  let slices = 0;
  const yieldToEvents = async () => {
    slices++;
  };
  const host = inProcessEngines({ thread: { queue: new FairQueue({ sliceMs: 0, yieldToEvents }) } });
  for (const id of [1, 2]) {
    await host.open({ id, organizationId: id, ...languages });
    const entries = [{ ...entry, id, source: "Save the file", target: "Datei sichern" }];
    await host.apply(id, { ...none, entries, upTo: 1 });
    await host.translate(id, short);
  }
  return { host, slices: () => slices };
}

test("another organization's text does not wait for a long one", async () => {
  const { host } = await openHost();
  const done: string[] = [];
  const noted = (name: string, work: Promise<unknown>) => work.then(() => done.push(name));
  await Promise.all([
    ...[1, 2, 3].map((at) => noted(`long ${at}`, host.translate(1, long))),
    noted("short", host.translate(2, short)),
  ]);
  expect(done[0]).toBe("short");
});

test("texts of a request are read one after the other, between those of others", async () => {
  const { host } = await openHost();
  const read: string[] = [];
  const request = (name: string) => ({
    source: "Save",
    n: 1,
    get prefix() {
      read.push(name);
      return undefined;
    },
  });
  const many = host.translate(
    1,
    Array.from({ length: 20 }, () => request("many")),
  );
  const one = host.translate(2, [request("one")]);
  await Promise.all([many, one]);
  // Each request is looked at once before, but none of its texts is read.
  expect(read.indexOf("one")).toBeLessThan(30);
});

test("finding terms in a long text lets others in too", async () => {
  const { host, slices } = await openHost();
  const terms = [1, 2, 3].map((id) => ({ id, source: "Save ".repeat(id).trim(), target: "sichern" }));
  const source = "Save ".repeat(300);
  const measure = async () => {
    const before = slices();
    await host.translate(1, [{ source, n: 1 }]);
    return slices() - before;
  };
  const without = await measure();
  await host.apply(1, { ...none, terms, upTo: 2 });
  expect(await measure()).toBeGreaterThanOrEqual(without + 300);
});

test("work that no one waits for any more is given up after the slice that runs, and the memory can change then", async () => {
  const { host, slices } = await openHost();
  const leaving = new AbortController();
  const input = host.translate(1, long, leaving.signal);
  const before = slices();
  while (slices() < before + 3) await Promise.resolve();
  leaving.abort();
  await expect(input).rejects.toThrow("aborted");
  expect(slices()).toBeLessThan(before + 6);
  const entries = [{ ...entry, id: 9, source: "Close the file", target: "Datei zu" }];
  await host.apply(1, { ...none, entries, upTo: 2 });
  expect((await host.translate(1, [{ source: "Close the file", n: 1 }]))[0]?.[0]?.target).toBe("Datei zu");
});

const memory = { id: 1, organizationId: 1, ...languages };
const entries = [{ ...entry, id: 1, source: "Save the file", target: "Datei sichern" }];

test("an engine whose snapshot can't be saved is closed and opened again, and the log has one line a minute", async () => {
  const failure = new Error("The disk is full.");
  const cache: SnapshotCache = { ...createInMemorySnapshotCache(new Map()), save: () => Promise.reject(failure) };
  const reported: unknown[] = [];
  let now = 0;
  const reportError = (...failed: unknown[]) => reported.push(failed);
  const host = inProcessEngines({ thread: { reportError }, cache, minToSave: 0, now: () => now });
  for (const minute of [1, 2]) {
    for (let round = 0; round < 3; round++) {
      expect(await host.open(memory)).toBe(0);
      await host.apply(1, { ...none, entries, upTo: 1 });
      expect(await host.lookUp(1, [{ source: "Save the file", limit: 1 }])).toMatchObject([[{ score: 100 }]]);
      await host.close(1);
    }
    expect(reported).toHaveLength(minute);
    now += 60_000;
  }
  expect(reported).toContainEqual([failure, { memory: 1 }]);
});

test("closing an engine that was lost does nothing", async () => {
  await inProcessEngines().close(1);
});

test("a merge that fails is reported, and the next change merges again", async () => {
  const failure = new Error("Too much work is waiting.");
  const reported: unknown[] = [];
  const queue = new FairQueue();
  const run = queue.run.bind(queue);
  let runs = 0;
  // The second run is the first merge.
  queue.run = (...work: Parameters<typeof run>) => (++runs === 2 ? Promise.reject(failure) : run(...work)) as never;
  const host = inProcessEngines({ thread: { queue, reportError: (...failed) => reported.push(failed) } });
  await host.open(memory);
  await host.apply(1, { ...none, entries, upTo: 1 });
  expect(reported).toEqual([[failure, { memory: 1 }]]);
  await host.apply(1, { ...none, entries, upTo: 2 });
  expect(runs).toBe(4);
  expect(await host.lookUp(1, [{ source: "Save the file", limit: 1 }])).toMatchObject([[{ score: 100 }]]);
});
