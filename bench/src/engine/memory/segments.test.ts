import { randomFrom } from "@openparlance/engine/testing";
import { expect, test } from "vitest";
import { SegmentGenerator } from "./segments.ts";

const strings = [
  { source: "Save the file under another name", target: "Datei unter anderem Namen speichern" },
  { source: "Insert a row above", target: "Zeile oberhalb einfügen" },
];
const make = (seed: number) => new SegmentGenerator(strings, randomFrom(seed)).createSegments(400);

test("the same seed makes the same segments", () => {
  expect(make(1)).toEqual(make(1));
  expect(make(1)).not.toEqual(make(2));
});

test("half of the sources are about as long as the median says", () => {
  const lengths = make(3).map(({ source }) => source.length);
  const shorter = lengths.filter((length) => length < 57).length;
  expect(shorter).toBeGreaterThan(120);
  expect(shorter).toBeLessThan(280);
});
