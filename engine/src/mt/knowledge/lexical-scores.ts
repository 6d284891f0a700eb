import { type Lexicon, nullWord } from "./lexicon.ts";

const minProbability = 1e-4;

/** The sum of ln P(target word | the source words linked with it). */
export function lexicalScore(source: Int32Array, words: Int32Array, links: Int32Array, lexicon: Lexicon): number {
  let score = 0;
  for (let t = 0; t < words.length; t++) {
    const word = words[t] as number;
    let sum = 0;
    let linked = 0;
    for (const link of links) {
      if ((link & 0xffff) !== t) continue;
      const s = source[link >>> 16] as number;
      sum += lexicon.count(s, word) / lexicon.sourceTotal(s);
      linked++;
    }
    const probability = linked > 0 ? sum / linked : lexicon.count(nullWord, word) / lexicon.sourceTotal(nullWord);
    score += Math.log(Math.max(probability, minProbability));
  }
  return score;
}

/** The score in the other direction: the sum of ln P(source word | the target words linked with it). */
export function inverseLexicalScore(
  source: Int32Array,
  words: Int32Array,
  links: Int32Array,
  lexicon: Lexicon,
): number {
  let score = 0;
  for (let s = 0; s < source.length; s++) {
    const word = source[s] as number;
    let sum = 0;
    let linked = 0;
    for (const link of links) {
      if (link >>> 16 !== s) continue;
      const t = words[link & 0xffff] as number;
      sum += lexicon.count(word, t) / lexicon.targetTotal(t);
      linked++;
    }
    const probability = linked > 0 ? sum / linked : lexicon.count(word, nullWord) / lexicon.targetTotal(nullWord);
    score += Math.log(Math.max(probability, minProbability));
  }
  return score;
}
