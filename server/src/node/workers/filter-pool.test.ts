import { setTimeout } from "node:timers/promises";
import { FilterError } from "@openparlance/filters/filter-error";
import { expect, onTestFinished, test } from "vitest";
import type { FileFilters, FileToRead } from "../../core/filters.ts";
import { readSettings } from "../settings/settings.ts";
import { budgetOf } from "./resumable-work.ts";
import { type WorkerFiltersOptions, workerFilters } from "./worker-filters.ts";

/** Two organizations. */
const [us, them] = [{ organizationId: 1 }, { organizationId: 2 }];

function filtersWith(options: WorkerFiltersOptions = {}): FileFilters {
  const program = new URL("../../../testing/filter-double.ts", import.meta.url);
  const filters = workerFilters({ program, budget: { baseMs: 600, msPerMegabyte: 0 }, ...options });
  onTestFinished(() => filters.end());
  return filters;
}

const buildFile = (name: string): FileToRead => ({ name, bytes: new TextEncoder().encode("One."), sourceLang: "en" });

/** Known to take long by its size. */
const longFile = (name: string): FileToRead => ({ ...buildFile(name), bytes: new Uint8Array(1_000_000).fill(32) });

const findFailure = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error) => (error instanceof FilterError ? error.withoutText : error),
  );

test("a file of another organization is read before one that takes for ever has failed", async () => {
  // The budget is far longer than a busy machine needs to start workers.
  const filters = filtersWith({ budget: { baseMs: 2000, msPerMegabyte: 0 } });
  const ended: string[] = [];
  const failures = ["endless.txt", "endless.md"].map((name) =>
    findFailure(filters.open(buildFile(name), us)).finally(() => ended.push(name)),
  );
  for (const name of ["a.txt", "b.txt", "c.txt"]) {
    await filters.open(buildFile(name), them).finally(() => ended.push(name));
  }
  expect(await Promise.all(failures)).toEqual(
    ["plaintext", "markdown"].map(
      (format) => `File extraction error: the filter ${format} took more than 2 s of processor time`,
    ),
  );
  expect(ended.indexOf("a.txt")).toBe(0);
  expect(ended.indexOf("c.txt")).toBeLessThan(ended.indexOf("endless.md"));
});

test("long work of another organization runs next to work that never ends", async () => {
  const filters = filtersWith({ budget: { baseMs: 1e9, msPerMegabyte: 0 } });
  const aborting = new AbortController();
  const signal = aborting.signal;
  const endless = ["endless.txt", "endless.md"].map((name) =>
    findFailure(filters.open(longFile(name), { ...us, signal })),
  );
  const open = await filters.open(longFile("a.txt"), them);
  expect(new TextDecoder().decode(await open.merge(() => [["Eins."]]))).toBe("Eins.");
  open.close();
  aborting.abort("the job was deleted");
  expect(await Promise.all(endless)).toEqual(["the job was deleted", "the job was deleted"]);
  // Closed files free their memory for other files.
  for (let file = 0; file < 20; file++) (await filters.open(longFile("a.txt"), us)).close();
});

test("one worker detects languages, and keeps its tables whatever files the others read", async () => {
  const filters = filtersWith({ budget: { baseMs: 1e9, msPerMegabyte: 0 } });
  const detections = [await filters.detectLanguage("Eins.", us)];
  const aborting = new AbortController();
  const endless = findFailure(filters.open(buildFile("endless.txt"), { ...us, signal: aborting.signal }));
  (await filters.open(buildFile("a.txt"), them)).close();
  detections.push(await filters.detectLanguage("Zwei.", them));
  aborting.abort("the job was deleted");
  expect(await endless).toBe("the job was deleted");
  expect(detections.map(({ confidence }) => confidence)).toEqual([1, 2]);
});

test("a file that no one uses is closed, and read again when it is used", async () => {
  const filters = filtersWith({ maxIdleMs: 1 });
  let reads = 0;
  const readAgain = async () => {
    reads++;
    return new TextEncoder().encode("One, again.");
  };
  const open = await filters.open({ ...longFile("a.txt"), readAgain }, us);
  // Timers of the same time end in their order.
  await setTimeout(1);
  expect((await open.segments().next()).value).toEqual([{ source: "One, again." }]);
  expect(reads).toBe(1);
});

test("the worker of the detector ends when no one uses it, and starts again", async () => {
  const filters = filtersWith({ maxIdleMs: 1 });
  const detect = async () => (await filters.detectLanguage("Eins.", us)).confidence;
  expect(await detect()).toBe(1);
  await setTimeout(1);
  expect(await detect()).toBe(1);
});

test("the seconds that the settings allow are the budget of a file, besides what its size explains", async () => {
  const { filterSeconds } = readSettings({ PARLANCE_FILTER_SECONDS: "1" });
  const filters = filtersWith({ budget: budgetOf(filterSeconds) });
  const failure = "File extraction error: the filter plaintext took more than 1 s of processor time";
  expect(await findFailure(filters.open(buildFile("endless.txt"), us))).toBe(failure);
  expect(budgetOf(undefined)).toEqual({ baseMs: 10_000, msPerMegabyte: 1000 });
});

test("a file that is open when its worker is ended is read again", async () => {
  const filters = filtersWith({ budget: { baseMs: 100, msPerMegabyte: 0 } });
  const open = await filters.open(buildFile("a.txt"), them);
  const pages = open.segments();
  expect((await pages.next()).value).toEqual([{ source: "One." }]);
  expect(await findFailure(filters.open(buildFile("endless.txt"), us))).toMatch("File extraction error");
  expect(await pages.next()).toEqual({ value: undefined, done: true });
  expect(await findFailure(filters.open(buildFile("endless.txt"), us))).toMatch("File extraction error");
  expect(new TextDecoder().decode(await open.merge(() => [["Eins."]]))).toBe("Eins.");
});

test("bytes that moved to a worker are read again from their store when that worker is ended", async () => {
  const filters = filtersWith({ budget: { baseMs: 100, msPerMegabyte: 0 } });
  let reads = 0;
  const readAgain = async () => {
    reads++;
    return new TextEncoder().encode("One, again.");
  };
  const file = { ...buildFile("a.txt"), readAgain };
  const open = await filters.open(file, them);
  expect([file.bytes.length, reads]).toEqual([0, 0]);
  for (const name of ["endless.txt", "endless.md"]) {
    expect(await findFailure(filters.open(buildFile(name), us))).toMatch("File extraction error");
  }
  expect((await open.segments().next()).value).toEqual([{ source: "One, again." }]);
  expect(reads).toBe(1);
});

test("a file that needs more memory than there is fails alone", async () => {
  const filters = filtersWith({ maxHeapMegabytes: 64, budget: { baseMs: 100_000, msPerMegabyte: 0 } });
  const failure = findFailure(filters.open(buildFile("hoarding.txt"), us));
  const other = await filters.open(buildFile("a.txt"), them);
  expect(await failure).toBe("File extraction error: the filter plaintext ran out of memory");
  expect(new TextDecoder().decode(await other.merge(() => [["Eins."]]))).toBe("Eins.");
});

test("a file has less than a gigabyte of objects, whatever memory the machine has", async () => {
  const filters = filtersWith({ budget: { baseMs: 100_000, msPerMegabyte: 0 } });
  const failure = await findFailure(filters.open(buildFile("gigabyte.txt"), us));
  expect(failure).toBe("File extraction error: the filter plaintext ran out of memory");
});

test("work that no one wants anymore is ended, whether it waits or runs", async () => {
  const filters = filtersWith({ budget: { baseMs: 1e9, msPerMegabyte: 0 } });
  const [first, second] = [new AbortController(), new AbortController()];
  const running = findFailure(filters.open(buildFile("endless.txt"), { ...us, signal: first.signal }));
  const waiting = findFailure(filters.open(buildFile("endless.txt"), { ...us, signal: second.signal }));
  second.abort("the client is gone");
  expect(await waiting).toBe("the client is gone");
  first.abort("the job was deleted");
  expect(await running).toBe("the job was deleted");
  expect((await filters.open(buildFile("a.txt"), us)).size).toBe(1);
});
