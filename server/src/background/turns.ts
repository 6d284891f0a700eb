/** The limit of organizations in a round, because a statement limits its values. */
const maxRemembered = 10_000;

/** The order of turns. An organization that had a turn gets another one only when no other one waits. */
export class Turns {
  readonly #served = new Set<number>();

  take(organizationId: number): void {
    if (this.#served.size >= maxRemembered) this.#served.clear();
    this.#served.add(organizationId);
  }

  /**
   * Yields sets of organizations whose tasks must wait: first the largest set, then smaller ones.
   *
   * @param busy organizations with running work
   * @param full organizations with as much running work as they may have
   */
  *waitingSets(busy: readonly number[], full: readonly number[]): Generator<number[]> {
    if (this.#served.size > 0) yield [...new Set([...this.#served, ...busy])];
    this.#served.clear();
    if (busy.length > full.length) yield [...busy];
    yield [...full];
  }
}
