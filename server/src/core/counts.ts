/** The number of owners from which those with 0 are removed. */
const minKept = 1000;

/**
 * Numbers by owner. An owner with 0 stays for a while: a map that gains and loses entries all the time is often
 * rehashed.
 */
export class Counts<Owner = number> {
  readonly #counts = new Map<Owner, number>();
  #maxKept = minKept;

  get size(): number {
    return this.#counts.size;
  }

  of(owner: Owner): number {
    return this.#counts.get(owner) ?? 0;
  }

  [Symbol.iterator](): Iterator<[Owner, number]> {
    return this.#counts.entries();
  }

  add(owner: Owner, more: number): void {
    this.#counts.set(owner, this.of(owner) + more);
    if (this.#counts.size < this.#maxKept) return;
    for (const [other, count] of this.#counts) if (count === 0) this.#counts.delete(other);
    this.#maxKept = Math.max(minKept, 2 * this.#counts.size);
  }
}
