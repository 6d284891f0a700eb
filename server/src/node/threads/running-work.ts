import type { FilterThread } from "./filter-thread.ts";

/** How long work may still run that no one waits for: to start a new thread costs more. */
const graceMs = 100;

const wait = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms).unref();
  });

/** Work that a thread does now. */
export class RunningWork<Value> {
  readonly #thread: FilterThread;
  /** What its thread had used before. */
  readonly #before: Promise<number>;
  readonly #result: Promise<Value>;
  readonly #ended: Promise<boolean>;
  /** Rejects when its thread can't be ended. */
  readonly #lost = Promise.withResolvers<never>();
  readonly #signal: AbortSignal | undefined;
  #reason: unknown;
  #isEnded = false;

  private constructor(
    thread: FilterThread,
    before: Promise<number>,
    result: Promise<Value>,
    signal: AbortSignal | undefined,
  ) {
    this.#thread = thread;
    this.#before = before;
    this.#result = result;
    this.#signal = signal;
    const end = () => {
      this.#isEnded = true;
      signal?.removeEventListener("abort", this.#onAbort);
      return false;
    };
    this.#ended = Promise.race([result.then(end, end), this.#lost.promise]);
    signal?.addEventListener("abort", this.#onAbort, { once: true });
    if (signal?.aborted) this.#onAbort();
  }

  static async start<Value>(
    thread: FilterThread,
    use: (thread: FilterThread) => Promise<Value>,
    signal: AbortSignal | undefined,
  ): Promise<RunningWork<Value>> {
    await thread.ready;
    signal?.throwIfAborted();
    const before = thread.processorMs();
    return new RunningWork(thread, before, use(thread), signal);
  }

  /** Waits for its end, but no longer. @returns whether it still runs */
  async lastsFor(ms: number): Promise<boolean> {
    const late = Promise.withResolvers<boolean>();
    // Left to run, it would hold the result until then.
    const timer = setTimeout(() => late.resolve(!this.#isEnded), ms).unref();
    try {
      return await Promise.race([this.#ended, late.promise]);
    } finally {
      clearTimeout(timer);
    }
  }

  /** Milliseconds of processor time so far. */
  async spentMs(): Promise<number> {
    return (await this.#thread.processorMs()) - (await this.#before);
  }

  /** Ends its thread, so that it fails with that reason. */
  async giveUp(reason: unknown): Promise<void> {
    if (this.#isEnded) return;
    this.#reason ??= reason;
    await this.#thread.end();
  }

  /** @throws what it failed with; why it was ended */
  async result(): Promise<Value> {
    try {
      return await this.#result;
    } catch (error) {
      throw this.#reason ?? error;
    }
  }

  readonly #onAbort = () => {
    wait(graceMs)
      .then(() => this.giveUp(this.#signal?.reason))
      .catch(this.#lost.reject);
  };
}
