/** Organizations that a round remembers: as many as a statement can name. */
const maxRemembered = 10_000;

/** The order of turns: an organization that had one comes again when no other one waits. */
export class Turns {
  readonly #hadTheirs = new Set<number>();

  take(organizationId: number): void {
    if (this.#hadTheirs.size >= maxRemembered) this.#hadTheirs.clear();
    this.#hadTheirs.add(organizationId);
  }

  /**
   * The organizations that have to wait, at first most of them and then fewer and fewer, until one is found that need not.
   *
   * @param busy those that have something running
   * @param full those that have as much running as they may
   */
  *choices(busy: readonly number[], full: readonly number[]): Generator<number[]> {
    if (this.#hadTheirs.size > 0) yield [...new Set([...this.#hadTheirs, ...busy])];
    this.#hadTheirs.clear();
    if (busy.length > full.length) yield [...busy];
    yield [...full];
  }
}
