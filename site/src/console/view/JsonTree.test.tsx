import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { readExactJson } from "../request/json.ts";
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

test("integers beyond 2^53 and decimals are shown as they were sent", () => {
  expect(linesOf(readExactJson('{"id": 9007199254740993, "scores": [0.10, 2.500]}'))).toEqual(
    expect.arrayContaining(['"id": 9007199254740993,', '"scores": [0.10, 2.500]']),
  );
});

test("one entry is counted in the singular", () => {
  expect(linesOf({ a: { b: { c: { d: 1 } } } }).join("\n")).toContain("{ 1 key }");
  expect(linesOf({ a: { b: { c: { d: 1, e: 2 } } } }).join("\n")).toContain("{ 2 keys }");
});
