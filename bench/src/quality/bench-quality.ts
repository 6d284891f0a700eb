import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { bleu, calibrate, measureMiscalibration } from "@openparlance/engine";
import { prepare } from "../../../scripts/prepare.mjs";
import { percentile } from "../engine/cpu.ts";
import type { Bench, BudgetRange, Budgets, Measurements, ShowSection } from "../report.ts";
import { texts } from "./texts.ts";
import { type Draft, translateInOrder, type WorkSegment } from "./work.ts";

const quarters = [1, 2, 3, 4];
/** The gain over the provider counts after this number of confirmed segments. */
const learnedSegments = 2000;
/** A wrong correction is made after this number of segments; its cost is measured up to `wrongUntil`. */
const wrongCorrectionAt = 300;
const wrongUntil = 1500;

/** The gain in BLEU of combining over the better of provider and embedded translator, and its max cost. */
const gainBudgets: Record<string, BudgetRange> = {
  "gained over the better, quarter 1": { min: 1.5 },
  "gained over the better, quarter 2": { min: 1.5 },
  "gained over the better, quarter 3": { min: 1.5 },
  "gained over the better, quarter 4": { min: 1.5 },
  "gained over raw, later": { min: 12 },
  "a wrong correction costs": { max: 0.2 },
};

/** Only all texts together have a budget of calibration: one has too few segments to separate 7 points from chance. */
const allTextsLabel = "all texts";

/** Limits by kind of text. Times are CPU time. */
const budgets: Budgets = {
  interface: { ...gainBudgets, "added p95 ms": { max: 3 } },
  spreadsheet: gainBudgets,
  help: gainBudgets,
  [allTextsLabel]: {
    "embedded, confidence off by points": { max: 7 },
    "combined, confidence off by points": { max: 7 },
  },
};

/** Gains over a provider of memory, post-editing and both combined, by kind of text. */
export const qualityBench: Bench = {
  parts: {
    ...Object.fromEntries(Object.keys(texts).map((name) => [name, (show) => measureKind(name, show)])),
    async all(show) {
      const all: Draft[] = [];
      for (const name of Object.keys(texts)) all.push(...(await measureKind(name, show)));
      await show(allTextsLabel, measureConfidence(all));
    },
  },
  budgets,
  defaultParts: ["all"],
};

async function measureKind(name: string, show: ShowSection): Promise<Draft[]> {
  prepare(["apertium"]);
  const pairs = (await texts[name]?.()) ?? [];
  const outputs = await translateWithApertium(pairs.map(({ source }) => source));
  const segments = pairs.map((pair, at) => ({ ...pair, output: outputs[at] ?? "" }));
  const drafts = await translateInOrder(segments);
  await show(name, { ...(await measureText(segments, drafts)), ...measureConfidence(drafts) });
  return drafts;
}

/** The largest difference of confidence and share of unchanged translations, by tenths, in percentage points. */
const measureConfidence = (drafts: readonly Draft[]): Measurements => {
  const offOf = (engine: "embedded" | "combined") =>
    100 * measureMiscalibration(calibrate(drafts.map(({ judgments }) => judgments[engine])));
  return {
    "embedded, confidence off by points": offOf("embedded"),
    "combined, confidence off by points": offOf("combined"),
  };
};

/** BLEU by quarter of the segments, the gain, the cost of a wrong correction, and CPU time. */
async function measureText(segments: readonly WorkSegment[], drafts: readonly Draft[]): Promise<Measurements> {
  const figures: Measurements = { segments: segments.length };
  const score = (which: "raw" | "embedded" | "postEdited" | "combined", from: number, to: number) =>
    bleu(
      drafts.slice(from, to).map((draft) => draft[which]),
      segments.slice(from, to).map(({ target }) => target),
    );
  for (const quarter of quarters) {
    const from = Math.floor(((quarter - 1) * segments.length) / quarters.length);
    const to = Math.floor((quarter * segments.length) / quarters.length);
    const [raw, local] = [score("raw", from, to), score("embedded", from, to)];
    const combined = score("combined", from, to);
    figures[`raw, quarter ${quarter}`] = raw;
    figures[`embedded, quarter ${quarter}`] = local;
    figures[`post-edited, quarter ${quarter}`] = score("postEdited", from, to);
    figures[`combined, quarter ${quarter}`] = combined;
    figures[`gained over the better, quarter ${quarter}`] = combined - Math.max(raw, local);
  }
  const start = Math.min(learnedSegments, Math.floor(segments.length / 2));
  figures["gained over raw by post-editing, later"] =
    score("postEdited", start, segments.length) - score("raw", start, segments.length);
  figures["gained over raw, later"] = score("combined", start, segments.length) - score("raw", start, segments.length);
  figures["a wrong correction costs"] = await measureWrongCorrection(segments, drafts);
  const added = drafts.map(({ addedMs }) => addedMs);
  figures["added p50 ms"] = percentile(added, 50);
  figures["added p95 ms"] = percentile(added, 95);
  return figures;
}

/** The loss of BLEU after one segment was confirmed with the target of another. */
async function measureWrongCorrection(segments: readonly WorkSegment[], drafts: readonly Draft[]): Promise<number> {
  const wrong = segments.slice(0, wrongUntil);
  const [one, other] = [wrong[wrongCorrectionAt], wrong[wrongCorrectionAt + 7]];
  if (!one || !other) return 0;
  wrong[wrongCorrectionAt] = { ...one, target: other.target };
  const after = await translateInOrder(wrong);
  const references = segments.slice(wrongCorrectionAt + 1, wrongUntil).map(({ target }) => target);
  const score = (all: readonly Draft[]) =>
    bleu(
      all.slice(wrongCorrectionAt + 1, wrongUntil).map(({ combined }) => combined),
      references,
    );
  return score(drafts) - score(after);
}

const cacheFolder = join(tmpdir(), "parlance-bench-quality");

/** Translates English to Spanish. Texts must have no line breaks. Results are cached between runs. */
async function translateWithApertium(sources: readonly string[]): Promise<string[]> {
  // Apertium ends a sentence at a blank line.
  const input = sources.map((source) => `${source}\n\n`).join("");
  const kept = join(cacheFolder, `apertium-${createHash("sha256").update(input).digest("hex").slice(0, 16)}.txt`);
  const output = await readFile(kept, "utf8").catch(() => runApertium(input, kept));
  const lines = output.split("\n");
  return sources.map((_, at) => (lines[2 * at] ?? "").trim());
}

/** The command `apertium` reads and writes files. */
async function runApertium(input: string, kept: string): Promise<string> {
  await mkdir(cacheFolder, { recursive: true });
  await writeFile(`${kept}.source`, input);
  const args = ["-u", "eng-spa", `${kept}.source`, `${kept}.part`];
  const { error, status } = spawnSync("apertium", args, { stdio: "inherit" });
  if (error || status !== 0) throw new Error("Apertium does not run: install Debian's package apertium-eng-spa.");
  await rename(`${kept}.part`, kept);
  return readFile(kept, "utf8");
}
