import { expect, test } from "vitest";
import { draw, randomFrom } from "../../testing/random.ts";
import { chooseSamples, countSamples } from "./samples.ts";

/** The lowest total cost of `count` positions that are at least three apart, found by trying all. */
function tryAll(costs: readonly number[], count: number): number {
  if (count === 0) return 0;
  const [first = 0, ...rest] = costs;
  if (costs.length === 0) return Number.POSITIVE_INFINITY;
  return Math.min(first + tryAll(rest.slice(2), count - 1), tryAll(rest, count));
}

test("chooses the cheapest grams that do not overlap", () => {
  const random = randomFrom(8);
  for (let round = 0; round < 500; round++) {
    const costs = Array.from({ length: 1 + draw(random, 14) }, () => draw(random, 20));
    const count = 1 + draw(random, countSamples(costs.length));
    const positions = [...chooseSamples(Float64Array.from(costs), count)];
    expect(positions).toHaveLength(count);
    expect(positions.slice(1).every((position, at) => position - (positions[at] as number) >= 3)).toBe(true);
    expect(positions.reduce((sum, position) => sum + (costs[position] as number), 0)).toBe(tryAll(costs, count));
  }
});
