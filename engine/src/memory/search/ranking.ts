import { partitionPoint } from "@openparlance/text";

export interface RankedMatch {
  score: number;
  updatedAt: number;
  id: number;
}

/** Best score first, then later update, then higher ID, as in the contract, "File formats, words and matching". */
export function byScoreThenNewest(one: RankedMatch, other: RankedMatch): number {
  return other.score - one.score || other.updatedAt - one.updatedAt || other.id - one.id;
}

/** Keeps the first `limit` items, and computes the score that further items need. */
export class Ranking<T extends RankedMatch> {
  readonly #limit: number;
  readonly #minScore: number;
  readonly #kept: T[] = [];

  constructor(limit: number, minScore: number) {
    this.#limit = limit;
    this.#minScore = minScore;
  }

  get isFull(): boolean {
    return this.#kept.length >= this.#limit;
  }

  /** The score below which no further item is kept. */
  get minScore(): number {
    return this.#kept.length < this.#limit ? this.#minScore : (this.#kept.at(-1) as T).score;
  }

  /** The score below which no further item of that age is kept: an item older than all kept ones must be better. */
  minScoreOf(updatedAt: number, id: number): number {
    const last = this.#kept.at(-1);
    if (last === undefined || this.#kept.length < this.#limit) return this.#minScore;
    const isNewer = updatedAt > last.updatedAt || (updatedAt === last.updatedAt && id > last.id);
    return isNewer ? last.score : last.score + 1;
  }

  get kept(): readonly T[] {
    return this.#kept;
  }

  offer(candidate: T): void {
    const last = this.#kept.at(-1);
    if (candidate.score < this.#minScore) return;
    if (this.isFull && (last === undefined || byScoreThenNewest(candidate, last) >= 0)) return;
    const isBefore = (index: number) => byScoreThenNewest(candidate, this.#kept[index] as T) >= 0;
    this.#kept.splice(partitionPoint(0, this.#kept.length, isBefore), 0, candidate);
    if (this.#kept.length > this.#limit) this.#kept.pop();
  }
}
