/** So many owners are kept before those are forgotten that have no more than their share. */
const minKept = 1000;

/**
 * Decides who is next, by the time that each owner used. One that used less goes before all others, however many there
 * are. Time without work saves nothing up. Source: P. Goyal et al., "Start-time Fair Queueing", 1996.
 */
export class FairShares<Owner = number> {
  /** What each owner used that works all the time, so far. */
  #shareMs = 0;
  /** What each owner used, where that is more. */
  readonly #usedMs = new Map<Owner, number>();
  #maxKept = minKept;

  begin(owner: Owner): void {
    this.#shareMs = this.#usedMsOf(owner);
  }

  add(owner: Owner, ms: number): void {
    this.#usedMs.set(owner, this.#usedMsOf(owner) + ms);
    if (this.#usedMs.size < this.#maxKept) return;
    for (const [other, usedMs] of this.#usedMs) if (usedMs <= this.#shareMs) this.#usedMs.delete(other);
    this.#maxKept = Math.max(minKept, 2 * this.#usedMs.size);
  }

  /** The owner that is next among those that may be; of those with the same time, the first. */
  next(owners: Iterable<Owner>, mayBegin: (owner: Owner) => boolean): Owner | undefined {
    let next: Owner | undefined;
    let minMs = Number.POSITIVE_INFINITY;
    for (const owner of owners) {
      const usedMs = this.#usedMsOf(owner);
      if (usedMs >= minMs || !mayBegin(owner)) continue;
      // None has less than that, so many owners take no time.
      if (usedMs === this.#shareMs) return owner;
      next = owner;
      minMs = usedMs;
    }
    return next;
  }

  #usedMsOf(owner: Owner): number {
    return Math.max(this.#shareMs, this.#usedMs.get(owner) ?? 0);
  }
}
