import { Worker } from "node:worker_threads";
import { FilterError, isFilterFault } from "@openparlance/filters/filter-error";
import type { ImportReader, ImportToRead } from "../../core/filters.ts";
import type { ImportedTable } from "../../core/memory-import.ts";
import type { ImportMethod, ImportResult } from "./import-worker.ts";
import { importBudgetOf, type WorkBudget } from "./resumable-work.ts";
import type { RpcRequest, RpcResponse } from "./worker-engines.ts";

const program = new URL("./import-worker.ts", import.meta.url);
/** Processor time between two responses: a page of pairs of any honest file takes milliseconds. */
const defaultMaxPageMs = 10_000;
/** How soon it is seen that a page takes too long. */
const defaultCheckMs = 250;

export interface WorkerImportsOptions {
  maxPageMs?: number;
  checkMs?: number;
  /** For objects that last; Node's own limit unless given. */
  maxHeapMegabytes?: number | undefined;
  /** Processor time of a whole import. */
  budget?: WorkBudget;
}

/** Threads that are kept for the next import: to start one takes longer than to read a small file. */
const maxIdle = 2;

/**
 * Reads each import in a thread that it has for itself, so that no file keeps requests or another organization's import
 * waiting. A thread whose import was not read to its end is ended. Bytes go over when the reader wants them, pairs in
 * pages.
 */
export function workerImports({
  maxPageMs = defaultMaxPageMs,
  checkMs = defaultCheckMs,
  maxHeapMegabytes,
  budget = importBudgetOf(),
}: WorkerImportsOptions = {}): ImportReader {
  const idle: ImportThread[] = [];
  const takeIdle = (): ImportThread | undefined => {
    const thread = idle.pop();
    return thread?.isLost ? takeIdle() : thread;
  };
  return {
    async read(file: ImportToRead, body, { onSkipped, signal }) {
      const thread = takeIdle() ?? new ImportThread({ maxPageMs, checkMs, maxHeapMegabytes });
      thread.signal = signal;
      thread.isFree = false;
      try {
        const table = (await thread.request("begin", file)) as ImportedTable;
        let note: string | undefined;
        const pages = readPages(thread, body, budget, onSkipped, async (entry) => {
          note = entry;
          thread.isFree = true;
          if (idle.length < maxIdle) idle.push(thread);
          else await thread.end();
        });
        return { table, pages, note: () => note };
      } catch (error) {
        await Promise.all([thread.end(), body.cancel()]);
        throw error;
      }
    },
  };
}

async function* readPages(
  thread: ImportThread,
  body: ReadableStream<Uint8Array>,
  { baseMs, msPerMegabyte }: WorkBudget,
  onSkipped: (row: number) => void,
  onDone: (note: string | undefined) => Promise<void>,
) {
  const parts = body[Symbol.asyncIterator]();
  let part: Uint8Array | null | undefined;
  let bytes = 0;
  try {
    for (;;) {
      bytes += part?.length ?? 0;
      const { skipped, pairs, isDone, note, spentMs } = (await thread.request("next", part)) as ImportResult;
      skipped.forEach(onSkipped);
      if (isDone) return await onDone(note);
      const budgetMs = baseMs + (msPerMegabyte * bytes) / 1e6;
      if (spentMs > budgetMs) {
        const allowed = `${Math.round(budgetMs / 1000)} s of processor time`;
        throw new FilterError("File extraction error", `the import took more than ${allowed}`);
      }
      part = undefined;
      if (pairs) yield pairs;
      else {
        const { done, value } = await parts.next();
        part = done ? null : value;
      }
    }
  } finally {
    await Promise.all([thread.isFree || thread.end(), parts.return?.()]);
  }
}

/** A thread with one question at a time. */
class ImportThread {
  readonly #worker: Worker;
  readonly #limits: Required<Omit<WorkerImportsOptions, "budget">>;
  /** Ends its work. */
  signal = new AbortController().signal;
  /** Whether its import was read to the end. */
  isFree = false;
  isLost = false;

  constructor(limits: Required<Omit<WorkerImportsOptions, "budget">>) {
    this.#limits = limits;
    const { maxHeapMegabytes } = limits;
    this.#worker = new Worker(program, {
      ...(maxHeapMegabytes !== undefined && { resourceLimits: { maxOldGenerationSizeMb: maxHeapMegabytes } }),
    });
    this.#worker.unref();
    // What is requested meanwhile is refused; while nothing is, no one else listens.
    this.#worker
      .on("error", () => {})
      .once("exit", () => {
        this.isLost = true;
      });
  }

  async request(method: ImportMethod, ...parameters: unknown[]): Promise<unknown> {
    const response = Promise.withResolvers<unknown>();
    const ended = () => response.reject(new Error("The thread of an import ended."));
    const stopped = () => response.reject(this.signal.reason);
    const take = (parameters: RpcResponse) => {
      if ("error" in parameters)
        response.reject(isFilterFault(parameters.error) ? FilterError.ofFault(parameters.error) : parameters.error);
      else response.resolve(parameters.value);
    };
    const allowed = `${Math.round(this.#limits.maxPageMs / 1000)} s of processor time`;
    const tooLong = () =>
      response.reject(new FilterError("File extraction error", `a part of the file took more than ${allowed}`));
    const before = this.#processorMs();
    const check = async () => {
      if ((await this.#processorMs()) - (await before) >= this.#limits.maxPageMs) tooLong();
    };
    const watch = setInterval(() => {
      check().catch(response.reject);
    }, this.#limits.checkMs);
    const broken = (cause: Error) => {
      const isOutOfMemory = (cause as NodeJS.ErrnoException).code === "ERR_WORKER_OUT_OF_MEMORY";
      response.reject(isOutOfMemory ? new FilterError("File extraction error", "its reader ran out of memory") : cause);
    };
    this.#worker.once("message", take).once("error", broken).once("exit", ended);
    this.signal.addEventListener("abort", stopped);
    try {
      this.signal.throwIfAborted();
      this.#worker.postMessage({ id: 0, method, parameters } satisfies RpcRequest);
      return await response.promise;
    } finally {
      clearInterval(watch);
      this.#worker.off("message", take).off("error", broken).off("exit", ended);
      this.signal.removeEventListener("abort", stopped);
    }
  }

  /** Its start included; refused while it starts and once it has ended. */
  async #processorMs(): Promise<number> {
    const { user, system } = await this.#worker.cpuUsage().catch(() => ({ user: 0, system: 0 }));
    return (user + system) / 1000;
  }

  async end(): Promise<void> {
    await this.#worker.terminate();
  }
}
