/** Runs `work` again whenever it is requested, never twice at a time. */
export class CoalescingRunner {
  readonly #work: () => Promise<void>;
  #running: Promise<void> | undefined;
  #again = false;

  constructor(work: () => Promise<void>) {
    this.#work = work;
  }

  /** Resolves when everything requested until now is done. */
  run(): Promise<void> {
    this.#again = true;
    this.#running ??= this.#runAll().finally(() => {
      this.#running = undefined;
    });
    return this.#running;
  }

  async #runAll(): Promise<void> {
    while (this.#again) {
      this.#again = false;
      await this.#work();
    }
  }
}
