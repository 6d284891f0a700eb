import { emptyLists, type IntList } from "../collections/growable.ts";
import { PairTable } from "../collections/pair-table.ts";

/** The number for "no word" on either side. */
export const nullWord = 0;

export const lexiconLists = ["pairs", "counts", "sourceTotals", "targetTotals"] as const;
type LexiconState = Record<(typeof lexiconLists)[number], IntList>;

/**
 * Counts of linked words in the aligned sentences. Words without a link count as linked with `nullWord`. All counts are
 * whole numbers, so that removing a sentence restores the counts exactly.
 */
export class Lexicon {
  readonly #pairs: PairTable;
  readonly state: LexiconState;

  constructor(state: LexiconState = emptyLists(lexiconLists)) {
    this.state = state;
    this.#pairs = new PairTable(state.pairs);
  }

  /** Adds (`step` 1) or removes (−1) the links of one sentence pair. */
  change(source: Int32Array, target: Int32Array, links: Int32Array, step: 1 | -1): void {
    const linkedSource = new Uint8Array(source.length);
    const linkedTarget = new Uint8Array(target.length);
    for (const link of links) {
      linkedSource[link >>> 16] = 1;
      linkedTarget[link & 0xffff] = 1;
      this.#count(source[link >>> 16] as number, target[link & 0xffff] as number, step);
    }
    for (let at = 0; at < source.length; at++) {
      if (linkedSource[at] === 0) this.#count(source[at] as number, nullWord, step);
    }
    for (let at = 0; at < target.length; at++) {
      if (linkedTarget[at] === 0) this.#count(nullWord, target[at] as number, step);
    }
  }

  count(source: number, target: number): number {
    const index = this.#pairs.find(source, target);
    return index < 0 ? 0 : this.state.counts.at(index);
  }

  sourceTotal(source: number): number {
    return this.state.sourceTotals.items[source] ?? 0;
  }

  targetTotal(target: number): number {
    return this.state.targetTotals.items[target] ?? 0;
  }

  #count(source: number, target: number, step: number): void {
    const { counts, sourceTotals, targetTotals } = this.state;
    const index = this.#pairs.insert(source, target);
    if (index >= counts.length) counts.resize(index + 1);
    if (source >= sourceTotals.length) sourceTotals.resize(source + 1);
    if (target >= targetTotals.length) targetTotals.resize(target + 1);
    (counts.items[index] as number) += step;
    (sourceTotals.items[source] as number) += step;
    (targetTotals.items[target] as number) += step;
  }
}
