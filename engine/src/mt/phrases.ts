import type { Corpus } from "./corpus.ts";
import type { Occurrences, SuffixArray } from "./suffix-array.ts";

/** No more occurrences of a source phrase than this are looked at. */
const mostSamples = 100;
/** Target words without a link taken in at either side of a phrase. */
const mostLoose = 1;
const longestTarget = 10;

/** Where the source of a phrase stands against that of its neighbour: right beside it in the same or the other order. */
export const orientation = { monotone: 0, swap: 1, other: 2 } as const;
/** One number for each orientation. */
export type Orientations = [monotone: number, swap: number, other: number];

/** One translation of a source phrase, with what its samples say. */
export interface PhraseTranslation {
  words: Int32Array;
  /** Links within the phrase pair: source × 65536 + target. */
  links: Int32Array;
  count: number;
  /** Newest sentence it stands in. */
  sentence: number;
  /** Samples by orientation to the phrase before and to the one after. */
  before: Orientations;
  after: Orientations;
}

/** All translations of one source phrase. */
export interface PhraseSamples {
  translations: PhraseTranslation[];
  /** Samples from which a translation could be taken, counted once per translation. */
  taken: number;
  /** How many times more often the phrase stands in the memory than it was sampled. */
  scale: number;
}

/**
 * Takes the translations of a source phrase from a sample of its occurrences: all of the newest sentences', and an
 * even sample of the rest. A translation is the stretch of target words linked with the phrase and with nothing else,
 * with up to `mostLoose` words without links on either side.
 *
 * Source: Koehn, Och & Marcu 2003 (consistent phrases); Lopez 2007; Germann 2014 (sampling).
 *
 * @param skip sentences that must not be used
 */
export function samplePhrases(
  corpus: Corpus,
  index: SuffixArray,
  found: Occurrences,
  skip: (sentence: number) => boolean,
): PhraseSamples {
  const collected = new Collector(corpus, found.length);
  let sampled = 0;
  const sample = (place: number) => {
    const sentence = corpus.sentences.items[place] as number;
    if (corpus.alive.items[sentence] === 0 || skip(sentence)) return;
    sampled++;
    collected.take(sentence, place);
  };
  for (let n = found.tail.length - 1; n >= 0 && sampled < mostSamples; n--) sample(found.tail[n] as number);
  const sorted = found.high - found.low;
  const step = Math.max(1, sorted / Math.max(1, mostSamples - sampled));
  for (let rank = found.high - 1; rank >= found.low; rank -= step) sample(index.placeAt(Math.floor(rank)));
  const occurrences = sorted + found.tail.length;
  return {
    translations: collected.translations,
    taken: collected.taken,
    scale: sampled === 0 ? 1 : Math.max(1, occurrences / sampled),
  };
}

/** Gathers equal translations; `take` is the hottest loop beside the decoder's, hence plain loops over links. */
class Collector {
  readonly translations: PhraseTranslation[] = [];
  taken = 0;
  readonly #corpus: Corpus;
  readonly #length: number;
  readonly #byHash = new Map<number, PhraseTranslation[]>();

  constructor(corpus: Corpus, length: number) {
    this.#corpus = corpus;
    this.#length = length;
  }

  take(sentence: number, place: number): void {
    const corpus = this.#corpus;
    const start = place - (corpus.sourceStarts.items[sentence] as number);
    const end = start + this.#length;
    const links = corpus.links.items;
    const firstLink = corpus.linkStarts.items[sentence] as number;
    const lastLink = corpus.linkStarts.items[sentence + 1] as number;
    let low = 65536;
    let high = -1;
    for (let at = firstLink; at < lastLink; at++) {
      const link = links[at] as number;
      if (link >>> 16 < start || link >>> 16 >= end) continue;
      const t = link & 0xffff;
      if (t < low) low = t;
      if (t > high) high = t;
    }
    if (high < 0 || high - low >= longestTarget) return;
    const sources =
      (corpus.sourceStarts.items[sentence + 1] as number) - (corpus.sourceStarts.items[sentence] as number) - 1;
    const targets =
      (corpus.targetStarts.items[sentence + 1] as number) - (corpus.targetStarts.items[sentence] as number);
    // The nearest linked words around the stretch, and which source words those on the left are linked with.
    let before = -1;
    let after = targets;
    for (let at = firstLink; at < lastLink; at++) {
      const link = links[at] as number;
      const t = link & 0xffff;
      if (t < low) before = Math.max(before, t);
      else if (t > high) after = Math.min(after, t);
      else if (link >>> 16 < start || link >>> 16 >= end) return;
    }
    const isFirst = before < 0 && start === 0;
    const isLast = after === targets && end === sources;
    const entry = isFirst ? orientation.monotone : this.#orientationTo(before, start - 1, end, firstLink, lastLink);
    const exit = isLast ? orientation.monotone : this.#orientationTo(after, end, start - 1, firstLink, lastLink);
    for (let from = Math.max(before + 1, low - mostLoose); from <= low; from++) {
      for (let to = high + 1; to <= Math.min(after, high + 1 + mostLoose); to++) {
        if (to - from > longestTarget) break;
        const known = this.#add(sentence, start, from, to);
        (known.before[from === before + 1 ? entry : orientation.other] as number)++;
        (known.after[to === after ? exit : orientation.other] as number)++;
      }
    }
  }

  /** How a neighbour stands whose nearest target word is `target`: linked with the source word `next` or `across`. */
  #orientationTo(target: number, next: number, across: number, firstLink: number, lastLink: number): number {
    let where: number = orientation.other;
    for (let at = firstLink; at < lastLink; at++) {
      const link = this.#corpus.links.items[at] as number;
      if ((link & 0xffff) !== target) continue;
      if (link >>> 16 === next) return orientation.monotone;
      if (link >>> 16 === across) where = orientation.swap;
    }
    return where;
  }

  #add(sentence: number, start: number, from: number, to: number): PhraseTranslation {
    this.taken++;
    const corpus = this.#corpus;
    const targetStart = corpus.targetStarts.items[sentence] as number;
    const items = corpus.target.items;
    let hash = to - from;
    for (let at = targetStart + from; at < targetStart + to; at++)
      hash = (Math.imul(hash, 31) + (items[at] as number)) | 0;
    let bucket = this.#byHash.get(hash);
    if (!bucket) {
      bucket = [];
      this.#byHash.set(hash, bucket);
    }
    let known = bucket.find(({ words }) => isAt(words, items, targetStart + from, to - from));
    if (!known) {
      known = {
        words: items.slice(targetStart + from, targetStart + to),
        links: this.#linksWithin(sentence, start, from, to),
        count: 0,
        sentence,
        before: [0, 0, 0],
        after: [0, 0, 0],
      };
      bucket.push(known);
      this.translations.push(known);
    }
    known.count++;
    if (sentence > known.sentence) known.sentence = sentence;
    return known;
  }

  #linksWithin(sentence: number, start: number, from: number, to: number): Int32Array {
    const links: number[] = [];
    for (const link of this.#corpus.linksOf(sentence)) {
      const s = (link >>> 16) - start;
      const t = (link & 0xffff) - from;
      if (s >= 0 && s < this.#length && t >= 0 && t < to - from) links.push(s * 65536 + t);
    }
    return Int32Array.from(links);
  }
}

function isAt(words: Int32Array, items: Int32Array, start: number, length: number): boolean {
  if (words.length !== length) return false;
  for (let n = 0; n < length; n++) if (words[n] !== items[start + n]) return false;
  return true;
}
