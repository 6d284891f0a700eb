import { cpus } from "node:os";
import { bleu } from "@openparlance/engine";
import { percentile } from "../engine/cpu.ts";
import { type EngineRecord, formatTable, type Measurements, overBudget } from "../engine/report.ts";
import { keepRecord, readRecord } from "../record.ts";
import { prepareApertium, translateWithApertium } from "./apertium.ts";
import { formatCalibration, measureCalibration } from "./calibration.ts";
import { allTexts, budgets } from "./quality-budgets.ts";
import { texts } from "./texts.ts";
import { type Draft, type WorkSegment, workThrough } from "./work.ts";

const quarters = [1, 2, 3, 4];
/** From so many confirmed segments on the gain over the provider is measured. */
const learnt = 2000;
/** A wrong correction is made after so many segments, and its cost is measured up to `wrongUntil`. */
const wrongAt = 300;
const wrongUntil = 1500;

/**
 * Measures what memory, post-editing and their combination add to a provider, on several kinds of text. Only the record of
 * all of them is kept.
 */
export async function benchQuality(parts: readonly string[] = Object.keys(texts)): Promise<boolean> {
  prepareApertium();
  const before = await readRecord<EngineRecord>("quality");
  const measured: Record<string, Measurements> = {};
  const all: Draft[] = [];
  for (const [name, read] of Object.entries(texts).filter(([name]) => parts.includes(name))) {
    const pairs = await read();
    const outputs = await translateWithApertium(pairs.map(({ source }) => source));
    const segments = pairs.map((pair, at) => ({ ...pair, output: outputs[at] ?? "" }));
    const drafts = await workThrough(segments);
    all.push(...drafts);
    const figures = { ...(await measureText(segments, drafts)), ...measureConfidence(drafts) };
    measured[name] = figures;
    console.log(`${formatTable(name, figures, budgets, before)}\n`);
  }
  const isWhole = parts.length === Object.keys(texts).length;
  if (isWhole) {
    const figures = measureConfidence(all);
    measured[allTexts] = figures;
    console.log(`${formatTable(allTexts, figures, budgets, before)}\n`);
  }
  const chosen = Object.fromEntries(Object.entries(budgets).filter(([name]) => name in measured));
  const complaints = overBudget(measured, chosen);
  for (const complaint of complaints) console.log(`✗ ${complaint}`);
  if (!isWhole) return complaints.length === 0;
  const machine = { cpu: cpus()[0]?.model ?? "", cores: cpus().length, node: process.version };
  await keepRecord("quality", { measuredAt: new Date().toISOString(), machine, sections: measured } as EngineRecord);
  return complaints.length === 0;
}

/** What the confidence of the embedded translator and of the combination is worth. */
function measureConfidence(drafts: readonly Draft[]): Measurements {
  const figures: Measurements = {};
  for (const engine of ["embedded", "combined"] as const) {
    const judged = drafts.map((draft) => draft.judged[engine]);
    Object.assign(figures, measureCalibration(engine, judged));
    console.log(`${formatCalibration(engine, judged)}\n`);
  }
  return figures;
}

/** BLEU by quarter of the work, what is gained, what a wrong correction costs, and the CPU time. */
async function measureText(segments: readonly WorkSegment[], drafts: readonly Draft[]): Promise<Measurements> {
  const figures: Measurements = { segments: segments.length };
  const score = (which: "raw" | "embedded" | "postEdited" | "combined", from: number, to: number) =>
    bleu(
      drafts.slice(from, to).map((draft) => draft[which]),
      segments.slice(from, to).map(({ target }) => target),
    );
  for (const quarter of quarters) {
    const [from, to] = [quarter - 1, quarter].map((n) => Math.floor((n * segments.length) / quarters.length)) as [
      number,
      number,
    ];
    const [raw, local] = [score("raw", from, to), score("embedded", from, to)];
    const combined = score("combined", from, to);
    figures[`raw, quarter ${quarter}`] = raw;
    figures[`embedded, quarter ${quarter}`] = local;
    figures[`post-edited, quarter ${quarter}`] = score("postEdited", from, to);
    figures[`combined, quarter ${quarter}`] = combined;
    figures[`gained over the better, quarter ${quarter}`] = combined - Math.max(raw, local);
  }
  const start = Math.min(learnt, Math.floor(segments.length / 2));
  figures["gained over raw by post-editing, later"] =
    score("postEdited", start, segments.length) - score("raw", start, segments.length);
  figures["gained over raw, later"] = score("combined", start, segments.length) - score("raw", start, segments.length);
  figures["a wrong correction costs"] = await measureWrongCorrection(segments, drafts);
  figures["added p50 ms"] = percentile(
    drafts.map(({ addedMs }) => addedMs),
    50,
  );
  figures["added p95 ms"] = percentile(
    drafts.map(({ addedMs }) => addedMs),
    95,
  );
  return figures;
}

/** BLEU that is lost after one segment was confirmed with the target of another. */
async function measureWrongCorrection(segments: readonly WorkSegment[], drafts: readonly Draft[]): Promise<number> {
  const wrong = segments.slice(0, wrongUntil);
  const [one, other] = [wrong[wrongAt], wrong[wrongAt + 7]];
  if (!one || !other) return 0;
  wrong[wrongAt] = { ...one, target: other.target };
  const after = await workThrough(wrong);
  const references = segments.slice(wrongAt + 1, wrongUntil).map(({ target }) => target);
  const score = (all: readonly Draft[]) =>
    bleu(
      all.slice(wrongAt + 1, wrongUntil).map(({ combined }) => combined),
      references,
    );
  return score(drafts) - score(after);
}
