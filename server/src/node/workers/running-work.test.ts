import { setImmediate as nextTurn } from "node:timers/promises";
import { collectGarbage } from "@openparlance/text/testing";
import { expect, test } from "vitest";
import type { RpcWorker } from "./rpc-worker.ts";
import { RunningWork } from "./running-work.ts";

const worker = { ready: Promise.resolve(), processorMs: async () => 0 } as unknown as RpcWorker;

/** Runs work with a limit of hours. @returns a weak reference to its result */
async function endedWork(): Promise<WeakRef<object>> {
  const running = await RunningWork.start(worker, async () => ({ page: 1 }), undefined);
  expect(await running.lastsFor(10_000_000)).toBe(false);
  return new WeakRef(await running.result());
}

test("the result of work is not kept for as long as the work might have taken", async () => {
  const brought = await endedWork();
  await nextTurn();
  collectGarbage();
  expect(brought.deref()).toBeUndefined();
});

test("work that takes longer is seen to last", async () => {
  const work = Promise.withResolvers<number>();
  const running = await RunningWork.start(worker, () => work.promise, undefined);
  expect(await running.lastsFor(1)).toBe(true);
  work.resolve(7);
  expect(await running.lastsFor(10_000_000)).toBe(false);
  expect(await running.result()).toBe(7);
});
