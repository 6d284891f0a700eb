import { expect, test } from "vitest";
import { below, edited, randomFrom, randomText } from "../random.ts";
import { distanceBetween } from "../scanning-memory.ts";
import { codePointCount, foldText, GramReader, hashBag } from "./grams.ts";

const rounds = process.env.PARLANCE_PROOF ? 20_000 : 1000;
const reader = new GramReader();

function readBag(text: string): Map<number, number> {
  reader.readBag(text);
  const bag = new Map<number, number>();
  for (const hash of reader.hashes.subarray(0, reader.count)) bag.set(hash, (bag.get(hash) ?? 0) + 1);
  return bag;
}

test("each edit undoes three grams at most", () => {
  const random = randomFrom(7);
  for (let round = 0; round < rounds; round++) {
    const one = randomText(random, 12);
    const other = edited(random, one, below(random, 8));
    const [left, right] = [readBag(one), readBag(other)];
    let shared = 0;
    for (const [hash, count] of left) shared += Math.min(count, right.get(hash) ?? 0);
    const longer = Math.max(codePointCount(one), codePointCount(other));
    expect(shared).toBeGreaterThanOrEqual(longer + 2 - 3 * distanceBetween(one, other));
  }
}, 600_000);

test("the bag of some grams is part of any text's that has them", () => {
  reader.readGrams("berth berth berth");
  const all = reader.hashes.slice(0, reader.count);
  const some = all.filter((_, at) => at % 3 === 2);
  const bag = readBag("berth berth berth");
  expect([...hashBag(all)].sort()).toEqual([...bag].flatMap(([hash, count]) => Array(count).fill(hash)).sort());
  // Whichever of equal grams is chosen first counts as the first.
  expect([...hashBag(some)].every((hash) => bag.has(hash))).toBe(true);
  expect(new Set(hashBag(some)).size).toBe(some.length);
});

test("folding keeps the number of code points", () => {
  expect(foldText("ÄÖ İẞ ΑΣ 𐐀\ud800")).toBe("äö İß ας 𐐨\ud800".replace("ς", "σ"));
});

test("counts code points, a lone surrogate as one", () => {
  expect(codePointCount("a😀\ud800b\udc00")).toBe(5);
});
