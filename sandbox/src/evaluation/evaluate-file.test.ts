import { expect, test } from "vitest";
import { formatTmx } from "../seed/tmx.ts";
import { divideShares } from "./divide-shares.ts";
import { evaluateFile } from "./evaluate-file.ts";
import { evaluate as openEvaluation } from "./open-evaluation.ts";
import { summarize } from "./summarize.ts";

const nouns = ["ferry", "crane", "buoy", "bridge", "launch", "lock"].map((noun, at) => [noun, `N${at}`]);
const verbs = ["waits", "turns", "sinks", "opens", "rises"].map((verb, at) => [verb, `v${at}`]);
const times = ["today", "again", "now", "soon"].map((time, at) => [time, `t${at}`]);
const lines = nouns.flatMap(([noun, Noun]) =>
  verbs.flatMap(([verb, Verb]) =>
    times.map(([time, Time]) => `The ${noun} ${verb} ${time}.\tDie ${Noun} ${Verb} ${Time}.`),
  ),
);
const evaluate = (text: string, shares: readonly number[], onProgress = (_share: number) => {}) =>
  evaluateFile(
    { name: "signs.tmx", languages: ["en-GB", "de-DE"], shares },
    new TextEncoder().encode(text),
    onProgress,
  );
const evaluateAll = async (text: string, processors: number) =>
  summarize("signs.tmx", await Promise.all(divideShares(processors).map((shares) => evaluate(text, shares))));

test("a memory is measured in four sizes, and gets better as it grows", async () => {
  const { heldOut, sizes, curve } = await evaluateAll(formatTmx(lines.join("\n")), 1);
  expect({ heldOut, sizes: sizes.map(({ segments }) => segments) }).toEqual({ heldOut: 12, sizes: [11, 27, 54, 108] });
  const [first, last] = [sizes[0], sizes.at(-1)];
  for (const figure of ["unchangedShare", "chrf2", "savedShare"] as const) {
    expect(last?.[figure]).toBeGreaterThan(first?.[figure] ?? 0);
  }
  expect(last?.unchangedShare).toBeLessThanOrEqual(1);
  expect(curve).toMatch(/^<svg /);
});

test("several workers measure the same as one", async () => {
  const text = formatTmx(lines.join("\n"));
  expect(divideShares(8)).toHaveLength(2);
  expect(await evaluateAll(text, 8)).toEqual(await evaluateAll(text, 1));
});

test("progress only grows, up to 1", async () => {
  const shares: number[] = [];
  await evaluate(formatTmx(lines.join("\n")), [0.25, 1], (share) => shares.push(share));
  expect(shares).toEqual(shares.toSorted((a, b) => a - b));
  expect(shares.at(-1)).toBe(1);
  const steps = shares.map((share, at) => share - (shares[at - 1] ?? 0));
  expect(Math.max(...steps)).toBeLessThan(0.25);
  expect(Math.min(...steps.slice(0, -1))).toBeGreaterThanOrEqual(0.01);
});

test("what was canceled while its file was read does not begin", async () => {
  const memory = { name: "signs.tmx", languages: ["en", "de"], content: new Blob() } as const;
  const canceled = AbortSignal.abort(new Error("Canceled."));
  await expect(openEvaluation(memory, () => {}, canceled)).rejects.toThrow("Canceled.");
});

test("a file with few translations is refused with their number", async () => {
  await expect(evaluate(formatTmx(lines.slice(0, 20).join("\n")), [1])).rejects.toThrow(
    "20 translations are too few to measure. 100 with different sources are enough.",
  );
});
