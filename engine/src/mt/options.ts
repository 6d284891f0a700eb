import type { Corpus } from "./corpus.ts";
import type { LanguageModel } from "./language-model.ts";
import { type Lexicon, nullWord } from "./lexicon.ts";
import { type PhraseSamples, type PhraseTranslation, samplePhrases } from "./phrases.ts";
import type { Occurrences, SuffixArray } from "./suffix-array.ts";
import type { Weights } from "./weights.ts";

const longestSource = 7;
/** Translations kept for each stretch of the source. */
const mostOptions = 20;
/** Occurrences of a word looked at for single linked words. */
const mostLexical = 5;
const leastProbability = 1e-4;

/** Where a target phrase came from. */
export type Origin = "memory" | "term" | "lexical" | "placeable" | "copy";

/** One way to translate a stretch of the source, scored but for its neighbours. */
export interface Option {
  /** Source tokens. */
  start: number;
  end: number;
  /** Target tokens. */
  words: Int32Array;
  /** Links within: (source − start) × 65536 + target. */
  links: Int32Array;
  origin: Origin;
  /** Sentence of the corpus it came from, −1 without one. */
  sentence: number;
  /** Weighted features without language model and order. */
  score: number;
  /** `score` with the language model's view of the words on their own. */
  estimate: number;
  /** Weighted logarithms of the orientations' probabilities. */
  orientations: [number, number, number];
  /** The caller's number of the term it is. */
  term?: number;
}

/** What the options of a source text are made from. */
export interface Knowledge {
  corpus: Corpus;
  index: SuffixArray;
  lexicon: Lexicon;
  languageModel: LanguageModel;
  weights: Weights;
}

/** All options by start and end of their stretch. */
export type OptionTable = Option[][][];

/** Collects the options the memory has for each stretch of up to seven source tokens. */
export function memoryOptions(source: Int32Array, known: Knowledge, skip: (sentence: number) => boolean): OptionTable {
  const table: OptionTable = Array.from(source, () => []);
  // Long texts say the same words again and again.
  const made = new Map<number, Option[]>();
  for (let start = 0; start < source.length; start++) {
    let found = known.index.all();
    for (let end = start + 1; end <= Math.min(source.length, start + longestSource); end++) {
      found = known.index.narrow(found, source[end - 1] as number);
      if (found.high === found.low && found.tail.length === 0) break;
      const key = keyOf(found);
      let options = made.get(key);
      if (options) options = options.map((option) => ({ ...option, start, end }));
      else {
        options = best(optionsFor(start, source.subarray(start, end), found, known, skip));
        made.set(key, options);
      }
      (table[start] as Option[][])[end] = options;
    }
  }
  return table;
}

/** The same for equal n-grams only: their first place, sorted or in the tail, and length. */
function keyOf({ length, low, high, tail }: Occurrences): number {
  return (high > low ? low : -1 - (tail[0] as number)) * (longestSource + 1) + length;
}

function optionsFor(
  start: number,
  phrase: Int32Array,
  found: Occurrences,
  known: Knowledge,
  skip: (sentence: number) => boolean,
): Option[] {
  const samples = samplePhrases(known.corpus, known.index, found, skip);
  const options = samples.translations.map((translation) => phraseOption(start, phrase, translation, samples, known));
  return options.length > 0 || phrase.length > 1 ? options : lexicalOptions(start, phrase, found, known, skip);
}

/** The option that leaves a source token as it is. */
export function copyOption(
  at: number,
  word: number,
  origin: "copy" | "placeable",
  { weights, languageModel }: Knowledge,
): Option {
  const score = weights.wordPenalty + weights.phrasePenalty + (origin === "copy" ? weights.copy : 0);
  return finish(
    at,
    at + 1,
    Int32Array.of(word),
    Int32Array.of(0),
    origin,
    -1,
    score,
    [1, 0, 0],
    weights,
    languageModel,
  );
}

/** The option of a required translation; it costs no more than a known phrase of its length. */
export function requiredOption(
  start: number,
  end: number,
  words: Int32Array,
  term: number | undefined,
  known: Knowledge,
): Option {
  const { weights, languageModel } = known;
  const score = weights.phrasePenalty + weights.wordPenalty * words.length;
  const links: number[] = [];
  // Which word of a term belongs to which is not known: spread them evenly, each linked at least once.
  const count = Math.max(end - start, words.length);
  for (let at = 0; at < count; at++) {
    links.push(Math.floor((at * (end - start)) / count) * 65536 + Math.floor((at * words.length) / count));
  }
  const origin = term === undefined ? "placeable" : "term";
  const option = finish(
    start,
    end,
    words,
    Int32Array.from(links),
    origin,
    -1,
    score,
    [1, 0, 0],
    weights,
    languageModel,
  );
  return term === undefined ? option : { ...option, term };
}

/** Keeps the best options of a stretch, best first. */
export function best(options: Option[]): Option[] {
  return options.sort(byEstimate).slice(0, mostOptions);
}

function byEstimate(a: Option, b: Option): number {
  return b.estimate - a.estimate || b.sentence - a.sentence || compareWords(a.words, b.words);
}

export function compareWords(a: Int32Array, b: Int32Array): number {
  for (let at = 0; at < Math.min(a.length, b.length); at++) {
    const difference = (a[at] as number) - (b[at] as number);
    if (difference !== 0) return difference;
  }
  return a.length - b.length;
}

function phraseOption(
  start: number,
  phrase: Int32Array,
  found: PhraseTranslation,
  samples: PhraseSamples,
  known: Knowledge,
): Option {
  const { corpus, lexicon, languageModel, weights } = known;
  const { words, links, count, sentence } = found;
  const inText = languageModel.occurrences(words, 0, words.length);
  const inverse = Math.min(1, (count * samples.scale) / Math.max(inText, count * samples.scale));
  const age = Math.log1p(corpus.size - 1 - sentence) / Math.log1p(corpus.size);
  const score =
    weights.phrase * Math.log(count / (samples.taken + 0.5)) +
    weights.inversePhrase * Math.log(inverse) +
    weights.lexical * lexicalScore(phrase, words, links, lexicon) +
    weights.inverseLexical * inverseLexicalScore(phrase, words, links, lexicon) +
    weights.rarity / count +
    weights.age * age +
    weights.phrasePenalty +
    weights.wordPenalty * words.length;
  const end = start + phrase.length;
  return finish(start, end, words, links, "memory", sentence, score, found.orientations, weights, languageModel);
}

function finish(
  start: number,
  end: number,
  words: Int32Array,
  links: Int32Array,
  origin: Origin,
  sentence: number,
  score: number,
  counts: [number, number, number],
  weights: Weights,
  languageModel: LanguageModel,
): Option {
  const total = counts[0] + counts[1] + counts[2] + 1;
  const usual = [0.6, 0.1, 0.3] as const;
  const orientations = counts.map(
    (count, at) => weights.orientation * Math.log((count + (usual[at] as number)) / total),
  ) as [number, number, number];
  let estimate = score;
  let state = 0;
  for (const word of words) {
    estimate += weights.languageModel * languageModel.score(state, word);
    state = languageModel.next;
  }
  return { start, end, words, links, origin, sentence, score, estimate, orientations };
}

/** ln of how well each target word follows from the source words linked with it. */
function lexicalScore(source: Int32Array, words: Int32Array, links: Int32Array, lexicon: Lexicon): number {
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
    score += Math.log(Math.max(probability, leastProbability));
  }
  return score;
}

function inverseLexicalScore(source: Int32Array, words: Int32Array, links: Int32Array, lexicon: Lexicon): number {
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
    score += Math.log(Math.max(probability, leastProbability));
  }
  return score;
}

/** For a word none of whose occurrences gives a consistent phrase: the single words it is linked with. */
function lexicalOptions(
  start: number,
  phrase: Int32Array,
  found: Occurrences,
  known: Knowledge,
  skip: (sentence: number) => boolean,
): Option[] {
  const { corpus, index, lexicon, languageModel, weights } = known;
  const sentences = new Map<number, number>();
  const places = [...found.tail].reverse();
  for (let rank = found.high - 1; rank >= found.low && places.length < mostLexical * 10; rank--)
    places.push(index.placeAt(rank));
  for (const place of places) {
    const sentence = corpus.sentences.at(place);
    if (corpus.alive.at(sentence) === 0 || skip(sentence)) continue;
    const at = place - corpus.sourceStarts.at(sentence);
    const target = corpus.targetOf(sentence);
    for (const link of corpus.linksOf(sentence)) {
      const word = target[link & 0xffff] as number;
      if (link >>> 16 === at && !sentences.has(word)) sentences.set(word, sentence);
    }
  }
  const source = phrase[0] as number;
  return [...sentences].map(([word, sentence]) => {
    const probability = lexicon.count(source, word) / lexicon.sourceTotal(source);
    const inverse = lexicon.count(source, word) / lexicon.targetTotal(word);
    const score =
      (weights.phrase + weights.lexical) * Math.log(probability) +
      (weights.inversePhrase + weights.inverseLexical) * Math.log(inverse) +
      weights.rarity +
      weights.fallback +
      weights.phrasePenalty +
      weights.wordPenalty;
    return finish(
      start,
      start + 1,
      Int32Array.of(word),
      Int32Array.of(0),
      "lexical",
      sentence,
      score,
      [0, 0, 0],
      weights,
      languageModel,
    );
  });
}
