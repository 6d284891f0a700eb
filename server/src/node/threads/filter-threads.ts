import { FairQueue } from "../../core/fair-queue.ts";
import type { FilterWork } from "../../core/filters.ts";
import { RpcThread, type RpcThreadOptions } from "./rpc-thread.ts";
import { OverBudgetError, RunningWork } from "./running-work.ts";

/** A thread that does one thing at a time. */
export class FilterThread extends RpcThread {
  /** The number of files that are open in it. */
  pending = 0;
}

export interface ThreadWork extends FilterWork {
  /** The size by which an organization's waiting work is ordered, the smallest first. */
  sizeBytes: number;
  /** Milliseconds of processor time that it may take. */
  budgetMs: number;
  /** Whether it is known to take long. */
  isLong: boolean;
  /** Whether it takes long the first time only, because of what its thread then keeps. */
  staysShort?: boolean;
}

export interface Done<Value> {
  value: Value;
  /** Milliseconds of processor time. */
  spentMs: number;
  /** Whether it turned out to take long. */
  isLong: boolean;
}

/** Uses a thread, which no one else has until its promise settles. */
type Use<Value> = (thread: FilterThread) => Promise<Value>;

/** Processor time in which short work is done; what takes longer continues among the long. */
export const shortMs = 250;
/** Work took no longer than that because of what its thread had to load first, and left little memory in it. */
const warmMs = 2000;
/** The interval of looks whether anyone waits. */
const lookMs = 50;

/** The number of organizations whose long work runs side by side; work of more shares their threads. */
const maxLong = 4;

/** A thread, and the work that waits for it. */
class Lane {
  readonly queue = new FairQueue();
  /** The organizations whose long work it runs. */
  readonly organizations = new Set<number>();
  thread: FilterThread | undefined;
  /** Pieces of work that run or wait. */
  users = 0;
  /** Milliseconds of processor time of its work. */
  spentMs = 0;
}

/**
 * One thread is for work that is done at once, in which the organizations take turns. For long work each organization
 * has its own, and the system lets them run in slices side by side. So short work waits for no long work, and long work
 * for none of another organization. What turns out to take long changes over with its thread. If its organization has a
 * thread for long work, it is ended as soon as other work waits, and begins again there.
 *
 * Work whose signal is aborted, and work over its budget, is ended with its thread. A thread starts with its first work;
 * a thread for long work ends once it holds nothing, and gives back its memory. If it only had to load what it needs, it is
 * kept for the work that needs the next thread.
 */
export class FilterThreads {
  readonly #options: RpcThreadOptions;
  readonly #short = new Lane();
  readonly #long = new Set<Lane>();
  /** Replaces the next thread that is needed, once one was. */
  #spare: FilterThread | undefined;

  constructor(options: RpcThreadOptions) {
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
      if (first.moved) return first.moved;
    }
    return this.#inLane(this.#laneOf(work), (lane) =>
      lane.queue.run(organizationId, () => this.#runLong(work, lane, use), { signal, size }),
    );
  }

  /** Something that a thread held was closed. */
  released(thread: FilterThread): void {
    for (const lane of this.#long) if (lane.thread === thread) this.#endIdle(lane);
  }

  async end(): Promise<void> {
    const threads = [this.#short.thread, ...[...this.#long].map(({ thread }) => thread), this.#spare];
    await Promise.all(threads.map((thread) => thread?.end()));
  }

  /** @returns `moved` when it continues among the long; nothing when it was ended for others */
  async #runShort<Value>(work: ThreadWork, use: Use<Value>): Promise<Done<Value> | { moved?: Promise<Done<Value>> }> {
    const running = await RunningWork.start(this.#threadOf(this.#short), use, work.signal);
    let spentMs = 0;
    while (await running.lastsFor(spentMs < shortMs / 2 ? shortMs / 2 : lookMs)) {
      spentMs = await running.spentMs();
      if (spentMs >= work.budgetMs) await running.giveUp(new OverBudgetError());
      else if (work.staysShort) continue;
      else if (spentMs >= shortMs && !this.#hasLane(work)) return { moved: this.#move(work, running) };
      else if (spentMs >= shortMs && this.#short.queue.waiting > 0) {
        await running.giveUp(undefined);
        return {};
      } else if (spentMs >= shortMs / 2) this.#prepare();
    }
    // Work that ends before the next look costs next to nothing, and so does the rest of longer work.
    return { value: await running.result(), spentMs, isLong: false };
  }

  /** The short work's thread becomes one for its organization's long work. */
  #move<Value>(work: ThreadWork, running: RunningWork<Value>): Promise<Done<Value>> {
    const lane = this.#addLane(work);
    lane.thread = this.#short.thread;
    this.#short.thread = undefined;
    const moved = this.#inLane(lane, () =>
      lane.queue.run(work.organizationId, () => this.#watchLong(work, lane, running)),
    );
    // The queue of the short continues first; anyone who waits for the work is notified.
    moved.catch(() => {});
    return moved;
  }

  async #runLong<Value>(work: ThreadWork, lane: Lane, use: Use<Value>): Promise<Done<Value>> {
    return this.#watchLong(work, lane, await RunningWork.start(this.#threadOf(lane), use, work.signal));
  }

  async #watchLong<Value>({ budgetMs }: ThreadWork, lane: Lane, running: RunningWork<Value>): Promise<Done<Value>> {
    const value = await running.within(budgetMs, lookMs);
    const spentMs = await running.spentMs();
    lane.spentMs += spentMs;
    return { value, spentMs, isLong: true };
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

  /** Whether long work has a thread to wait for: its organization's, or any when there are as many as may be. */
  #hasLane({ organizationId }: ThreadWork): boolean {
    return this.#long.size >= maxLong || [...this.#long].some(({ organizations }) => organizations.has(organizationId));
  }

  #laneOf(work: ThreadWork): Lane {
    const { organizationId } = work;
    const lanes = [...this.#long];
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
    this.#long.add(lane);
    return lane;
  }

  #endIdle(lane: Lane): void {
    const { thread, users } = lane;
    if (users > 0 || (thread && !thread.isLost && thread.pending > 0)) return;
    this.#long.delete(lane);
    const isWarm = thread && !thread.isLost && lane.spentMs < warmMs;
    const ended = isWarm ? this.#spare : thread;
    if (isWarm) this.#spare = thread;
    // One that cannot be ended has nothing to do.
    ended?.end().catch(() => {});
  }

  #threadOf(lane: Lane): FilterThread {
    if (lane.thread && !lane.thread.isLost) return lane.thread;
    const isRenewed = lane.thread !== undefined || lane !== this.#short;
    lane.thread = this.#spare && !this.#spare.isLost ? this.#spare : this.#newThread();
    this.#spare = lane.thread === this.#spare ? undefined : this.#spare;
    if (isRenewed) this.#prepare();
    return lane.thread;
  }

  /** Work takes long: the next one is not to wait until a thread has started. */
  #prepare(): void {
    if (!this.#spare || this.#spare.isLost) this.#spare = this.#newThread();
  }

  #newThread(): FilterThread {
    const thread = new FilterThread(this.#options);
    // It loads what it needs before its first work comes.
    thread.ready.catch(() => {});
    return thread;
  }
}
