import { FilterError } from "@openparlance/filters/filter-error";
import { ByteBudget } from "../../core/byte-budget.ts";
import type { ImportReader, ImportSummary, ImportToRead } from "../../core/filters.ts";
import type { ImportedTable } from "../../core/memory-import.ts";
import type { ImportMethod, ImportResult } from "./import-worker.ts";
import { defaultMaxIdleMs, importBudgetOf, type WorkBudget } from "./resumable-work.ts";
import { fileHeapMegabytes, RpcWorker } from "./rpc-worker.ts";
import { RunningWork, readerFailure } from "./running-work.ts";

const program = new URL("./import-worker.ts", import.meta.url);
/** The limit of processor time between two responses: a page of pairs of a normal file takes milliseconds. */
const defaultMaxPageMs = 10_000;
/** The interval of checks for slow pages. */
const defaultCheckMs = 250;

export interface WorkerImportsOptions {
  maxPageMs?: number;
  checkMs?: number;
  maxHeapMegabytes?: number | undefined;
  budget?: WorkBudget;
  /** Idle workers end this time after the last import; 15 s by default. */
  maxIdleMs?: number;
}

/** The number of idle workers kept for imports: starting one takes longer than reading a small file. */
const maxIdle = 2;

/** Formats whose files are held in memory until they are read to their end. */
const heldPattern = /\.(?:sdltm|xlsx)$/i;
/** Larger files of these formats are read one after the other. */
const maxHeldBytes = 16 * 2 ** 20;

/**
 * Reads each import in its own worker, so that no file delays requests or another organization's import. If an import
 * isn't read to its end, its worker is ended. Bytes are sent to the worker when its reader requests them, and pairs
 * return in pages.
 */
export function workerImports({
  maxPageMs = defaultMaxPageMs,
  checkMs = defaultCheckMs,
  maxHeapMegabytes = fileHeapMegabytes,
  budget = importBudgetOf(),
  maxIdleMs = defaultMaxIdleMs,
}: WorkerImportsOptions = {}): ImportReader {
  const idle: RpcWorker[] = [];
  let idleEnd: ReturnType<typeof setTimeout> | undefined;
  const keepIdle = (worker: RpcWorker) => {
    idle.push(worker);
    clearTimeout(idleEnd);
    idleEnd = setTimeout(() => {
      // A worker that can't be ended stays idle.
      for (const each of idle.splice(0)) each.end().catch(() => {});
    }, maxIdleMs).unref();
  };
  const largeFiles = new ByteBudget<RpcWorker>(1);
  const takeWorker = (): RpcWorker => {
    const worker = idle.pop() ?? new RpcWorker({ program, maxHeapMegabytes });
    return worker.isLost ? takeWorker() : worker;
  };
  return {
    async read(file: ImportToRead, body, { onSkipped, signal }) {
      const worker = takeWorker();
      const request: Request = async (method, ...parameters) => {
        try {
          const running = await RunningWork.start(worker, () => worker.request(method, parameters), signal);
          return await running.within(maxPageMs, checkMs);
        } catch (error) {
          const fault = { reason: "File extraction error", reader: "its reader", work: "a part of the file" } as const;
          throw readerFailure(error, { ...fault, budgetMs: maxPageMs });
        }
      };
      let free: (() => void) | undefined;
      const makeRoom = async (bytes: number) => {
        if (bytes > maxHeldBytes && heldPattern.test(file.name)) free ??= await largeFiles.take(worker, 1, signal);
      };
      let summary: ImportSummary = { skipped: 0 };
      const close = async (last: ImportResult | undefined) => {
        if (last?.summary) summary = last.summary;
        if (last && idle.length < maxIdle) keepIdle(worker);
        else await worker.end();
        free?.();
      };
      try {
        const table = (await request("begin", file)) as ImportedTable;
        return {
          table,
          pages: readPages(request, body, budget, { onSkipped, makeRoom, close }),
          summary: () => summary,
        };
      } catch (error) {
        await Promise.all([worker.end(), body.cancel()]);
        throw error;
      }
    },
  };
}

type Request = (method: ImportMethod, ...parameters: unknown[]) => Promise<unknown>;

interface PageEvents {
  onSkipped(row: number): void;
  /** Waits until there is memory for a file with at least this number of bytes. */
  makeRoom(bytes: number): Promise<void>;
  /** @param last the last result when the import was read to its end */
  close(last: ImportResult | undefined): Promise<void>;
}

async function* readPages(
  request: Request,
  body: ReadableStream<Uint8Array>,
  { baseMs, msPerMegabyte }: WorkBudget,
  { onSkipped, makeRoom, close }: PageEvents,
) {
  const parts = body[Symbol.asyncIterator]();
  let part: Uint8Array | null | undefined;
  let bytes = 0;
  let last: ImportResult | undefined;
  try {
    for (;;) {
      bytes += part?.length ?? 0;
      await makeRoom(bytes);
      const result = (await request("next", part)) as ImportResult;
      result.skipped.forEach(onSkipped);
      if (result.isDone) {
        last = result;
        return;
      }
      const budgetMs = baseMs + (msPerMegabyte * bytes) / 1e6;
      if (result.spentMs > budgetMs) {
        const allowed = `${Math.round(budgetMs / 1000)} s of processor time`;
        throw new FilterError("File extraction error", `the import took more than ${allowed}`);
      }
      part = undefined;
      if (result.pairs) yield result.pairs;
      else {
        const { done, value } = await parts.next();
        part = done ? null : value;
      }
    }
  } finally {
    await Promise.all([close(last), parts.return?.()]);
  }
}
