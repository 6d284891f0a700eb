import { countGrams, countShared } from "./grams.ts";
import { splitAtSpaces } from "./tokenize-13a.ts";

const orders = 6;
/** The square of beta: recall weighs four times as much as precision. */
const recallWeight = 4;

/** Counts by gram length, [0] for single characters. */
interface ChrfCounts {
  matched: Int32Array;
  proposed: Int32Array;
  expected: Int32Array;
}

/**
 * chrF2 of a whole text, 0–100: the sentences' counts are added, then scored. 0 when nothing matches.
 *
 * Equals sacreBLEU's `nrefs:1|case:mixed|eff:yes|nc:6|nw:0|space:no|version:2.x`. Characters are code points, and
 * whitespace is left out. N-gram lengths that occur on one side only are not in the mean. Source: M. Popović, "chrF:
 * character n-gram F-score for automatic MT evaluation", 2015.
 */
export function chrf(hypotheses: readonly string[], references: readonly string[]): number {
  if (hypotheses.length !== references.length) throw new RangeError("chrF needs one reference per hypothesis.");
  const grams = () => new Int32Array(orders);
  const counts = { matched: grams(), proposed: grams(), expected: grams() };
  for (const [at, hypothesis] of hypotheses.entries()) addSentence(counts, hypothesis, references[at] ?? "");
  return computeScore(counts);
}

function addSentence(counts: ChrfCounts, hypothesis: string, reference: string): void {
  const characters = [...splitAtSpaces(hypothesis).join("")];
  const wanted = [...splitAtSpaces(reference).join("")];
  for (let length = 1; length <= orders && length <= wanted.length; length++) {
    const shared = countShared(countGrams(characters, length, ""), countGrams(wanted, length, ""));
    (counts.matched[length - 1] as number) += shared;
    // Grams of a length that the reference lacks don't count against the hypothesis.
    (counts.proposed[length - 1] as number) += Math.max(0, characters.length - length + 1);
    (counts.expected[length - 1] as number) += wanted.length - length + 1;
  }
}

function computeScore({ matched, proposed, expected }: ChrfCounts): number {
  let [precision, recall, lengths] = [0, 0, 0];
  for (let index = 0; index < orders; index++) {
    const [right = 0, had = 0, wanted = 0] = [matched[index], proposed[index], expected[index]];
    if (had === 0 || wanted === 0) continue;
    precision += right / had;
    recall += right / wanted;
    lengths += 1;
  }
  if (precision === 0 && recall === 0) return 0;
  return (100 * (1 + recallWeight) * precision * recall) / (recallWeight * precision + recall) / lengths;
}
