import { expect, test } from "vitest";
import { FilterMemory } from "./filter-memory.ts";

const megabyte = 2 ** 20;

/** Reserves memory for a file with this many megabytes of text per organization. @returns those that had to wait */
async function listWaiting(memory: FilterMemory, megabytes: readonly number[]): Promise<number[]> {
  const started = new Set<number>();
  for (const [at, size] of megabytes.entries()) {
    memory.take(at, size * megabyte).then(() => started.add(at), expect.unreachable);
  }
  for (let turn = 0; turn < 10; turn++) await Promise.resolve();
  return megabytes.flatMap((_, at) => (started.has(at) ? [] : [at]));
}

test.each([
  { open: [44, 3], waiting: [], why: "a file waits for none that is far larger" },
  { open: [44, 0.1, 0.1], waiting: [], why: "nor do small ones" },
  { open: [44, 20], waiting: [1], why: "of large files one is open at a time" },
  { open: [1000, 1000, 3], waiting: [1], why: "however large they are" },
  { open: [4, 4], waiting: [], why: "smaller ones share an amount" },
  { open: [4, 4, 4, 3], waiting: [2, 3], why: "of which no more is given than there is" },
  { open: [8, 8, 1], waiting: [1], why: "small files have an amount of their own" },
  { open: [1, 1, 1, 1, 1], waiting: [4], why: "which ends as well" },
  { open: Array(9).fill(0.1), waiting: [8], why: "since segments of a letter take 80 times their size" },
])("of files of $open MB, those at $waiting wait: $why", async ({ open, waiting }) => {
  expect(await listWaiting(new FilterMemory(), open)).toEqual(waiting);
});

test("a file that is given up while it waits leaves nothing taken", async () => {
  const memory = new FilterMemory();
  const release = await memory.take(1, 44 * megabyte);
  const aborting = new AbortController();
  const waiting = memory.take(2, 44 * megabyte, aborting.signal);
  const last = memory.take(3, 44 * megabyte);
  aborting.abort("nobody wants it");
  await expect(waiting).rejects.toBe("nobody wants it");
  release();
  (await last)();
  expect(await listWaiting(memory, [44])).toEqual([]);
});
