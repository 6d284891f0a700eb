import { calibrate, type Judged, measureMiscalibration, minInBin } from "@openparlance/engine";
import { type Measurements, table } from "../report.ts";

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

/** A row for each tenth. Those with too few segments to count are marked. */
export function formatCalibration(engine: string, judged: readonly Judged[]): string {
  const rows = calibrate(judged).map(({ from, count, meanConfidence, unchangedShare }) => [
    from.toFixed(1),
    String(count),
    (100 * meanConfidence).toFixed(1),
    (100 * unchangedShare).toFixed(1),
    count < minInBin ? `too few, under ${minInBin}` : (100 * (unchangedShare - meanConfidence)).toFixed(1),
  ]);
  return table([[`${engine}, confidence from`, ...columns, "difference"], ...rows]);
}
