import { expect, test } from "vitest";
import { holdOut } from "./hold-out.ts";

const pairs = Array.from({ length: 200 }, (_, n) => ({ source: `Berth ${n % 100}`, target: `Liegeplatz ${n}` }));
const sources = (list: readonly { source: string }[]) => new Set(list.map(({ source }) => source));

test("no source is both learned and held out, and each that is held out counts once", () => {
  const { learned, heldOut } = holdOut(pairs, 0.1, 300);
  expect(heldOut).toHaveLength(10);
  expect(learned).toHaveLength(180);
  expect([...sources(learned)].filter((source) => sources(heldOut).has(source))).toEqual([]);
});

test("the learned pairs stay in their order, and the same pairs are held out again, in any order", () => {
  const { learned, heldOut } = holdOut(pairs, 0.1, 300);
  expect(learned).toEqual(pairs.filter((pair) => learned.includes(pair)));
  expect(sources(holdOut(pairs.toReversed(), 0.1, 300).heldOut)).toEqual(sources(heldOut));
});

test("beyond the limit nothing more is held out, and nothing more is learned either", () => {
  const { learned, heldOut } = holdOut(pairs, 0.5, 20);
  expect(heldOut).toHaveLength(20);
  expect(sources(learned).size).toBe(50);
});
