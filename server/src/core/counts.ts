/** So many owners are kept before those with nothing are forgotten. */
const minKept = 1000;

/** Numbers by owner. One that falls to zero stays a while: a map that loses entries is copied with each request. */
export class Counts<Owner = number> {
  readonly #counts = new Map<Owner, number>();
  #maxKept = minKept;

  get size(): number {
    return this.#counts.size;
  }

  of(owner: Owner): number {
    return this.#counts.get(owner) ?? 0;
  }

  add(owner: Owner, more: number): void {
    this.#counts.set(owner, this.of(owner) + more);
    if (this.#counts.size < this.#maxKept) return;
    for (const [other, count] of this.#counts) if (count === 0) this.#counts.delete(other);
    this.#maxKept = Math.max(minKept, 2 * this.#counts.size);
  }
}
