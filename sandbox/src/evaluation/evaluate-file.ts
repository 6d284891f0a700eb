import {
  drawCurve,
  type EvaluationReport,
  evaluatePairs,
  readBilingualBytes,
  toPairs,
} from "@openparlance/server/evaluation";

/** How well a memory translates what is held out of it, when it has so many segments. */
export interface MeasuredSize {
  segments: number;
  /** Of the translations, the share that a linguist leaves unchanged, 0 to 1. */
  unchangedShare: number;
  chrf2: number;
  /** Of the time for a translation without suggestions, the share that is saved, 0 to 1. */
  savedShare: number;
}

export interface MeasuredMemory {
  heldOut: number;
  sizes: MeasuredSize[];
  /** The learning curve as an SVG image. */
  curve: string;
}

/** As `parlance evaluate` does by default. */
const heldOutShare = 0.1;
const maxHeldOut = 300;
/** Without suggestions, 100 words take so long. */
const secondsWithout = 500;

/** Evaluates a bilingual file in the languages that it names. @throws if it has too few translations */
export async function evaluateFile(
  name: string,
  bytes: Uint8Array,
  [source, target]: readonly [string, string],
  onProgress: (share: number) => void,
): Promise<MeasuredMemory> {
  const pairs = toPairs(await readBilingualBytes(name, bytes, { source, target }), { source, target });
  if (!pairs) throw new Error(`${name} doesn't name its target language.`);
  const options = { share: heldOutShare, max: maxHeldOut, providers: [], maxPositions: 0, onProgress };
  return summarize(name, await evaluatePairs(pairs, options));
}

function summarize(name: string, { heldOut, results }: EvaluationReport): MeasuredMemory {
  const own = results.filter(({ engine }) => engine === "translator");
  const sizes = own.map(({ segments, chrf2, editSeconds, calibration = [] }) => {
    const unchanged = calibration.reduce((sum, { count, unchangedShare }) => sum + count * unchangedShare, 0);
    return { segments, chrf2, unchangedShare: unchanged / heldOut, savedShare: 1 - editSeconds / secondsWithout };
  });
  return { heldOut, sizes, curve: drawCurve(results, `${name}: ${heldOut} held-out segments`) };
}
