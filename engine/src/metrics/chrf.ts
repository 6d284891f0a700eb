import { sumGrams } from "./grams.ts";
import { splitAtSpaces } from "./tokenize-13a.ts";

const orders = 6;
/** The square of beta: recall weighs four times as much as precision. */
const recallWeight = 4;

const reader = { orders, read: readCharacters, separator: "", countsLonger: false };

/**
 * chrF2 of a whole text, 0–100: the sentences' counts are added, then scored. 0 when nothing matches.
 *
 * Equals sacreBLEU's `nrefs:1|case:mixed|eff:yes|nc:6|nw:0|space:no|version:2.x`. Characters are code points, and
 * whitespace is left out. N-gram lengths that occur on one side only are not in the mean. Source: M. Popović, "chrF:
 * character n-gram F-score for automatic MT evaluation", 2015.
 */
export function chrf(hypotheses: readonly string[], references: readonly string[]): number {
  if (hypotheses.length !== references.length) throw new RangeError("chrF needs one reference per hypothesis.");
  const { matched, proposed, expected } = sumGrams(hypotheses, references, reader);
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

function readCharacters(text: string): string[] {
  return [...splitAtSpaces(text).join("")];
}
