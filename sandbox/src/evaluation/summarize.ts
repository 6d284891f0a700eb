import { drawCurve, type EvaluationReport } from "@openparlance/server/evaluation";

/** The quality of translations of held-out segments with a memory of `segments` segments. */
export interface MeasuredSize {
  segments: number;
  /** The share of translations that the linguist left unchanged, 0 to 1. */
  unchangedShare: number;
  chrf2: number;
  /** The share of time saved over a translation without suggestions, 0 to 1. */
  savedShare: number;
}

export interface MeasuredMemory {
  heldOut: number;
  sizes: MeasuredSize[];
  /** The learning curve in SVG. */
  curve: string;
}

/** Seconds for 100 words without suggestions. */
const secondsWithout = 500;

/** Joins reports on one file, each for some shares of the memory. */
export function summarize(name: string, reports: readonly EvaluationReport[]): MeasuredMemory {
  const heldOut = reports[0]?.heldOut ?? 0;
  const results = reports.flatMap((report) => report.results).toSorted((a, b) => a.segments - b.segments);
  const own = results.filter(({ engine }) => engine === "translator");
  const sizes = own.map(({ segments, chrf2, editSeconds, calibration = [] }) => {
    const unchanged = calibration.reduce((sum, { count, unchangedShare }) => sum + count * unchangedShare, 0);
    return { segments, chrf2, unchangedShare: unchanged / heldOut, savedShare: 1 - editSeconds / secondsWithout };
  });
  return { heldOut, sizes, curve: drawCurve(results, `${name}: ${heldOut} held-out segments`) };
}
