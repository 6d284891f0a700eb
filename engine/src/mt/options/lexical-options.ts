import type { Occurrences } from "../knowledge/suffix-array.ts";
import { type Knowledge, type TranslationOption, withScore } from "./option.ts";
import type { SentenceExclusion } from "./phrases.ts";

/** The limit of a word's occurrences whose linked words are read. */
const maxLexical = 5;

/** Options for a word without a consistent phrase: the single words that are linked with it. */
export function lexicalOptions(
  start: number,
  phrase: Int32Array,
  match: Occurrences,
  known: Knowledge,
  skip: SentenceExclusion,
): TranslationOption[] {
  const { corpus, index, lexicon } = known;
  const sentences = new Map<number, number>();
  const positions = [...match.tail].reverse();
  for (let rank = match.high - 1; rank >= match.low && positions.length < maxLexical * 10; rank--)
    positions.push(index.positionAt(rank));
  for (const position of positions) {
    const sentence = corpus.lists.sentences.at(position);
    if (corpus.lists.alive.at(sentence) === 0 || skip?.(sentence)) continue;
    const at = position - corpus.lists.sourceStarts.at(sentence);
    const target = corpus.targetOf(sentence);
    for (const link of corpus.linksOf(sentence)) {
      const word = target[link & 0xffff] as number;
      if (link >>> 16 === at && !sentences.has(word)) sentences.set(word, sentence);
    }
  }
  const source = phrase[0] as number;
  return [...sentences].map(([word, sentence]) => {
    const probability = Math.log(lexicon.count(source, word) / lexicon.sourceTotal(source));
    const inverse = Math.log(lexicon.count(source, word) / lexicon.targetTotal(word));
    const features = { phrase: probability, lexical: probability, inversePhrase: inverse, inverseLexical: inverse };
    return withScore(
      { start, end: start + 1, words: Int32Array.of(word), links: Int32Array.of(0), origin: "lexical", sentence },
      { ...features, rarity: 1, fallback: 1 },
      known,
    );
  });
}
