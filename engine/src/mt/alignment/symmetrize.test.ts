import { expect, test } from "vitest";
import { symmetrize } from "./symmetrize.ts";

const links = (...pairs: [number, number][]) => Int32Array.from(pairs.map(([s, t]) => s * 65536 + t)).sort();

test("common links stay, neighbours that reach a free word are added, others are not", () => {
  const forward = links([0, 0], [1, 1], [2, 2]);
  const backward = links([0, 0], [2, 2], [2, 3]);
  expect(symmetrize(forward, backward, 3, 4)).toEqual(links([0, 0], [1, 1], [2, 2], [2, 3]));
  expect(symmetrize(links([0, 0]), links([0, 0], [3, 3]), 4, 4)).toEqual(links([0, 0], [3, 3]));
  expect(symmetrize(links([0, 0], [1, 1]), links([0, 0], [1, 1], [0, 1]), 2, 2)).toEqual(links([0, 0], [1, 1]));
});

test("no links give none", () => {
  expect(symmetrize(links(), links(), 0, 3)).toEqual(links());
});
