import { FairQueue } from "../../core/fair-queue.ts";
import type { FilterContext } from "../../core/filters.ts";
import { RpcWorker, type RpcWorkerOptions } from "./rpc-worker.ts";
import { OverBudgetError, RunningWork } from "./running-work.ts";

/** A worker that does one thing at a time. */
export class FilterWorker extends RpcWorker {
  /** The number of files that are open in it. */
  pending = 0;
}

export interface FilterWork extends FilterContext {
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

/** Uses a worker, exclusively until the promise settles. */
type WorkerCallback<Value> = (worker: FilterWorker) => Promise<Value>;

/** The limit of processor time of short work. Longer work continues as long work. */
export const shortMs = 250;
/** The interval of checks whether other work waits. */
const lookMs = 50;

/** The number of organizations whose long work runs side by side. Other organizations share their workers. */
const maxLong = 4;

/** A queue of work, and the worker that runs it. */
class Lane {
  readonly queue = new FairQueue();
  /** The organizations whose long work it runs. */
  readonly organizations = new Set<number>();
  worker: FilterWorker | undefined;
  /** The number of running and waiting pieces of work. */
  users = 0;
}

/**
 * One worker is for short work, in which the organizations take turns. For long work, each of up to `maxLong`
 * organizations has its own worker. Thus short work never waits for long work, and long work seldom waits for that of
 * another organization. Short work that takes too long becomes long work, together with its worker. If there is no
 * further worker for it, it is aborted as soon as other work waits, and starts again in an existing one.
 *
 * Work whose signal is aborted, or that exceeds its budget, ends with its worker. All workers but a spare one start
 * with their first work. A worker for long work ends once it holds nothing, which frees its memory.
 */
export class FilterPool {
  readonly #options: RpcWorkerOptions;
  readonly #short = new Lane();
  readonly #longLanes = new Set<Lane>();
  /** A started worker for the next work that needs one; undefined until the first need. */
  #spare: FilterWorker | undefined;

  constructor(options: RpcWorkerOptions) {
    this.#options = options;
  }

  /**
   * Uses a second worker if the first was ended for other work.
   * @throws OverBudgetError, WorkerLostError when the worker crashed, or the signal's reason when it is aborted
   */
  async run<Value>(work: FilterWork, use: WorkerCallback<Value>): Promise<FinishedWork<Value>> {
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

  endIdleLanes(worker: FilterWorker): void {
    for (const lane of this.#longLanes) if (lane.worker === worker) this.#endIdle(lane);
  }

  async end(): Promise<void> {
    const workers = [this.#short.worker, ...[...this.#longLanes].map(({ worker }) => worker), this.#spare];
    await Promise.all(workers.map((worker) => worker?.end()));
  }

  /** @returns `moved` when the work continues as long work; `{}` when it was aborted for other work */
  async #runShort<Value>(
    work: FilterWork,
    use: WorkerCallback<Value>,
  ): Promise<FinishedWork<Value> | { moved?: Promise<FinishedWork<Value>> }> {
    const running = await RunningWork.start(this.#workerOf(this.#short), use, work.signal);
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

  /** Turns the worker of short work into one for its organization's long work. */
  #move<Value>(work: FilterWork, running: RunningWork<Value>): Promise<FinishedWork<Value>> {
    const lane = this.#addLane(work);
    lane.worker = this.#short.worker;
    this.#short.worker = undefined;
    const moved = this.#inLane(lane, () => lane.queue.run(work.organizationId, () => this.#watchLong(work, running)));
    // No caller waits for the promise until the queue of short work has continued, so its error needs a handler.
    moved.catch(() => {});
    return moved;
  }

  async #runLong<Value>(work: FilterWork, lane: Lane, use: WorkerCallback<Value>): Promise<FinishedWork<Value>> {
    return this.#watchLong(work, await RunningWork.start(this.#workerOf(lane), use, work.signal));
  }

  async #watchLong<Value>({ budgetMs }: FilterWork, running: RunningWork<Value>): Promise<FinishedWork<Value>> {
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
  #hasLane({ organizationId }: FilterWork): boolean {
    return (
      this.#longLanes.size >= maxLong ||
      [...this.#longLanes].some(({ organizations }) => organizations.has(organizationId))
    );
  }

  #laneOf(work: FilterWork): Lane {
    const { organizationId } = work;
    const lanes = [...this.#longLanes];
    const own = lanes.find(({ organizations }) => organizations.has(organizationId));
    if (own) return own;
    if (lanes.length < maxLong) return this.#addLane(work);
    const shared = lanes.reduce((emptier, lane) => (lane.users < emptier.users ? lane : emptier));
    shared.organizations.add(organizationId);
    return shared;
  }

  #addLane({ organizationId }: FilterWork): Lane {
    const lane = new Lane();
    lane.organizations.add(organizationId);
    this.#longLanes.add(lane);
    return lane;
  }

  #endIdle(lane: Lane): void {
    const { worker, users } = lane;
    if (users > 0 || (worker && !worker.isLost && worker.pending > 0)) return;
    this.#longLanes.delete(lane);
    // A worker that can't be ended stays idle.
    worker?.end().catch(() => {});
  }

  #workerOf(lane: Lane): FilterWorker {
    if (lane.worker && !lane.worker.isLost) return lane.worker;
    const isRenewed = lane.worker !== undefined || lane !== this.#short;
    lane.worker = this.#spare && !this.#spare.isLost ? this.#spare : this.#newWorker();
    this.#spare = lane.worker === this.#spare ? undefined : this.#spare;
    if (isRenewed) this.#prepareSpare();
    return lane.worker;
  }

  /** Starts a worker in advance when work takes long, so that the next work doesn't wait for it. */
  #prepareSpare(): void {
    if (!this.#spare || this.#spare.isLost) this.#spare = this.#newWorker();
  }

  #newWorker(): FilterWorker {
    const worker = new FilterWorker(this.#options);
    // Loads its modules before its first work.
    worker.ready.catch(() => {});
    return worker;
  }
}
