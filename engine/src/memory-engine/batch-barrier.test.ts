import { expect, test } from "vitest";
import { createBatchBarrier } from "./batch-barrier.ts";

test("texts continue once each has arrived or ended, and wait for no one after that", async () => {
  const join = createBatchBarrier(3);
  const [one, two, three] = [join(), join(), join()];
  const log: string[] = [];
  const first = one.arrive().then(() => log.push("one"));
  two.leave();
  two.leave();
  await Promise.resolve();
  expect(log).toEqual([]);
  await three.arrive();
  await first;
  expect(log).toEqual(["one"]);
  await one.arrive();
});
