/**
 * Lets the texts of one call reach the providers at the same moment, so that they go in as few requests as possible.
 * Each waits until every other one is as far, or has ended.
 */
export class BatchBarrier {
  #awaited: number;
  readonly #complete: Promise<void>;
  #release = () => {};

  /** @param count of the texts */
  constructor(count: number) {
    this.#awaited = count;
    this.#complete = new Promise((resolve) => {
      this.#release = resolve;
    });
  }

  /** Adds one of the texts, which must leave when it ends. */
  join(): { arrive(): Promise<void>; leave(): void } {
    let isAwaited = true;
    const leave = () => {
      if (isAwaited && --this.#awaited === 0) this.#release();
      isAwaited = false;
    };
    const arrive = () => {
      leave();
      return this.#complete;
    };
    return { arrive, leave };
  }
}
