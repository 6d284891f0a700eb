import { FairQueue } from "../../core/fair-queue.ts";
import type { FilterContext } from "../../core/filters.ts";
import { RpcThread, type RpcThreadOptions } from "./rpc-thread.ts";
import { OverBudgetError, RunningWork } from "./running-work.ts";

/** A thread that does one thing at a time. */
export class FilterThread extends RpcThread {
  /** The number of files that are open in it. */
  pending = 0;
}

export interface ThreadWork extends FilterContext {
  /** The size by which an organization's waiting work is ordered, the smallest first. */
  sizeBytes: number;
  /** The limit of processor time in milliseconds. */
  budgetMs: number;
  /** Whether the work is known to take long. */
  isLong: boolean;
}

export interface FinishedWork<Value> {
  value: Value;
  /** Milliseconds of processor time. */
  spentMs: number;
  isLong: boolean;
}

/** Uses a thread, exclusively until the promise settles. */
type ThreadCallback<Value> = (thread: FilterThread) => Promise<Value>;

/** The limit of processor time of short work. Longer work continues as long work. */
export const shortMs = 250;
/** The interval of checks whether other work waits. */
const lookMs = 50;

/** The number of organizations whose long work runs side by side. Other organizations share their threads. */
const maxLong = 4;

/** A queue of work, and the thread that runs it. */
class Lane {
  readonly queue = new FairQueue();
  /** The organizations whose long work it runs. */
  readonly organizations = new Set<number>();
  thread: FilterThread | undefined;
  /** The number of running and waiting pieces of work. */
  users = 0;
}

/**
 * One thread is for short work, in which the organizations take turns. For long work, each of up to `maxLong`
 * organizations has its own thread. Thus short work never waits for long work, and long work seldom waits for that of
 * another organization. Short work that takes too long becomes long work, together with its thread. If there is no
 * further thread for it, it is aborted as soon as other work waits, and starts again in an existing one.
 *
 * Work whose signal is aborted, or that exceeds its budget, ends with its thread. All threads but a spare one start
 * with their first work. A thread for long work ends once it holds nothing, which frees its memory.
 */
export class FilterThreads {
  readonly #options: RpcThreadOptions;
  readonly #short = new Lane();
  readonly #longLanes = new Set<Lane>();
  /** A started thread for the next work that needs one; undefined until the first need. */
  #spare: FilterThread | undefined;

  constructor(options: RpcThreadOptions) {
    this.#options = options;
  }

  /**
   * Uses a second thread if the first was ended for other work.
   * @throws OverBudgetError, ThreadLostError when the thread crashed, or the signal's reason when it is aborted
   */
  async run<Value>(work: ThreadWork, use: ThreadCallback<Value>): Promise<FinishedWork<Value>> {
    const { organizationId, signal, sizeBytes: size } = work;
    if (!work.isLong) {
      const first = await this.#short.queue.run(organizationId, () => this.#runShort(work, use), { signal, size });
      if ("value" in first) return first;
      if (first.moved) return first.moved;
    }
    return this.#inLane(this.#laneOf(work), (lane) =>
      lane.queue.run(organizationId, () => this.#runLong(work, lane, use), { signal, size }),
    );
  }

  endIdleLanes(thread: FilterThread): void {
    for (const lane of this.#longLanes) if (lane.thread === thread) this.#endIdle(lane);
  }

  async end(): Promise<void> {
    const threads = [this.#short.thread, ...[...this.#longLanes].map(({ thread }) => thread), this.#spare];
    await Promise.all(threads.map((thread) => thread?.end()));
  }

  /** @returns `moved` when the work continues as long work; `{}` when it was aborted for other work */
  async #runShort<Value>(
    work: ThreadWork,
    use: ThreadCallback<Value>,
  ): Promise<FinishedWork<Value> | { moved?: Promise<FinishedWork<Value>> }> {
    const running = await RunningWork.start(this.#threadOf(this.#short), use, work.signal);
    let spentMs = 0;
    while (await running.lastsFor(spentMs < shortMs / 2 ? shortMs / 2 : lookMs)) {
      spentMs = await running.spentMs();
      if (spentMs >= work.budgetMs) await running.giveUp(new OverBudgetError());
      else if (spentMs >= shortMs && !this.#hasLane(work)) return { moved: this.#move(work, running) };
      else if (spentMs >= shortMs && this.#short.queue.waitingCount > 0) {
        await running.giveUp(undefined);
        return {};
      } else if (spentMs >= shortMs / 2) this.#prepareSpare();
    }
    // The time since the last check isn't measured: it is too short to matter.
    return { value: await running.result(), spentMs, isLong: false };
  }

  /** Turns the thread of short work into one for its organization's long work. */
  #move<Value>(work: ThreadWork, running: RunningWork<Value>): Promise<FinishedWork<Value>> {
    const lane = this.#addLane(work);
    lane.thread = this.#short.thread;
    this.#short.thread = undefined;
    const moved = this.#inLane(lane, () => lane.queue.run(work.organizationId, () => this.#watchLong(work, running)));
    // No caller waits for the promise until the queue of short work has continued, so its error needs a handler.
    moved.catch(() => {});
    return moved;
  }

  async #runLong<Value>(work: ThreadWork, lane: Lane, use: ThreadCallback<Value>): Promise<FinishedWork<Value>> {
    return this.#watchLong(work, await RunningWork.start(this.#threadOf(lane), use, work.signal));
  }

  async #watchLong<Value>({ budgetMs }: ThreadWork, running: RunningWork<Value>): Promise<FinishedWork<Value>> {
    const value = await running.within(budgetMs, lookMs);
    return { value, spentMs: await running.spentMs(), isLong: true };
  }

  async #inLane<Value>(lane: Lane, work: (lane: Lane) => Promise<Value>): Promise<Value> {
    lane.users++;
    try {
      return await work(lane);
    } finally {
      lane.users--;
      this.#endIdle(lane);
    }
  }

  /** Whether long work gets an existing lane: that of its organization, or a shared one if all `maxLong` exist. */
  #hasLane({ organizationId }: ThreadWork): boolean {
    return (
      this.#longLanes.size >= maxLong ||
      [...this.#longLanes].some(({ organizations }) => organizations.has(organizationId))
    );
  }

  #laneOf(work: ThreadWork): Lane {
    const { organizationId } = work;
    const lanes = [...this.#longLanes];
    const own = lanes.find(({ organizations }) => organizations.has(organizationId));
    if (own) return own;
    if (lanes.length < maxLong) return this.#addLane(work);
    const shared = lanes.reduce((emptier, lane) => (lane.users < emptier.users ? lane : emptier));
    shared.organizations.add(organizationId);
    return shared;
  }

  #addLane({ organizationId }: ThreadWork): Lane {
    const lane = new Lane();
    lane.organizations.add(organizationId);
    this.#longLanes.add(lane);
    return lane;
  }

  #endIdle(lane: Lane): void {
    const { thread, users } = lane;
    if (users > 0 || (thread && !thread.isLost && thread.pending > 0)) return;
    this.#longLanes.delete(lane);
    // A thread that can't be ended stays idle.
    thread?.end().catch(() => {});
  }

  #threadOf(lane: Lane): FilterThread {
    if (lane.thread && !lane.thread.isLost) return lane.thread;
    const isRenewed = lane.thread !== undefined || lane !== this.#short;
    lane.thread = this.#spare && !this.#spare.isLost ? this.#spare : this.#newThread();
    this.#spare = lane.thread === this.#spare ? undefined : this.#spare;
    if (isRenewed) this.#prepareSpare();
    return lane.thread;
  }

  /** Starts a thread in advance when work takes long, so that the next work doesn't wait for it. */
  #prepareSpare(): void {
    if (!this.#spare || this.#spare.isLost) this.#spare = this.#newThread();
  }

  #newThread(): FilterThread {
    const thread = new FilterThread(this.#options);
    // Loads its modules before its first work.
    thread.ready.catch(() => {});
    return thread;
  }
}
