import type { Sliced } from "../../slices.ts";
import type { Fluency } from "../knowledge/fluency.ts";
import { sentenceEnd } from "../knowledge/language-model.ts";
import type { OptionTable } from "../options/option.ts";
import { extend } from "./cubes.ts";
import { computeFutureCosts, futureCost } from "./future-cost.ts";
import type { Hypothesis } from "./hypothesis.ts";
import { Stack } from "./stack.ts";

/** For each number of translated source words: the number of hypotheses that are kept (`stackSize`) and tried. */
const stackSize = 40;
const popLimit = 90;
/** The limit of tokens for full effort. Longer texts get the same total effort, but each stack at least a fifth. */
const baseLength = 60;

/**
 * Finds good translations of a source text: stacks of hypotheses by number of translated words, extended by cube
 * pruning with estimated scores.
 * Source: Koehn 2004 (stacks, future cost); Huang & Chiang 2007 (cube pruning).
 *
 * @param table options of every span; each token needs at least one
 * @param effort the share of the full effort, from 0 to 1
 * @returns complete hypotheses, best first
 */
export function* decode(table: OptionTable, fluency: Fluency, seeds: Hypothesis[], effort = 1): Sliced<Hypothesis[]> {
  const length = table.length;
  const future = computeFutureCosts(table);
  const stacks = Array.from({ length: length + 1 }, () => new Stack());
  const share = effort * Math.min(1, Math.max(0.2, baseLength / length));
  const pops = Math.ceil(popLimit * share);
  const size = Math.ceil(stackSize * share);
  for (const seed of seeds) {
    seed.total = seed.score + futureCost(seed.firstGap, seed.mask, future);
    (stacks[seed.covered] as Stack).add(seed);
  }
  for (let covered = 0; covered < length; covered++) {
    extend((stacks[covered] as Stack).best(size), table, future, fluency, stacks, pops);
    // A finished stack is not needed again, so its memory is freed.
    stacks[covered] = new Stack();
    yield false;
  }
  return (stacks[length] as Stack)
    .best(stackSize)
    .map((hypothesis) => finish(hypothesis, fluency))
    .sort((a, b) => b.score - a.score || a.state - b.state);
}

function finish(hypothesis: Hypothesis, fluency: Fluency): Hypothesis {
  const end = fluency.score(hypothesis.state, sentenceEnd);
  const shift = (one: Hypothesis): Hypothesis => ({ ...one, score: one.score + end, total: one.score + end });
  return { ...shift(hypothesis), recombined: hypothesis.recombined?.map(shift) };
}
