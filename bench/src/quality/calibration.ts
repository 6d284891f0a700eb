import { calibrate, type Judged, measureMiscalibration } from "@openparlance/engine";
import type { Measurements } from "../report.ts";

/** Percent, but for the count. */
const columns = ["segments", "mean confidence", "left unchanged"] as const;

/**
 * The calibration of translations. First how far it is at worst from the share that was left unchanged, in percentage
 * points over the tenths with enough segments. Then each tenth's figures.
 *
 * @param engine begins the names of the figures
 */
export function measureCalibration(engine: string, judged: readonly Judged[]): Measurements {
  const bins = calibrate(judged);
  const tenths = bins.flatMap(({ from, count, meanConfidence, unchangedShare }) => {
    const values = [count, 100 * meanConfidence, 100 * unchangedShare];
    return columns.map((column, at) => [`${engine}, confidence from ${from}, ${column}`, values[at] ?? 0] as const);
  });
  return { [`${engine}, confidence off by points`]: 100 * measureMiscalibration(bins), ...Object.fromEntries(tenths) };
}
