import type { Corpus } from "../knowledge/corpus.ts";
import type { Occurrences, SuffixArray } from "../knowledge/suffix-array.ts";

/** The default limit of occurrences of a source phrase that are read. */
export const maxSamples = 200;
/** The limit of target words without a link on either side of a phrase. */
const maxLoose = 2;
const maxTargetLength = 10;

/** The order of two neighboring phrases in the source: adjacent in the same or the reverse order, or not adjacent. */
export const orientation = { monotone: 0, swap: 1, other: 2 } as const;
/** Tests whether a sentence must not be used. */
export type SentenceExclusion = ((sentence: number) => boolean) | undefined;
export type Orientations = [monotone: number, swap: number, other: number];

export interface PhraseTranslation {
  words: Int32Array;
  /** Links within the phrase pair: source × 65536 + target. */
  links: Int32Array;
  count: number;
  /** The newest sentence with this translation. */
  sentence: number;
  /** The number of samples by orientation to the previous phrase and to the next one. */
  before: Orientations;
  after: Orientations;
}

export interface PhraseSamples {
  translations: PhraseTranslation[];
  /** The number of samples with a translation; a sample with several is counted for each. */
  used: number;
  /** The ratio of the phrase's frequency in the memory to the number of samples. */
  scale: number;
}

/**
 * Collects the translations of a source phrase from a sample of its occurrences. The sample consists of all occurrences
 * in the newest sentences, and evenly spaced ones of the rest. A translation is the span of target words linked with
 * the phrase and with nothing else. On either side it may have up to `maxLoose` words without links.
 * Source: Koehn, Och & Marcu 2003 (consistent phrases). Lopez 2007. Germann 2014 (sampling).
 */
export function samplePhrases(
  corpus: Corpus,
  index: SuffixArray,
  match: Occurrences,
  skip: SentenceExclusion,
  max: number = maxSamples,
): PhraseSamples {
  const collected = new Collector(corpus, match.length);
  let sampled = 0;
  const sample = (position: number) => {
    const sentence = corpus.lists.sentences.items[position] as number;
    if (corpus.lists.alive.items[sentence] === 0 || skip?.(sentence)) return;
    sampled++;
    collected.take(sentence, position);
  };
  for (let n = match.tail.length - 1; n >= 0 && sampled < max; n--) sample(match.tail[n] as number);
  const sorted = match.high - match.low;
  const step = Math.max(1, sorted / Math.max(1, max - sampled));
  for (let rank = match.high - 1; rank >= match.low; rank -= step) sample(index.positionAt(Math.floor(rank)));
  const occurrences = sorted + match.tail.length;
  const { translations, used } = collected;
  return { translations, used, scale: sampled === 0 ? 1 : Math.max(1, occurrences / sampled) };
}

/** Groups equal translations. `take` runs most often of all code but the decoder, so it has plain loops over links. */
class Collector {
  readonly translations: PhraseTranslation[] = [];
  used = 0;
  readonly #corpus: Corpus;
  readonly #length: number;
  /** The hash of each translation's words. */
  readonly #hashes: number[] = [];

  constructor(corpus: Corpus, length: number) {
    this.#corpus = corpus;
    this.#length = length;
  }

  take(sentence: number, position: number): void {
    const { sourceStarts, targetStarts, linkStarts, links: list } = this.#corpus.lists;
    const links = list.items;
    const start = position - (sourceStarts.items[sentence] as number);
    const end = start + this.#length;
    const firstLink = linkStarts.items[sentence] as number;
    const lastLink = linkStarts.items[sentence + 1] as number;
    let low = 65536;
    let high = -1;
    // The links of the span are adjacent, because links are sorted by source word.
    let firstOwn = firstLink;
    while (firstOwn < lastLink && (links[firstOwn] as number) >>> 16 < start) firstOwn++;
    let lastOwn = firstOwn;
    for (; lastOwn < lastLink && (links[lastOwn] as number) >>> 16 < end; lastOwn++) {
      const t = (links[lastOwn] as number) & 0xffff;
      if (t < low) low = t;
      if (t > high) high = t;
    }
    if (high < 0 || high - low >= maxTargetLength) return;
    const sources = (sourceStarts.items[sentence + 1] as number) - (sourceStarts.items[sentence] as number) - 1;
    const targetStart = targetStarts.items[sentence] as number;
    // The nearest linked words around the span, and the orientation of their source words to those of the span.
    let before = -1;
    let after = (targetStarts.items[sentence + 1] as number) - targetStart;
    let entry: number = start === 0 ? orientation.monotone : orientation.other;
    let exit: number = end === sources ? orientation.monotone : orientation.other;
    for (let at = firstLink; at < lastLink; at++) {
      if (at === firstOwn) at = lastOwn;
      if (at === lastLink) break;
      const s = (links[at] as number) >>> 16;
      const t = (links[at] as number) & 0xffff;
      if (t < low) {
        if (t >= before) entry = orientationBy(s, start - 1, end, t > before ? orientation.other : entry);
        before = Math.max(before, t);
      } else if (t > high) {
        if (t <= after) exit = orientationBy(s, end, start - 1, t < after ? orientation.other : exit);
        after = Math.min(after, t);
      } else return;
    }
    for (let from = Math.max(before + 1, low - maxLoose); from <= low; from++) {
      for (let to = high + 1; to <= Math.min(after, high + 1 + maxLoose); to++) {
        if (to - from > maxTargetLength) break;
        const known = this.#count(sentence, targetStart + from, targetStart + to);
        if (known.count === 1) known.links = links.slice(firstOwn, lastOwn).map((link) => link - start * 65536 - from);
        (known.before[from === before + 1 ? entry : orientation.other] as number)++;
        (known.after[to === after ? exit : orientation.other] as number)++;
      }
    }
  }

  /** Counts the translation that consists of the target words from `start` to `end`. */
  #count(sentence: number, start: number, end: number): PhraseTranslation {
    this.used++;
    const items = this.#corpus.lists.target.items;
    let hash = end - start;
    for (let at = start; at < end; at++) hash = (Math.imul(hash, 31) + (items[at] as number)) | 0;
    let known = this.translations.find(({ words }, n) => this.#hashes[n] === hash && isAt(words, items, start, end));
    if (!known) {
      const words = items.slice(start, end);
      known = { words, links: noLinks, count: 0, sentence, before: [0, 0, 0], after: [0, 0, 0] };
      this.translations.push(known);
      this.#hashes.push(hash);
    }
    known.count++;
    if (sentence > known.sentence) known.sentence = sentence;
    return known;
  }
}

const noLinks = new Int32Array();

/** The orientation of a neighbor linked with source word `s`, which is `next` in monotone order, `swapped` in a swap. */
function orientationBy(s: number, next: number, swapped: number, byOthers: number): number {
  if (s === next) return orientation.monotone;
  return s === swapped && byOthers !== orientation.monotone ? orientation.swap : byOthers;
}

function isAt(words: Int32Array, items: Int32Array, start: number, end: number): boolean {
  if (words.length !== end - start) return false;
  for (let n = 0; n < words.length; n++) if (words[n] !== items[start + n]) return false;
  return true;
}
