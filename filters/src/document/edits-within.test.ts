import { expect, test } from "vitest";
import { createEditFinder } from "./edits-within.ts";
import type { Edit } from "./translatable-span.ts";

test("the edits inside a span are found in order", () => {
  const edits = [
    { start: 8, end: 9, text: "c" },
    { start: 2, end: 4, text: "a" },
    { start: 4, end: 4, text: "b" },
  ];
  const within = createEditFinder(edits);
  expect(within(2, 8).map(({ text }) => text)).toEqual(["a", "b"]);
  expect(within(3, 9).map(({ text }) => text)).toEqual(["b", "c"]);
  expect(within(5, 8)).toEqual([]);
});

test("ten thousand codes with an edit in each look at few edits each", () => {
  const count = 10_000;
  let looks = 0;
  const edit = (at: number): Edit => ({
    get start() {
      looks++;
      return at;
    },
    get end() {
      looks++;
      return at + 1;
    },
    text: "",
  });
  const within = createEditFinder(Array.from({ length: count }, (_, n) => edit(3 * n)));
  for (let n = 0; n < count; n++) expect(within(3 * n, 3 * n + 2)).toHaveLength(1);
  expect(looks).toBeLessThan(count * 40);
});
