import { countGrams, countShared } from "./grams.ts";
import { tokenize13a } from "./tokenize-13a.ts";

const orders = 4;

/** The counts that BLEU compares, by gram length; [0] is for single tokens. */
interface BleuCounts {
  matched: Int32Array;
  proposed: Int32Array;
  tokens: number;
  referenceTokens: number;
}

/**
 * BLEU of a whole text, 0–100: the sentences' counts are added, then scored. 0 when no token matches.
 *
 * Equals sacreBLEU's `nrefs:1|case:mixed|eff:no|tok:13a|smooth:exp|version:2.x`: a gram length without a match counts
 * as half a match, the next such length as a quarter, and so on.
 * Source: K. Papineni et al., "BLEU: a Method for Automatic Evaluation of Machine Translation", 2002; smoothing: method
 * 3 of B. Chen and C. Cherry, "A Systematic Comparison of Smoothing Techniques for Sentence-Level BLEU", 2014.
 */
export function bleu(hypotheses: readonly string[], references: readonly string[]): number {
  if (hypotheses.length !== references.length) throw new RangeError("BLEU needs one reference per hypothesis.");
  const grams = () => new Int32Array(orders);
  const counts = { matched: grams(), proposed: grams(), tokens: 0, referenceTokens: 0 };
  for (const [at, hypothesis] of hypotheses.entries()) addSentence(counts, hypothesis, references[at] ?? "");
  return computeScore(counts);
}

function addSentence(counts: BleuCounts, hypothesis: string, reference: string): void {
  const tokens = tokenize13a(hypothesis);
  const referenceTokens = tokenize13a(reference);
  counts.tokens += tokens.length;
  counts.referenceTokens += referenceTokens.length;
  for (let length = 1; length <= orders; length++) {
    const shared = countShared(countGrams(tokens, length, " "), countGrams(referenceTokens, length, " "));
    (counts.matched[length - 1] as number) += shared;
    (counts.proposed[length - 1] as number) += Math.max(0, tokens.length - length + 1);
  }
}

function computeScore({ matched, proposed, tokens, referenceTokens }: BleuCounts): number {
  if (!matched.some((count) => count > 0)) return 0;
  let halvings = 1;
  let logarithms = 0;
  for (let index = 0; index < orders; index++) {
    const [right = 0, all = 0] = [matched[index], proposed[index]];
    // If no hypothesis is long enough for this gram length, there is no precision for it in the mean.
    if (all === 0) return 0;
    if (right === 0) halvings *= 2;
    logarithms += Math.log(right === 0 ? 1 / (halvings * all) : right / all);
  }
  const brevity = tokens < referenceTokens ? Math.exp(1 - referenceTokens / tokens) : 1;
  return 100 * brevity * Math.exp(logarithms / orders);
}
