/** The number of owners from which those with no more than their share are removed. */
const minKept = 1000;

/**
 * Decides which owner is next by the time that each one used. An owner that used less goes before all others,
 * regardless of their number. Idle time is not saved up. Source: P. Goyal et al., "Start-time Fair Queueing", 1996.
 */
export class FairShares<Owner = number> {
  /** The time used so far by an owner that is never idle. */
  #shareMs = 0;
  /** The time used by each owner that used more than `#shareMs`. */
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

  /** The next owner among those that may begin; with the same time, the first. */
  next(owners: Iterable<Owner>, mayBegin: (owner: Owner) => boolean): Owner | undefined {
    let next: Owner | undefined;
    let minMs = Number.POSITIVE_INFINITY;
    for (const owner of owners) {
      const usedMs = this.#usedMsOf(owner);
      if (usedMs >= minMs || !mayBegin(owner)) continue;
      // No owner used less, so the others need not be compared.
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
