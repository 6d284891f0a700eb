/** Runs `work` again after each request for it, one run at a time. */
export class CoalescingRunner {
  readonly #work: () => Promise<void>;
  #running: Promise<void> | undefined;
  #again = false;

  constructor(work: () => Promise<void>) {
    this.#work = work;
  }

  /** Resolves when all work is done that was requested until now. */
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
