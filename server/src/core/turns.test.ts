import { expect, test } from "vitest";
import { collectInTurns } from "./turns.ts";

test("items are collected in turns with other work", async () => {
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
  expect(await collectInTurns(slowItems())).toEqual([0, 1, 2, 3, 4]);
  clearImmediate(next);
  expect(turns).toBeGreaterThanOrEqual(4);
});
