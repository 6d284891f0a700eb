import { sumGrams } from "./grams.ts";
import { tokenize13a } from "./tokenize-13a.ts";

const orders = 4;

const reader = { orders, read: tokenize13a, separator: " ", countsLonger: true };

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
  const { matched, proposed, expected } = sumGrams(hypotheses, references, reader);
  if (!matched.some((count) => count > 0)) return 0;
  const [tokens = 0, referenceTokens = 0] = [proposed[0], expected[0]];
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
