import { expect, test } from "vitest";
import { formatTmx } from "../seed/tmx.ts";
import { evaluateFile } from "./evaluate-file.ts";

const nouns = ["ferry", "crane", "buoy", "bridge", "launch", "lock"].map((noun, at) => [noun, `N${at}`]);
const verbs = ["waits", "turns", "sinks", "opens", "rises"].map((verb, at) => [verb, `v${at}`]);
const times = ["today", "again", "now", "soon"].map((time, at) => [time, `t${at}`]);
const lines = nouns.flatMap(([noun, Noun]) =>
  verbs.flatMap(([verb, Verb]) =>
    times.map(([time, Time]) => `The ${noun} ${verb} ${time}.\tDie ${Noun} ${Verb} ${Time}.`),
  ),
);
const evaluate = (text: string, onProgress = (_share: number) => {}) =>
  evaluateFile("signs.tmx", new TextEncoder().encode(text), ["en-GB", "de-DE"], onProgress);

test("a memory is measured in four sizes, and gets better as it grows", async () => {
  const shares: number[] = [];
  const { heldOut, sizes, curve } = await evaluate(formatTmx(lines.join("\n")), (share) => shares.push(share));
  expect({ heldOut, sizes: sizes.map(({ segments }) => segments) }).toEqual({ heldOut: 12, sizes: [11, 27, 54, 108] });
  const [first, last] = [sizes[0], sizes.at(-1)];
  for (const figure of ["unchangedShare", "chrf2", "savedShare"] as const) {
    expect(last?.[figure]).toBeGreaterThan(first?.[figure] ?? 0);
  }
  expect(last?.unchangedShare).toBeLessThanOrEqual(1);
  expect(curve).toMatch(/^<svg /);
  expect(shares).toEqual(shares.toSorted((a, b) => a - b));
  expect(shares.at(-1)).toBe(1);
});

test("a file with few translations is refused with their number", async () => {
  await expect(evaluate(formatTmx(lines.slice(0, 20).join("\n")))).rejects.toThrow(
    "There are 20 translations: too few",
  );
});
