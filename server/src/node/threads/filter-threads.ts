import { FairQueue } from "../../fair-queue.ts";
import type { FilterWork } from "../../ports/filters.ts";
import { FilterThread, type FilterThreadOptions } from "./filter-thread.ts";
import { RunningWork } from "./running-work.ts";

/** The work needs more processor time than its size explains. */
export class OverBudgetError extends Error {
  override readonly name = "OverBudgetError";
}

/** What is queried of a thread. */
export interface ThreadWork extends FilterWork {
  /** Of an organization's waiting work the smallest runs first. */
  sizeBytes: number;
  /** Milliseconds of processor time that it may take. */
  budgetMs: number;
  /** Whether it is known to take long. */
  isLong: boolean;
}

export interface Done<Value> {
  value: Value;
  /** Milliseconds of processor time. */
  spentMs: number;
  /** Whether it turned out to take long. */
  isLong: boolean;
}

/** Uses a thread, which nobody else has until its promise settles. */
type Use<Value> = (thread: FilterThread) => Promise<Value>;

/** Processor time in which short work is done; what takes longer continues among the long. */
export const shortMs = 250;
/** How soon it is seen that someone waits. */
const lookMs = 50;

interface Lane {
  readonly queue: FairQueue;
  thread: FilterThread | undefined;
}

/**
 * Two threads, one for work that is done at once and one for work that takes long; in each the organizations take
 * turns. What turns out to take long changes over. When nothing else is long, the threads change roles. Otherwise, as
 * soon as other work waits, it is ended and begins again when its turn comes among the long. So short work waits for no
 * long work. Work whose signal is aborted, and work over its budget, is ended with its thread.
 *
 * A thread starts with its first work.
 */
export class FilterThreads {
  readonly #options: FilterThreadOptions;
  readonly #short: Lane = { queue: new FairQueue(), thread: undefined };
  readonly #long: Lane = { queue: new FairQueue(), thread: undefined };
  #isLongBusy = false;
  /** Takes the place of a thread that was ended, once there was one. */
  #spare: FilterThread | undefined;

  constructor(options: FilterThreadOptions) {
    this.#options = options;
  }

  /**
   * Uses a thread when the organization's turn has come; a second one when the first was ended for others.
   *
   * @throws OverBudgetError, ThreadLostError when the thread broke down, or the signal's reason when it is aborted
   */
  async run<Value>(work: ThreadWork, use: Use<Value>): Promise<Done<Value>> {
    const { organizationId, signal, sizeBytes: size } = work;
    if (!work.isLong) {
      const first = await this.#short.queue.run(organizationId, () => this.#runShort(work, use), { signal, size });
      if ("value" in first) return first;
      const { moved } = first;
      if (moved) return this.#long.queue.run(organizationId, () => this.#watchLong(work, moved));
    }
    return this.#long.queue.run(organizationId, () => this.#runLong(work, use), { signal, size });
  }

  async end(): Promise<void> {
    await Promise.all([this.#short.thread, this.#long.thread, this.#spare].map((thread) => thread?.end()));
  }

  /** @returns `moved` when it continues among the long; nothing when it was ended for others */
  async #runShort<Value>(work: ThreadWork, use: Use<Value>): Promise<Done<Value> | { moved?: RunningWork<Value> }> {
    const running = await RunningWork.start(this.#threadOf(this.#short), use, work.signal);
    let spentMs = 0;
    while (await running.lastsFor(spentMs < shortMs / 2 ? shortMs / 2 : lookMs)) {
      spentMs = await running.spentMs();
      if (spentMs >= work.budgetMs) await running.giveUp(new OverBudgetError());
      else if (spentMs >= shortMs && !this.#isLongBusy && this.#long.queue.waiting === 0) {
        [this.#short.thread, this.#long.thread] = [this.#long.thread, this.#short.thread];
        this.#isLongBusy = true;
        return { moved: running };
      } else if (spentMs >= shortMs && this.#short.queue.waiting > 0) {
        await running.giveUp(undefined);
        return {};
      } else if (spentMs >= shortMs / 2) this.#prepare();
    }
    // What ends before anybody looks costs next to nothing, and so does what is left of the rest.
    return { value: await running.result(), spentMs, isLong: false };
  }

  async #runLong<Value>(work: ThreadWork, use: Use<Value>): Promise<Done<Value>> {
    this.#isLongBusy = true;
    try {
      const thread = this.#threadOf(this.#long);
      return await this.#watchLong(work, await RunningWork.start(thread, use, work.signal));
    } finally {
      this.#isLongBusy = false;
    }
  }

  async #watchLong<Value>({ budgetMs }: ThreadWork, running: RunningWork<Value>): Promise<Done<Value>> {
    try {
      for (let spentMs = 0; await running.lastsFor(Math.max(lookMs, budgetMs - spentMs)); ) {
        spentMs = await running.spentMs();
        if (spentMs >= budgetMs) await running.giveUp(new OverBudgetError());
      }
      return { value: await running.result(), spentMs: await running.spentMs(), isLong: true };
    } finally {
      this.#isLongBusy = false;
    }
  }

  #threadOf(lane: Lane): FilterThread {
    if (lane.thread && !lane.thread.isLost) return lane.thread;
    lane.thread = this.#spare && !this.#spare.isLost ? this.#spare : this.#newThread();
    this.#spare = lane.thread === this.#spare ? this.#newThread() : this.#spare;
    return lane.thread;
  }

  /** Work begins to take long: the next one is not to wait until a thread has started. */
  #prepare(): void {
    if (!this.#isLongBusy) this.#threadOf(this.#long);
    else if (!this.#spare || this.#spare.isLost) this.#spare = this.#newThread();
  }

  #newThread(): FilterThread {
    return new FilterThread(this.#options);
  }
}
