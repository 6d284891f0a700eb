import type { Sliced } from "../../slices.ts";
import { lexicalScores } from "../knowledge/lexical-scores.ts";
import type { Occurrences } from "../knowledge/suffix-array.ts";
import { lexicalOptions } from "./lexical-options.ts";
import {
  inOrder,
  type Knowledge,
  keepBest,
  type OptionTable,
  SpanOptions,
  type TranslationOption,
  withScore,
} from "./option.ts";
import {
  maxSamples,
  type PhraseSamples,
  type PhraseTranslation,
  type SentenceExclusion,
  samplePhrases,
} from "./phrases.ts";

const maxSourceLength = 7;
/** The limit of scored translations of a span: those with most samples; of equally frequent ones, the newest. */
const maxTried = 40;
/**
 * Collects the options of the memory for each span of up to seven source tokens.
 *
 * @param spans options of an earlier translation of the text, to which new ones are added
 * @param samples the limit of occurrences of a span that are read
 */
export function* memoryOptions(
  source: Int32Array,
  known: Knowledge,
  skip: SentenceExclusion,
  spans = new SpanOptions(),
  samples: number = maxSamples,
): Sliced<OptionTable> {
  const table: OptionTable = Array.from(source, () => []);
  // Spans that occur again in a long text share their options.
  const created = spans.forKnowledge(known);
  for (let start = 0; start < source.length; start++) {
    let range = known.index.all();
    for (let end = start + 1; end <= Math.min(source.length, start + maxSourceLength); end++) {
      range = known.index.narrow(range, source[end - 1] as number);
      if (range.high === range.low && range.tail.length === 0) break;
      const key = keyOf(range);
      let options = created.get(key) ?? (skip ? undefined : known.commonOptions.get(key));
      if (options) options = options.map((option) => ({ ...option, start, end }));
      else {
        options = keepBest(optionsFor(start, source.subarray(start, end), range, known, skip, samples));
        created.set(key, options);
        if (!skip && range.high - range.low + range.tail.length >= maxSamples) known.commonOptions.set(key, options);
      }
      (table[start] as TranslationOption[][])[end - start] = options;
    }
    yield false;
  }
  return table;
}

/** A number that identifies an n-gram: computed from its first position, sorted or in the tail, and its length. */
function keyOf({ length, low, high, tail }: Occurrences): number {
  return (high > low ? low : -1 - (tail[0] as number)) * (maxSourceLength + 1) + length;
}

function optionsFor(
  start: number,
  phrase: Int32Array,
  match: Occurrences,
  known: Knowledge,
  skip: SentenceExclusion,
  max: number,
): TranslationOption[] {
  const samples = samplePhrases(known.corpus, known.index, match, skip, max);
  const tried = samples.translations.sort((a, b) => b.count - a.count || b.sentence - a.sentence).slice(0, maxTried);
  const options = tried.map((translation) => phraseOption(start, phrase, translation, samples, known));
  return options.length > 0 || phrase.length > 1 ? options : lexicalOptions(start, phrase, match, known, skip);
}

export function copyOption(at: number, word: number, origin: "copy" | "placeable", known: Knowledge) {
  const phrase = { start: at, end: at + 1, words: Int32Array.of(word), links: Int32Array.of(0), origin, sentence: -1 };
  return withScore(phrase, { copy: origin === "copy" ? 1 : 0 }, known, inOrder, inOrder);
}

/** The option of a required translation. Its cost is not higher than that of a known phrase of the same length. */
export function requiredOption(
  start: number,
  end: number,
  words: Int32Array,
  term: number | undefined,
  known: Knowledge,
): TranslationOption {
  const links: number[] = [];
  // The words of a term have no known links, so the links are distributed evenly, at least one for each word.
  const count = Math.max(end - start, words.length);
  for (let at = 0; at < count; at++) {
    links.push(Math.floor((at * (end - start)) / count) * 65536 + Math.floor((at * words.length) / count));
  }
  const phrase = { start, end, words, links: Int32Array.from(links), sentence: -1 };
  const origin = term === undefined ? ({ origin: "placeable" } as const) : ({ origin: "term", term } as const);
  return withScore({ ...phrase, ...origin }, {}, known, inOrder, inOrder);
}

function phraseOption(
  start: number,
  phrase: Int32Array,
  match: PhraseTranslation,
  samples: PhraseSamples,
  known: Knowledge,
): TranslationOption {
  const { corpus, lexicon, languageModel } = known;
  const { words, links, count, sentence, before, after } = match;
  const inText = languageModel.occurrences(words, 0, words.length);
  const inverse = Math.min(1, (count * samples.scale) / Math.max(inText, count * samples.scale));
  const age = Math.log1p(corpus.newest - sentence) / Math.log1p(corpus.newest + 1);
  const features = {
    phrase: Math.log(count / (samples.used + 0.5)),
    inversePhrase: Math.log(inverse),
    ...lexicalScores(phrase, words, links, lexicon),
    rarity: 1 / count,
    loose: looseWords(words.length, links),
    age,
  };
  const end = start + phrase.length;
  return withScore({ start, end, words, links, origin: "memory", sentence }, features, known, before, after);
}

function looseWords(words: number, links: Int32Array): number {
  let loose = 0;
  for (let t = 0; t < words; t++) if (!links.some((link) => (link & 0xffff) === t)) loose++;
  return loose;
}
