import { IntList } from "../collections/growable.ts";
import { PairTable } from "../collections/pair-table.ts";

/** Ends each sentence in `Corpus.source`; no token has this number. */
export const boundary = 0;

/** Sentence pairs as token numbers, with their word alignment, in the order in which they were added. */
export class Corpus {
  readonly source: IntList;
  readonly target: IntList;
  /** Sentence of each position in `source`. */
  readonly sentences: IntList;
  readonly sourceStarts: IntList;
  readonly targetStarts: IntList;
  readonly linkStarts: IntList;
  /** Alignment links, source token × 65536 + target token (both within the sentence), ascending. */
  readonly links: IntList;
  /** What else is known of each position in `target`: kind of the delimiter before it, and `countsForCase`. */
  readonly notes: IntList;
  /** 1 where the sentence is in force, 0 where it was removed. */
  readonly alive: IntList;
  readonly #ids: PairTable;
  /** Sentence of each known id, and the id (its number in `#ids`) of each sentence. */
  readonly #sentenceOf: IntList;
  readonly #idOf: IntList;
  #aliveCount = 0;
  #newest = -1;

  constructor(state: CorpusState = emptyState()) {
    this.source = state.source;
    this.target = state.target;
    this.sentences = state.sentences;
    this.sourceStarts = state.sourceStarts;
    this.targetStarts = state.targetStarts;
    this.linkStarts = state.linkStarts;
    this.links = state.links;
    this.notes = state.notes;
    this.alive = state.alive;
    this.#ids = new PairTable(state.ids);
    this.#sentenceOf = state.sentenceOf;
    this.#idOf = state.idOf;
    for (let sentence = 0; sentence < this.alive.length; sentence++) {
      this.#aliveCount += this.alive.at(sentence);
      if (this.alive.at(sentence) === 1) this.#newest = sentence;
    }
  }

  get state(): CorpusState {
    const { source, target, sentences, sourceStarts, targetStarts, linkStarts, links, notes, alive } = this;
    const ids = { ids: this.#ids.keys, sentenceOf: this.#sentenceOf, idOf: this.#idOf };
    return { source, target, sentences, sourceStarts, targetStarts, linkStarts, links, notes, alive, ...ids };
  }

  /** Sentences ever added, the removed ones included. */
  get size(): number {
    return this.alive.length;
  }

  get aliveCount(): number {
    return this.#aliveCount;
  }

  /** The sentence in force added last, or −1. */
  get newest(): number {
    return this.#newest;
  }

  /** Adds a pair with its alignment and a note for each target token, and returns its sentence number. */
  add(id: number, source: Int32Array, target: Int32Array, links: Int32Array, notes: Uint8Array): number {
    const sentence = this.size;
    for (const token of source) this.source.push(token);
    for (let count = 0; count < source.length; count++) this.sentences.push(sentence);
    this.source.push(boundary);
    this.sentences.push(sentence);
    for (const token of target) this.target.push(token);
    for (const note of notes) this.notes.push(note);
    for (const link of links) this.links.push(link);
    this.sourceStarts.push(this.source.length);
    this.targetStarts.push(this.target.length);
    this.linkStarts.push(this.links.length);
    this.alive.push(1);
    this.#newest = sentence;
    this.#aliveCount++;
    const position = this.#ids.insert(Math.floor(id / 2 ** 31), id % 2 ** 31);
    this.#sentenceOf.resize(Math.max(this.#sentenceOf.length, position + 1));
    this.#sentenceOf.items[position] = sentence;
    this.#idOf.push(position);
    return sentence;
  }

  /** The sentence in force of this id, or −1. */
  find(id: number): number {
    const position = this.#ids.find(Math.floor(id / 2 ** 31), id % 2 ** 31);
    if (position < 0) return -1;
    const sentence = this.#sentenceOf.at(position);
    return this.alive.at(sentence) === 1 ? sentence : -1;
  }

  remove(sentence: number): void {
    this.alive.items[sentence] = 0;
    this.#aliveCount--;
    while (this.#newest >= 0 && this.alive.at(this.#newest) === 0) this.#newest--;
  }

  sourceOf(sentence: number): Int32Array {
    return this.source.items.subarray(this.sourceStarts.at(sentence), this.sourceStarts.at(sentence + 1) - 1);
  }

  targetOf(sentence: number): Int32Array {
    return this.target.items.subarray(this.targetStarts.at(sentence), this.targetStarts.at(sentence + 1));
  }

  notesOf(sentence: number): Uint8Array {
    return Uint8Array.from(
      this.notes.items.subarray(this.targetStarts.at(sentence), this.targetStarts.at(sentence + 1)),
    );
  }

  /** The id with which a sentence was added. */
  idOf(sentence: number): number {
    const position = this.#idOf.at(sentence);
    return this.#ids.first(position) * 2 ** 31 + this.#ids.second(position);
  }

  linksOf(sentence: number): Int32Array {
    return this.links.items.subarray(this.linkStarts.at(sentence), this.linkStarts.at(sentence + 1));
  }
}

/** The plain state of a corpus, as it is written to bytes. */
export interface CorpusState {
  source: IntList;
  target: IntList;
  sentences: IntList;
  sourceStarts: IntList;
  targetStarts: IntList;
  linkStarts: IntList;
  links: IntList;
  notes: IntList;
  alive: IntList;
  ids: IntList;
  sentenceOf: IntList;
  idOf: IntList;
}

function emptyState(): CorpusState {
  const starts = () => {
    const list = new IntList();
    list.push(0);
    return list;
  };
  return {
    source: new IntList(),
    target: new IntList(),
    sentences: new IntList(),
    sourceStarts: starts(),
    targetStarts: starts(),
    linkStarts: starts(),
    links: new IntList(),
    notes: new IntList(),
    alive: new IntList(),
    ids: new IntList(),
    sentenceOf: new IntList(),
    idOf: new IntList(),
  };
}
