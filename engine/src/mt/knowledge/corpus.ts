import { emptyLists, type IntList } from "../collections/growable.ts";
import { PairTable } from "../collections/pair-table.ts";

/** The number of the token at the end of each source sentence; no other token has this number. */
export const boundary = 0;

/**
 * The saved lists.
 *
 * - `source`, `target`: the tokens of all sentences. `sourceStarts`, `targetStarts`, `linkStarts`: where each sentence
 *   begins in `source`, `target` and `links`
 * - `sentences`: the sentence of each position in `source`
 * - `links`: the links of the alignment, source token × 65536 + target token (both within the sentence), ascending
 * - `notes`: for each position in `target`, the kind of the delimiter before it and `caseEvidenceBit`
 * - `alive`: 1 for a sentence in use, 0 for a removed one
 * - `ids`: a hash table from the ID of each pair to its number. `sentenceOf`: the sentence by this number. `idOf`: this
 *   number by sentence
 */
export const corpusLists = [
  "source",
  "target",
  "sentences",
  "sourceStarts",
  "targetStarts",
  "linkStarts",
  "links",
  "notes",
  "alive",
  "ids",
  "sentenceOf",
  "idOf",
] as const;
type CorpusLists = Record<(typeof corpusLists)[number], IntList>;

/** Sentence pairs as token numbers, with their word alignment, in the order in which they were added. */
export class Corpus {
  readonly lists: CorpusLists;
  readonly #ids: PairTable;
  #aliveCount = 0;
  /** The sentence in use that was added last, or −1. */
  newest = -1;

  constructor(lists: CorpusLists = emptyCorpus()) {
    this.lists = lists;
    this.#ids = new PairTable(lists.ids);
    for (const [sentence, alive] of lists.alive.view().entries()) {
      this.#aliveCount += alive;
      if (alive === 1) this.newest = sentence;
    }
  }

  /** The number of sentences ever added, including removed ones. */
  get size(): number {
    return this.lists.alive.length;
  }

  get aliveCount(): number {
    return this.#aliveCount;
  }

  /** Adds a pair with its alignment and a note for each target token, and returns its sentence number. */
  add(id: number, source: Int32Array, target: Int32Array, links: Int32Array, notes: Uint8Array): number {
    const sentence = this.size;
    for (const token of source) this.lists.source.push(token);
    for (let count = 0; count < source.length; count++) this.lists.sentences.push(sentence);
    this.lists.source.push(boundary);
    this.lists.sentences.push(sentence);
    for (const token of target) this.lists.target.push(token);
    for (const note of notes) this.lists.notes.push(note);
    for (const link of links) this.lists.links.push(link);
    this.lists.sourceStarts.push(this.lists.source.length);
    this.lists.targetStarts.push(this.lists.target.length);
    this.lists.linkStarts.push(this.lists.links.length);
    this.lists.alive.push(1);
    this.newest = sentence;
    this.#aliveCount++;
    const position = this.#ids.insert(Math.floor(id / 2 ** 31), id % 2 ** 31);
    this.lists.sentenceOf.resize(Math.max(this.lists.sentenceOf.length, position + 1));
    this.lists.sentenceOf.items[position] = sentence;
    this.lists.idOf.push(position);
    return sentence;
  }

  /** The sentence in use with this ID, or −1. */
  find(id: number): number {
    const position = this.#ids.find(Math.floor(id / 2 ** 31), id % 2 ** 31);
    if (position < 0) return -1;
    const sentence = this.lists.sentenceOf.at(position);
    return this.lists.alive.at(sentence) === 1 ? sentence : -1;
  }

  remove(sentence: number): void {
    this.lists.alive.items[sentence] = 0;
    this.#aliveCount--;
    while (this.newest >= 0 && this.lists.alive.at(this.newest) === 0) this.newest--;
  }

  sourceOf(sentence: number): Int32Array {
    return partOf(this.lists.source, this.lists.sourceStarts, sentence).subarray(0, -1);
  }

  targetOf(sentence: number): Int32Array {
    return partOf(this.lists.target, this.lists.targetStarts, sentence);
  }

  notesOf(sentence: number): Uint8Array {
    return Uint8Array.from(partOf(this.lists.notes, this.lists.targetStarts, sentence));
  }

  idOf(sentence: number): number {
    const position = this.lists.idOf.at(sentence);
    return this.#ids.first(position) * 2 ** 31 + this.#ids.second(position);
  }

  linksOf(sentence: number): Int32Array {
    return partOf(this.lists.links, this.lists.linkStarts, sentence);
  }
}

function partOf({ items }: IntList, starts: IntList, sentence: number): Int32Array {
  return items.subarray(starts.at(sentence), starts.at(sentence + 1));
}

function emptyCorpus(): CorpusLists {
  const lists = emptyLists(corpusLists);
  for (const starts of [lists.sourceStarts, lists.targetStarts, lists.linkStarts]) starts.push(0);
  return lists;
}
