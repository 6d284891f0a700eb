import { justRun, type RunAs } from "../core/environment.ts";
import type { Services } from "../services/services.ts";
import type { TaskInputs, TaskName } from "../store/background/task-inputs.ts";
import type { Task } from "../store/background/tasks.ts";
import { isStorageError } from "../store/database/storage-errors.ts";
import type { AtomicStore, Store, Transaction } from "../store/store.ts";
import { Turns } from "./turns.ts";

/** The time for which a process owns a task, unless it extends it. Tasks of a crashed process wait until it is over. */
const leaseMs = 30_000;
/** After this number of errors, a task fails. */
const maxFailures = 5;
/** The limit of attempts, crashes of their process included. It is higher, because a task seldom causes a crash. */
const maxAttempts = 20;
const firstRetryMs = 1000;
const maxPerOrganization = 2;
/** The wait after an error of the storage, such as a full disk or a locked database. It isn't a failure of the task. */
const storageErrorDelayMs = 10_000;
/** The interval of checks for tasks that other processes added. */
const pollMs = 1000;
/** The interval of checks whether running work is still wanted. */
const checkMs = 1000;

export interface TaskKind<Name extends TaskName> extends Work<TaskInputs[Name]> {}

interface Work<Input> {
  /** May run again after a failure or crash. Everything is written through `finish`, or may be written twice. */
  run(input: Input, task: RunningTask): Promise<void>;
  /** Whether the object of the task still exists. When it no longer does, the task's signal is aborted. */
  isWanted?(input: Input, store: AtomicStore, organizationId: number): Promise<boolean>;
  /** Called in the transaction that ends a task after its last failure, so that no user waits for its result. */
  giveUp?(input: Input, store: Transaction, task: Task): Promise<void>;
  /** Whether the task may be tried again later. If not, the failure was reported, and the user can try again. */
  mayResume: boolean;
}

export interface RunningTask extends Services {
  /** Refuses transactions once another process owns the task. Tasks write only in these transactions. */
  store: AtomicStore;
  organizationId: number;
  isLastAttempt: boolean;
  /** Runs `work` and ends the task in one transaction. Rejects when another process owns the task. */
  finish(work: (store: Transaction) => Promise<void>): Promise<void>;
  /** Aborted when the server stops, and when the result is no longer wanted. */
  signal: AbortSignal;
}

export interface QueueOptions {
  services: Services & { store: Store };
  // biome-ignore lint/suspicious/noExplicitAny: each kind has its own input
  kinds: Readonly<Record<string, Work<any>>>;
  /** The limit of running tasks; 4 by default. */
  concurrency?: number;
  /** The name of the process; each queue has its own by default. */
  owner?: string;
  /** Between 0 and 1. */
  random(): number;
  runAs?: RunAs;
  /** Changes a task's services for a requested fault. */
  meetFaults?: (<Base extends Services>(task: Task, services: Base) => Base) | undefined;
}

/** Runs new tasks of the store, and those of ended processes. Organizations take turns, and none gets all slots. */
export class Queue {
  readonly #options: QueueOptions;
  readonly #owner: string;
  readonly #stopping = new AbortController();
  readonly #running = new Map<number, { organizationId: number; ended: Promise<void> }>();
  readonly #turns = new Turns();
  #timer: ReturnType<typeof setInterval> | undefined;
  #isLooking = false;
  /** Resolves when the last check for tasks has ended. */
  #looked: Promise<void> | undefined;
  #lookAgain = false;
  /** The time of day of the last check. */
  #latest = Number.POSITIVE_INFINITY;

  constructor(options: QueueOptions) {
    this.#options = options;
    this.#owner = options.owner ?? crypto.randomUUID();
    options.services.store.onChange("tasks", () => {
      if (this.#timer) this.#look();
    });
  }

  start(): void {
    this.#timer = setInterval(() => this.#look(), pollMs);
    this.#look();
  }

  /** Starts no more tasks, and waits until the running ones have ended or stopped. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    this.#timer = undefined;
    this.#stopping.abort();
    await this.#looked;
    await Promise.all([...this.#running.values()].map(({ ended }) => ended));
  }

  /** Runs all due tasks, one by one. For tests, which move the clock themselves. */
  async settle(): Promise<void> {
    const claim = async () => {
      await this.#followClock();
      return this.#claimExcept([]);
    };
    for (let task = await claim(); task; task = await claim()) await this.#run(task);
  }

  #look(): void {
    this.#lookAgain = true;
    if (!this.#isLooking) this.#looked = this.#startDue().catch(this.#options.services.report);
  }

  async #startDue(): Promise<void> {
    this.#isLooking = true;
    const { concurrency = 4, services } = this.#options;
    try {
      while (this.#lookAgain && this.#timer && this.#running.size < concurrency) {
        this.#lookAgain = false;
        const task = await this.#claim();
        if (!task) continue;
        // The queue was stopped during the check.
        if (!this.#timer) return await services.store.tasks.release(task.id, this.#owner);
        this.#lookAgain = true;
        // The lease expired, for example while the machine slept, and the task was claimed again.
        if (this.#running.has(task.id)) continue;
        const { organizationId } = task;
        this.#turns.take(organizationId);
        const ended = this.#run(task)
          .catch(services.report)
          .finally(() => {
            this.#running.delete(task.id);
            if (this.#timer) this.#look();
          });
        this.#running.set(task.id, { organizationId, ended });
      }
    } finally {
      this.#isLooking = false;
    }
  }

  async #claim(): Promise<Task | undefined> {
    const counts = new Map<number, number>();
    for (const { organizationId } of this.#running.values()) {
      counts.set(organizationId, (counts.get(organizationId) ?? 0) + 1);
    }
    const full = [...counts].filter(([, count]) => count >= maxPerOrganization).map(([id]) => id);
    await this.#followClock();
    for (const notOf of this.#turns.waitingSets([...counts.keys()], full)) {
      const task = await this.#claimExcept(notOf);
      if (task) return task;
    }
    return undefined;
  }

  #claimExcept(notOf: readonly number[]): Promise<Task | undefined> {
    return this.#options.services.store.tasks.claim(this.#owner, leaseMs, notOf);
  }

  async #followClock(): Promise<void> {
    const { clock, store } = this.#options.services;
    const now = clock();
    // The time of day may have been set back before the process started.
    if (now < this.#latest) await store.backlog.followClock();
    this.#latest = now;
  }

  async #run(task: Task): Promise<void> {
    const { kinds, meetFaults, runAs = justRun } = this.#options;
    const services = meetFaults?.(task, this.#options.services) ?? this.#options.services;
    const { store, report } = services;
    const kind = Object.hasOwn(kinds, task.kind) ? kinds[task.kind] : undefined;
    const heartbeat = setInterval(() => {
      store.tasks.keep(task.id, this.#owner, leaseMs).catch(report);
    }, leaseMs / 3);
    const unwanted = new AbortController();
    const check = setInterval(() => {
      abortUnwanted(kind, task, store, unwanted).catch(report);
    }, checkMs);
    const signal = AbortSignal.any([this.#stopping.signal, unwanted.signal]);
    let isFinished = false;
    try {
      if (!kind) throw new Error(`There is no kind of task "${task.kind}".`);
      // The task ended its process at each attempt, so it must not run in another process.
      if (task.attempts > maxAttempts) throw new Error(`Task ${task.id} never finished.`);
      const running: RunningTask = {
        ...services,
        store: this.#storeFor(task, store),
        organizationId: task.organizationId,
        isLastAttempt: task.failures + 1 === maxFailures,
        signal,
        finish: async (work) => {
          await store.atomically(async (tx) => {
            if (!(await tx.tasks.done(task.id, this.#owner))) throw toReclaimedError(task);
            await work(tx);
          });
          isFinished = true;
        },
      };
      const owner = { organizationId: task.organizationId, mayWaitLong: true };
      await runAs(owner, () => kind.run(task.input, running));
      if (!isFinished) await store.tasks.done(task.id, this.#owner);
    } catch (error) {
      // If the object of the task no longer exists, the next attempt only deletes its leftovers.
      if (signal.aborted) await store.tasks.release(task.id, this.#owner).catch(report);
      else {
        report(error, { task: task.id, kind: task.kind, attempt: task.attempts });
        await this.#recordFailure(kind, task, error).catch(report);
      }
    } finally {
      clearInterval(heartbeat);
      clearInterval(check);
    }
  }

  /** A process that slept longer than its lease must not overwrite the work of the next owner. */
  #storeFor(task: Task, store: AtomicStore): AtomicStore {
    return {
      ...store,
      atomically: (work) =>
        store.atomically(async (tx) => {
          if (!(await tx.tasks.keep(task.id, this.#owner, leaseMs))) throw toReclaimedError(task);
          return work(tx);
        }),
    };
  }

  async #recordFailure(kind: Work<unknown> | undefined, task: Task, error: unknown): Promise<void> {
    const { services, random } = this.#options;
    const reason = error instanceof Error ? error.message : String(error);
    if (isStorageError(error)) {
      await services.store.tasks.postpone(task.id, this.#owner, storageErrorDelayMs, reason);
      return;
    }
    if (task.failures + 1 < maxFailures && task.attempts <= maxAttempts) {
      const delayMs = firstRetryMs * 2 ** task.failures * (0.5 + random());
      await services.store.tasks.retry(task.id, this.#owner, Math.round(delayMs), reason);
      return;
    }
    const isMine = await services.store.atomically(async (tx) => {
      const isMine = await tx.tasks.giveUp(task.id, this.#owner, reason);
      if (isMine) await kind?.giveUp?.(task.input, tx, task);
      return isMine;
    });
    const facts = { task: task.id, kind: task.kind, organization: task.organizationId };
    if (isMine) services.log("task failed", facts, "error");
  }
}

const toReclaimedError = ({ id }: Task) => new Error(`Task ${id} belongs to another process.`);

async function abortUnwanted(
  kind: Work<unknown> | undefined,
  { input, organizationId }: Task,
  store: AtomicStore,
  unwanted: AbortController,
): Promise<void> {
  if ((await kind?.isWanted?.(input, store, organizationId)) === false) unwanted.abort(new Error("Nobody wants it."));
}
