import { expect, test } from "vitest";
import { ByteBudget } from "./byte-budget.ts";

/** Pieces of work by name: when each starts is noted, and `end` gives back what it took. */
function workOn(budget: ByteBudget) {
  const started: string[] = [];
  const releases = new Map<string, () => void>();
  const settle = async () => {
    for (let turn = 0; turn < 10; turn++) await Promise.resolve();
  };
  return {
    started,
    async begin(name: string, bytes: number, owner = 1, signal?: AbortSignal): Promise<void> {
      budget.take(owner, bytes, signal).then(
        (release) => {
          started.push(name);
          releases.set(name, release);
        },
        () => started.push(`no ${name}`),
      );
      await settle();
    },
    async end(name: string): Promise<void> {
      releases.get(name)?.();
      await settle();
    },
  };
}

test.each([
  { sizes: [40, 40, 20], together: 3, used: 100 },
  { sizes: [40, 40, 21], together: 2, used: 80 },
  { sizes: [60, 60, 40], together: 2, used: 100 },
  { sizes: [500, 1], together: 1, used: 100 },
  { sizes: [1, 500], together: 1, used: 1 },
])("of work that takes $sizes of 100 bytes, $together pieces run", async ({ sizes, together, used }) => {
  const budget = new ByteBudget(100);
  const work = workOn(budget);
  for (const [at, size] of sizes.entries()) await work.begin(`${at}`, size, at);
  expect(work.started).toHaveLength(together);
  expect(budget.reservedBytes).toBe(used);
  for (let at = 0; at < sizes.length; at++) for (const name of Array.from(work.started)) await work.end(name);
  expect(work.started).toHaveLength(sizes.length);
  expect(budget.reservedBytes).toBe(0);
});

test("owners take turns, whatever one of them has waiting", async () => {
  const work = workOn(new ByteBudget(100));
  for (const name of ["a", "b", "c"]) await work.begin(name, 100, 1);
  await work.begin("other", 100, 2);
  await work.end("a");
  await work.end("b");
  await work.end("other");
  expect(work.started).toEqual(["a", "b", "other", "c"]);
});

test("small work passes large work that waits, but not forever", async () => {
  const work = workOn(new ByteBudget(100));
  await work.begin("first", 60);
  await work.begin("large", 80);
  for (let at = 0; at < 20; at++) await work.begin(`small ${at}`, 1, 2);
  expect(work.started).toHaveLength(1 + 16);
  await work.end("first");
  for (let at = 0; at < 16; at++) await work.end(`small ${at}`);
  expect(work.started.indexOf("large")).toBe(17);
  expect(work.started).toHaveLength(1 + 20 + 1);
});

test("work that no one wants anymore waits no longer, and holds up no one", async () => {
  const budget = new ByteBudget(100);
  const work = workOn(budget);
  const aborting = new AbortController();
  await work.begin("first", 60);
  await work.begin("large", 80, 1, aborting.signal);
  for (let at = 0; at < 17; at++) await work.begin(`small ${at}`, 1, 2);
  expect(work.started).not.toContain("small 16");
  aborting.abort();
  await work.begin("last", 1, 3);
  expect(work.started.slice(-3)).toEqual(expect.arrayContaining(["no large", "small 16", "last"]));
  await work.begin("late", 1, 3, aborting.signal);
  expect(work.started.at(-1)).toBe("no late");
  expect(budget.reservedBytes).toBe(78);
});

test("a taken amount is given back once", async () => {
  const budget = new ByteBudget(100);
  const release = await budget.take(1, 60);
  await budget.take(1, 30);
  release();
  release();
  expect(budget.reservedBytes).toBe(30);
});
