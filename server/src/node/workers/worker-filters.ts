import type { FinishedUnit, Segment } from "@openparlance/filters";
import { findFormat } from "@openparlance/filters/formats";
import type { Detection } from "@openparlance/text/detect";
import { FairQueue } from "../../core/fair-queue.ts";
import type { FileFilters, FileToRead, OpenFile, Pages } from "../../core/filters.ts";
import { FilterMemory } from "./filter-memory.ts";
import { FilterPool } from "./filter-pool.ts";
import type { MergedPart } from "./filter-worker.ts";
import {
  defaultBudget,
  defaultMaxIdleMs,
  type OpenRequest,
  partBytes,
  ResumableWork,
  type Send,
  type WorkBudget,
} from "./resumable-work.ts";
import { fileHeapMegabytes, RenewedWorker, type RpcWorkerOptions } from "./rpc-worker.ts";

/** The number of rows in a message, small enough to delay no other work. */
const pageSize = 500;

export interface WorkerFiltersOptions extends Partial<RpcWorkerOptions> {
  budget?: WorkBudget;
  /** An unused file is closed after this time, and read again when needed; an unused detector ends. 15 s by default. */
  maxIdleMs?: number;
}

/** The filters in their own workers, so that requests are served while files are read and written. */
export function workerFilters({
  program = new URL("./filter-worker.ts", import.meta.url),
  budget = defaultBudget,
  maxIdleMs = defaultMaxIdleMs,
  maxHeapMegabytes = fileHeapMegabytes,
  ...rest
}: WorkerFiltersOptions = {}): FileFilters {
  const options = { program, maxHeapMegabytes, ...rest };
  const pool = new FilterPool(options);
  // The tables of the detector take 50 MB, and only its worker loads them. It ends when it is unused.
  const detector = new RenewedWorker(options);
  const detections = new FairQueue();
  let detectorEnd: ReturnType<typeof setTimeout> | undefined;
  const host = { pool, memory: new FilterMemory(), maxIdleMs };
  return {
    async open(file, work) {
      const { bytes, readAgain, ...rest } = file;
      const opening: OpenRequest = {
        method: "open",
        bytes,
        format: formatOf(file),
        parameterOf: (bytes) => ({ ...rest, bytes }),
        ...(readAgain && { readAgain }),
      };
      const pending = new ResumableWork<{ id: number } & OpenFacts>(host, opening, work, budget);
      const opened = await pending.open();
      return openFile(pending, { size: opened?.size ?? 0, note: opened?.note, isBilingual: opened?.isBilingual });
    },
    async finishedXliff(file, work) {
      const opening: OpenRequest = {
        ...file,
        method: "finishedXliff",
        format: "xliff",
        parameterOf: (bytes) => bytes,
      };
      const pending = new ResumableWork<{ id: number; documentId: number; size: number }>(host, opening, work, budget);
      const opened = await pending.open();
      if (!opened) return undefined;
      const { documentId, size } = opened;
      return { documentId, size, units: () => pending.pages<FinishedUnit>("units"), close: () => pending.close() };
    },
    async detectLanguage(text, { organizationId, signal }) {
      const detect = async () => {
        clearTimeout(detectorEnd);
        try {
          return await detector.request("detectLanguage", [text], { signal });
        } finally {
          // A worker that can't be ended stays idle.
          detectorEnd = setTimeout(() => {
            detector.end().catch(() => {});
          }, maxIdleMs).unref();
        }
      };
      return (await detections.run(organizationId, detect, { signal })) as Detection;
    },
    async end() {
      clearTimeout(detectorEnd);
      await Promise.all([pool.end(), detector.end()]);
    },
  };
}

const formatOf = ({ name, reading }: FileToRead): string => reading?.format ?? findFormat(name)?.name ?? "unknown";

type OpenFacts = Pick<OpenFile, "size" | "note" | "isBilingual">;

async function receiveMerged(request: Send, method: "merge" | "mergeStored", count: number) {
  const merged = (await request(method, count, partBytes)) as MergedPart | undefined;
  if (!merged) return undefined;
  const { part, size, leftCount } = merged;
  if (part.length === size) return { file: part, leftCount };
  const file = new Uint8Array(size);
  file.set(part);
  for (let at = partBytes; at < size; at += partBytes) {
    file.set((await request("mergedPart", at, at + partBytes)) as Uint8Array, at);
  }
  return { file, leftCount };
}

function openFile(pending: ResumableWork<{ id: number }>, facts: OpenFacts): OpenFile {
  const reason = "File reassembly error";
  /** Starts again when the worker with the first pages was ended. The shared budget limits the repetitions. */
  async function merge(
    method: "merge" | "mergeStored",
    pages: Pages<unknown>,
    leave?: (count: number) => void,
  ): Promise<Uint8Array> {
    for (;;) {
      const count = await putAll(pages);
      const merged =
        count === undefined ? undefined : await pending.use(reason, (request) => receiveMerged(request, method, count));
      if (!merged) continue;
      leave?.(merged.leftCount);
      return merged.file;
    }
  }
  /** Sends each page separately, so that other work uses the worker while the next page is read. */
  async function putAll(pages: Pages<unknown>): Promise<number | undefined> {
    let at = 0;
    for await (const page of pages()) {
      for (let start = 0; start < page.length; start += pageSize) {
        const part = page.slice(start, start + pageSize);
        const isTaken = await pending.use(reason, (request) => request("put", at, part));
        if (!isTaken) return undefined;
        at += part.length;
      }
    }
    return at;
  }
  return {
    ...facts,
    segments: () => pending.pages<Segment>("page"),
    merge: (targets, leave) => merge("merge", targets, leave),
    mergeStored: (segments, leave) => merge("mergeStored", segments, leave),
    close: () => pending.close(),
  };
}
