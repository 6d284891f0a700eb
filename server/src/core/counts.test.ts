import { expect, test } from "vitest";
import { Counts } from "./counts.ts";

test("owners with nothing are forgotten, however many there were, and others are not", () => {
  const counts = new Counts();
  counts.add(-1, 5);
  for (let owner = 0; owner < 100_000; owner++) {
    counts.add(owner, 2);
    counts.add(owner, -2);
  }
  expect(counts.size).toBeLessThan(2100);
  expect([counts.of(-1), counts.of(7)]).toEqual([5, 0]);
});
