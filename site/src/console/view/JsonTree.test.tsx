import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { JsonTree } from "./JsonTree.tsx";

const linesOf = (value: unknown) =>
  renderToStaticMarkup(<JsonTree value={value} />)
    .replaceAll(/<\/(?:div|summary)>/g, "\n")
    .replaceAll(/<[^>]*>/g, "")
    .replaceAll("&quot;", '"')
    .split("\n")
    .filter(Boolean);

test("a short list of plain values is on one line, as in the samples", () => {
  expect(linesOf({ sourceDelimiters: ["", " ", null, 2] })).toContain('"sourceDelimiters": ["", " ", null, 2]');
});

test("a long list, and one of objects, has a line for each item", () => {
  const long = Array.from({ length: 30 }, (_, n) => `word ${n}`);
  expect(linesOf(long)).toHaveLength(long.length + 2);
  expect(linesOf([{ id: 1 }])).toContain('"id": 1');
});
