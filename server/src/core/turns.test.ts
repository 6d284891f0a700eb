import { expect, test } from "vitest";
import { collectInTurns } from "./turns.ts";

test("items are collected in turns with other work, one slice in each", async () => {
  let turns = 0;
  const count = () => {
    turns++;
    next = setImmediate(count);
  };
  let next = setImmediate(count);
  function* slowItems() {
    for (let item = 0; item < 5; item++) {
      const end = performance.now() + 6;
      while (performance.now() < end);
      yield item;
    }
  }
  const all = [1, 2, 3].map(() => collectInTurns(slowItems()));
  expect(await Promise.all(all)).toEqual(Array(3).fill([0, 1, 2, 3, 4]));
  clearImmediate(next);
  expect(turns).toBeGreaterThanOrEqual(3 * 4);
});
