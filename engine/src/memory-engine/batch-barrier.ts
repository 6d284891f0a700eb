/**
 * Synchronizes the texts of one request, so that they are sent to providers together, in as few requests as possible.
 * Each text waits until every other one has arrived or ended.
 */
export class BatchBarrier {
  #awaited: number;
  readonly #complete: Promise<void>;
  #release = () => {};

  constructor(count: number) {
    this.#awaited = count;
    this.#complete = new Promise((resolve) => {
      this.#release = resolve;
    });
  }

  /** Returns the functions for one of the `count` texts, which must call `leave` when it ends. */
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
