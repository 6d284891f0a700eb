import { setTimeout as wait } from "node:timers/promises";
import { FilterError, type FilterFailure, isFilterFault } from "@openparlance/filters/filter-error";
import { type RpcWorker, WorkerLostError } from "./rpc-worker.ts";

/** Abandoned work may continue for this long, because a new worker costs more. */
const graceMs = 100;

/** The work needs more processor time than its budget for its size. */
export class OverBudgetError extends Error {
  override readonly name = "OverBudgetError";
}

export class RunningWork<Value> {
  readonly #worker: RpcWorker;
  readonly #before: Promise<number>;
  readonly #result: Promise<Value>;
  readonly #ended: Promise<boolean>;
  /** Rejects when its worker can't be ended. */
  readonly #lost = Promise.withResolvers<never>();
  readonly #signal: AbortSignal | undefined;
  #reason: unknown;
  #isEnded = false;

  private constructor(worker: RpcWorker, before: Promise<number>, result: Promise<Value>, signal?: AbortSignal) {
    this.#worker = worker;
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

  static async start<Value, Worker extends RpcWorker>(
    worker: Worker,
    use: (worker: Worker) => Promise<Value>,
    signal: AbortSignal | undefined,
  ): Promise<RunningWork<Value>> {
    await worker.ready;
    signal?.throwIfAborted();
    const before = worker.processorMs();
    return new RunningWork(worker, before, use(worker), signal);
  }

  /** Waits for the end of the work, up to a limit. @returns whether it still runs */
  async lastsFor(ms: number): Promise<boolean> {
    const late = Promise.withResolvers<boolean>();
    // Without clearing it, the timer would keep the result in memory.
    const timer = setTimeout(() => late.resolve(!this.#isEnded), ms).unref();
    try {
      return await Promise.race([this.#ended, late.promise]);
    } finally {
      clearTimeout(timer);
    }
  }

  /** Milliseconds of processor time so far. */
  async spentMs(): Promise<number> {
    return (await this.#worker.processorMs()) - (await this.#before);
  }

  /** Checks the spent time every `lookMs`. @throws OverBudgetError, after the worker was ended */
  async within(budgetMs: number, lookMs: number): Promise<Value> {
    for (let spentMs = 0; await this.lastsFor(Math.max(lookMs, budgetMs - spentMs)); ) {
      spentMs = await this.spentMs();
      if (spentMs >= budgetMs) await this.giveUp(new OverBudgetError());
    }
    return this.result();
  }

  /** Ends the worker, so that the work fails with this reason. */
  async giveUp(reason: unknown): Promise<void> {
    if (this.#isEnded) return;
    this.#reason ??= reason;
    await this.#worker.end();
  }

  /** @throws the error of the work, or the reason for which it was ended */
  async result(): Promise<Value> {
    try {
      return await this.#result;
    } catch (error) {
      throw this.#reason ?? error;
    }
  }

  readonly #onAbort = () => {
    wait(graceMs, undefined, { ref: false })
      .then(() => this.giveUp(this.#signal?.reason))
      .catch(this.#lost.reject);
  };
}

/** Turns the error of a worker into the failure of its file if its reader failed; others stay unchanged. */
export function readerFailure(
  error: unknown,
  facts: { reason: FilterFailure; reader: string; work?: string; budgetMs: number },
): unknown {
  const { reason, reader, work = reader, budgetMs } = facts;
  if (isFilterFault(error)) return FilterError.ofFault(error);
  if (error instanceof OverBudgetError)
    return new FilterError(reason, `${work} took more than ${Math.round(budgetMs / 1000)} s of processor time`);
  const isOutOfMemory = error instanceof WorkerLostError && error.isOutOfMemory;
  return isOutOfMemory ? new FilterError(reason, `${reader} ran out of memory`) : error;
}
