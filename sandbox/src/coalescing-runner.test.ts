import { expect, test } from "vitest";
import { CoalescingRunner } from "./coalescing-runner.ts";

test("work that is requested while it runs is done once more, and never twice at a time", async () => {
  const runs: PromiseWithResolvers<void>[] = [];
  const repeater = new CoalescingRunner(() => {
    const run = Promise.withResolvers<void>();
    runs.push(run);
    return run.promise;
  });
  const first = repeater.run();
  const others = [repeater.run(), repeater.run()];
  expect(runs).toHaveLength(1);
  runs[0]?.resolve();
  await expect.poll(() => runs.length).toBe(2);
  runs[1]?.resolve();
  await Promise.all([first, ...others]);
  expect(runs).toHaveLength(2);
});

test("work that failed can be requested again", async () => {
  let count = 0;
  const repeater = new CoalescingRunner(async () => {
    if (++count === 1) throw new Error("broken");
  });
  await expect(repeater.run()).rejects.toThrow("broken");
  await repeater.run();
  expect(count).toBe(2);
});
