/** Of so many owners the times are kept; those of owners that have no more than their share are forgotten then. */
const maxKept = 1000;

/**
 * Decides who is next, by the time that each owner used. One that used less goes before all others, however many there
 * are. Time without work saves nothing up. Source: P. Goyal et al., "Start-time Fair Queueing", 1996.
 */
export class FairShares<Owner = number> {
  /** What each owner used that works all the time, so far. */
  #shareMs = 0;
  /** What each owner used, where that is more. */
  readonly #usedMs = new Map<Owner, number>();

  /** Of two owners, the one with less is next. */
  usedMs(owner: Owner): number {
    return Math.max(this.#shareMs, this.#usedMs.get(owner) ?? 0);
  }

  begin(owner: Owner): void {
    this.#shareMs = this.usedMs(owner);
  }

  add(owner: Owner, ms: number): void {
    this.#usedMs.set(owner, this.usedMs(owner) + ms);
    if (this.#usedMs.size < maxKept) return;
    for (const [other, usedMs] of this.#usedMs) if (usedMs <= this.#shareMs) this.#usedMs.delete(other);
  }

  /** The lines of owners, the one that is next first; of those with the same time, the first. */
  sort<Line>(lines: ReadonlyMap<Owner, Line>): [Owner, Line][] {
    return [...lines].sort(([a], [b]) => this.usedMs(a) - this.usedMs(b));
  }
}
