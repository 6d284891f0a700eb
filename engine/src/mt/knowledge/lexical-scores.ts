import { type Lexicon, nullWord } from "./lexicon.ts";

const minProbability = 1e-4;

/** The sum of ln P(target word | the source words linked with it), and that in the other direction. */
export function lexicalScores(source: Int32Array, words: Int32Array, links: Int32Array, lexicon: Lexicon) {
  const share = (word: number, from: number) => lexicon.count(from, word) / lexicon.sourceTotal(from);
  const inverseShare = (word: number, to: number) => lexicon.count(word, to) / lexicon.targetTotal(to);
  const reversed = links.map((link) => (link << 16) | (link >>> 16));
  return {
    lexical: sumLogarithms(words, source, links, share),
    inverseLexical: sumLogarithms(source, words, reversed, inverseShare),
  };
}

/** @param links of the other side's words with `words`: other × 65536 + word */
function sumLogarithms(
  words: Int32Array,
  others: Int32Array,
  links: Int32Array,
  shareOf: (word: number, other: number) => number,
): number {
  let score = 0;
  for (let at = 0; at < words.length; at++) {
    const word = words[at] as number;
    let sum = 0;
    let linked = 0;
    for (const link of links) {
      if ((link & 0xffff) !== at) continue;
      sum += shareOf(word, others[link >>> 16] as number);
      linked++;
    }
    score += Math.log(Math.max(linked > 0 ? sum / linked : shareOf(word, nullWord), minProbability));
  }
  return score;
}
