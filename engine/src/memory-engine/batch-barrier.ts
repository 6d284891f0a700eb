/** Makes the texts of one request wait for each other, so that providers get them in as few requests as possible. */
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
