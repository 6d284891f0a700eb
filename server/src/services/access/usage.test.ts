import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openTestServer } from "../../../testing/test-server.ts";
import { inProcessEngines } from "../../engines/in-process-engines.ts";
import type { AtomicStore } from "../../store/store.ts";
import { UsageCounts } from "./usage.ts";

const caller = { organizationId: 1, keyId: 2, isDevelopmentKey: false } as Parameters<UsageCounts["count"]>[0];

/** Counts on a store of which the first writes fail. */
function countOn(failures: number) {
  const written: unknown[] = [];
  const errors: unknown[] = [];
  const add = async (counts: readonly unknown[]) => {
    if (failures-- > 0) throw new Error("The disk is full.");
    written.push(...counts);
  };
  const counts = new UsageCounts({
    store: { usage: { add } as unknown as AtomicStore["usage"] },
    clock: () => Date.parse("2025-03-10"),
    report: (error) => errors.push(error),
  });
  return { counts, written, errors };
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

test("counts that can't be written are written without another request, once they can", async () => {
  const { counts, written, errors } = countOn(2);
  counts.count(caller, "deck");
  await vi.advanceTimersByTimeAsync(60_000);
  expect(errors).toHaveLength(2);
  expect(written).toEqual([{ organizationId: 1, keyId: 2, characters: 4, day: "2025-03-10" }]);
  expect(vi.getTimerCount()).toBe(0);
});

test("counts that can't be written at the end are given up", async () => {
  const { counts, written, errors } = countOn(1);
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
