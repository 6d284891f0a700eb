import { withoutTags } from "@openparlance/text";
import { CliError } from "../commands/command.ts";
import { holdOut } from "./hold-out.ts";
import { type Experiment, type LearnedPair, type Measurement, measure } from "./measure.ts";

/** The translations of a memory, oldest first, with their stored tags. */
export interface PairsToEvaluate {
  languages: Experiment["languages"];
  pairs: LearnedPair[];
}

export interface EvaluationReport {
  sourceLanguage: string;
  targetLanguage: string;
  learned: number;
  heldOut: number;
  results: Measurement[];
}

interface EvaluationOptions extends Pick<Experiment, "providers" | "shares" | "maxPositions" | "onProgress"> {
  /** The share of the distinct sources that is held out. */
  share: number;
  /** The limit of sources that are held out. */
  max: number;
}

/** The number of pairs below which the results are not meaningful. */
export const minPairs = 10;

/** Measures how well a memory translates held-out segments. @throws CliError if it has too few */
export async function evaluatePairs(
  { languages, pairs }: PairsToEvaluate,
  { share, max, ...options }: EvaluationOptions,
): Promise<EvaluationReport> {
  const { learned, heldOut } = holdOut(pairs, share, max);
  if (learned.length < minPairs || heldOut.length < minPairs) {
    const enough = Math.ceil(minPairs / Math.min(share, 1 - share));
    throw new CliError(
      `${pairs.length} translations are too few to measure. ${enough} with different sources are enough.`,
    );
  }
  const plain = heldOut.map(({ source, target }) => ({ source: withoutTags(source), target: withoutTags(target) }));
  const results = await measure({ languages, learned, heldOut: plain, ...options });
  return {
    sourceLanguage: languages.source,
    targetLanguage: languages.target,
    learned: learned.length,
    heldOut: heldOut.length,
    results,
  };
}
