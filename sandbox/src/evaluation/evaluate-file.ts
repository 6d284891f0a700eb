import { type EvaluationReport, evaluatePairs, readBilingualBytes, toPairs } from "@openparlance/server/evaluation";
import type { EvaluationRequest } from "./open-evaluation.ts";

/** The default of `parlance evaluate`. */
const heldOutShare = 0.1;
const maxHeldOut = 300;

/** @throws if the file has too few translations in the languages */
export async function evaluateFile(
  { name, languages: [source, target], shares }: Omit<EvaluationRequest, "content">,
  bytes: Uint8Array,
  onProgress: (share: number) => void,
): Promise<EvaluationReport> {
  const pairs = toPairs(await readBilingualBytes(name, bytes, { source, target }), { source, target });
  if (!pairs) throw new Error(`${name} doesn't specify its target language.`);
  const options = { share: heldOutShare, max: maxHeldOut, providers: [], maxPositions: 0, shares, onProgress };
  return evaluatePairs(pairs, options);
}
