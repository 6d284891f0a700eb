import { expect, test } from "vitest";
import { coalesce } from "./coalesce.ts";

test("work that is requested while it runs is done once more, and never twice at a time", async () => {
  const runs: PromiseWithResolvers<void>[] = [];
  const run = coalesce(() => {
    const ending = Promise.withResolvers<void>();
    runs.push(ending);
    return ending.promise;
  });
  const first = run();
  const others = [run(), run()];
  expect(runs).toHaveLength(1);
  runs[0]?.resolve();
  await expect.poll(() => runs.length).toBe(2);
  runs[1]?.resolve();
  await Promise.all([first, ...others]);
  expect(runs).toHaveLength(2);
});

test("work that failed can be requested again", async () => {
  let count = 0;
  const run = coalesce(async () => {
    if (++count === 1) throw new Error("broken");
  });
  await expect(run()).rejects.toThrow("broken");
  await run();
  expect(count).toBe(2);
});
