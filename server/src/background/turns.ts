/** The limit of organizations in a round, because a statement limits its values. */
const maxRemembered = 10_000;

/** The order of turns. An organization that had a turn gets another one only when no other one waits. */
export class Turns {
  readonly #hadTheirs = new Set<number>();

  take(organizationId: number): void {
    if (this.#hadTheirs.size >= maxRemembered) this.#hadTheirs.clear();
    this.#hadTheirs.add(organizationId);
  }

  /**
   * Yields sets of organizations whose tasks must wait: first the largest set, then smaller ones.
   *
   * @param busy organizations with running work
   * @param full organizations with as much running work as they may have
   */
  *waitingSets(busy: readonly number[], full: readonly number[]): Generator<number[]> {
    if (this.#hadTheirs.size > 0) yield [...new Set([...this.#hadTheirs, ...busy])];
    this.#hadTheirs.clear();
    if (busy.length > full.length) yield [...busy];
    yield [...full];
  }
}
