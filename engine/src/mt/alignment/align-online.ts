import { isWord } from "@openparlance/text";
import { type Lexicon, nullWord } from "../knowledge/lexicon.ts";
import { alignBy } from "./align-by.ts";
import type { Emission, Jumps } from "./hmm.ts";

/** The assumed counts: of words that were never linked, and in addition of two words with the same spelling. */
const unseen = 0.02;
const sameSpellingBonus = 2;
/** The assumed number of a word's partners in addition to the known ones. */
const partners = 50;

/**
 * Aligns one new pair by the links of all other pairs. Two words that are both new are linked because known words
 * prefer known partners. `spellings` are in lower case.
 */
export function alignPair(
  source: Int32Array,
  target: Int32Array,
  lexicon: Lexicon,
  jumps: { forward: Jumps; backward: Jumps },
  spellings: { source: string[]; target: string[] },
): Int32Array {
  const [sources, targets] = [source.length, target.length];
  const forward = emission(sources, targets);
  const backward = emission(targets, sources);
  for (let s = 0; s < sources; s++) {
    const sourceWord = source[s] as number;
    for (let t = 0; t < targets; t++) {
      const targetWord = target[t] as number;
      const bonus = spellings.source[s] === spellings.target[t] ? sameSpellingBonus : 0;
      const count = lexicon.count(sourceWord, targetWord) + unseen + bonus;
      forward.words[t * sources + s] = count / (lexicon.sourceTotal(sourceWord) + unseen * partners + bonus);
      backward.words[s * targets + t] = count / (lexicon.targetTotal(targetWord) + unseen * partners + bonus);
    }
  }
  for (let t = 0; t < targets; t++)
    forward.nulls[t] = nullShareOf(lexicon.count(nullWord, target[t] as number), lexicon.sourceTotal(nullWord));
  for (let s = 0; s < sources; s++)
    backward.nulls[s] = nullShareOf(lexicon.count(source[s] as number, nullWord), lexicon.targetTotal(nullWord));
  // A word must be known after it was confirmed once, so a new word must get a partner.
  const isNew = (s: number) => lexicon.sourceTotal(source[s] as number) === 0 && isWord(spellings.source[s] as string);
  return alignBy(forward, backward, jumps.forward, jumps.backward, isNew);
}

const nullShareOf = (count: number, total: number): number => (count + unseen) / (total + unseen * 1000);

function emission(from: number, to: number): Emission {
  return { from, to, words: new Float64Array(from * to), nulls: new Float64Array(to) };
}
