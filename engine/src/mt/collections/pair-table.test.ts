import { expect, test } from "vitest";
import { PairTable } from "./pair-table.ts";

test("pairs keep their numbers while the table grows, also those that have no new slot yet", () => {
  const pairs = new PairTable();
  for (let n = 0; n < 2000; n++) {
    expect(pairs.insert(n % 50, n)).toBe(n);
    expect([0, n >> 1, n].map((known) => pairs.find(known % 50, known))).toEqual([0, n >> 1, n]);
    expect(pairs.insert((n >> 1) % 50, n >> 1)).toBe(n >> 1);
    expect(pairs.find(n % 50, n + 1)).toBe(-1);
  }
});
