import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openTestServer } from "../../../testing/test-server.ts";
import { inProcessEngines } from "../../engines/in-process-engines.ts";
import type { AtomicStore } from "../../store/store.ts";
import { UsageCounts } from "./usage.ts";

const caller = { organizationId: 1, keyId: 2, isDevelopmentKey: false } as Parameters<UsageCounts["count"]>[0];

/** Counts usage in a store in which some writes fail. */
function countOn(fails: (call: number) => boolean) {
  const written: { keyId: number }[] = [];
  const errors: unknown[] = [];
  const sizes: number[] = [];
  const add = async (counts: readonly { keyId: number }[]) => {
    if (fails(sizes.push(counts.length))) throw new Error("The disk is full.");
    written.push(...counts);
  };
  const counts = new UsageCounts({
    store: { usage: { add } as unknown as AtomicStore["usage"] },
    clock: () => Date.parse("2025-03-10"),
    report: (error) => errors.push(error),
  });
  return { counts, written, sizes, errors };
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

test("counts that can't be written are written without another request, once they can", async () => {
  const { counts, written, errors } = countOn((call) => call <= 2);
  counts.count(caller, "deck");
  await vi.advanceTimersByTimeAsync(60_000);
  expect(errors).toHaveLength(2);
  expect(written).toEqual([{ organizationId: 1, keyId: 2, characters: 4, day: "2025-03-10" }]);
  expect(vi.getTimerCount()).toBe(0);
});

test("the counts of 10,000 keys are written in parts, and after a failure only the unwritten ones", async () => {
  const { counts, written, sizes, errors } = countOn((call) => call === 3);
  for (let keyId = 1; keyId <= 10_000; keyId++) counts.count({ ...caller, keyId }, "deck");
  await vi.advanceTimersByTimeAsync(60_000);
  expect(errors).toHaveLength(1);
  // SQLite accepts 32,766 parameters in a statement.
  expect(4 * Math.max(...sizes)).toBeLessThan(32_766);
  const keys = written.map(({ keyId }) => keyId);
  expect([keys.length, new Set(keys).size]).toEqual([10_000, 10_000]);
});

test("counts that can't be written at the end are given up", async () => {
  const { counts, written, errors } = countOn(() => true);
  counts.count(caller, "deck");
  await counts.stop();
  expect([written, errors.length, vi.getTimerCount()]).toEqual([[], 1, 0]);
});

test("a server that stops writes its counts, also when its engines can't end", async () => {
  vi.useRealTimers();
  const engines = inProcessEngines();
  let isStuck = true;
  engines.end = async () => {
    if (!isStuck) return;
    isStuck = false;
    throw new Error("An engine is stuck.");
  };
  const server = await openTestServer({ engines });
  const added: unknown[] = [];
  const { usage } = server.core.store;
  const add = usage.add.bind(usage);
  usage.add = async (counts) => {
    await new Promise(setImmediate);
    added.push(await add(counts));
  };
  server.core.services.usageCounts.count(caller, "deck");
  await expect(server.core.close()).rejects.toThrow("An engine is stuck.");
  expect(added).toHaveLength(1);
});
