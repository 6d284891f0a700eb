import type { FinishedUnit } from "@parlance/filters";
import { findFormat } from "@parlance/filters/formats";
import type { FileFilters, FileSegment, FileToRead, OpenFile } from "../ports.ts";
import type { FilterThreadOptions } from "./filter-thread.ts";
import { FilterThreads } from "./filter-threads.ts";
import { type Budget, defaultBudget, HeldWork } from "./held-work.ts";

/** Targets that are sent together: few enough that nobody waits for them. */
const pageSize = 500;

export interface WorkerFiltersOptions extends Partial<FilterThreadOptions> {
  budget?: Budget;
}

/** The filters in threads of their own, so that requests are served while files are read and written. */
export function workerFilters({
  program = new URL("./filter-worker.ts", import.meta.url),
  budget = defaultBudget,
  ...limits
}: WorkerFiltersOptions = {}): FileFilters {
  const threads = new FilterThreads({ program, ...limits });
  return {
    async open(file, work) {
      const opening = {
        method: "open",
        parameters: [file],
        sizeBytes: file.bytes.length,
        format: formatOf(file),
      } as const;
      const held = new HeldWork<{ id: number; size: number }>(threads, opening, work, budget);
      const opened = await held.open();
      return openFile(held, opened?.size ?? 0);
    },
    async finishedXliff(bytes, work) {
      const opening = {
        method: "finishedXliff",
        parameters: [bytes],
        sizeBytes: bytes.length,
        format: "xliff",
      } as const;
      const held = new HeldWork<{ id: number; documentId: number }>(threads, opening, work, budget);
      try {
        const opened = await held.open();
        if (!opened) return undefined;
        const units: FinishedUnit[] = [];
        for await (const page of held.pages<FinishedUnit>("units")) units.push(...page);
        return { documentId: opened.documentId, units };
      } finally {
        held.close();
      }
    },
    end: () => threads.end(),
  };
}

const formatOf = ({ name, reading }: FileToRead): string => reading?.format ?? findFormat(name)?.name ?? "unknown";

function openFile(held: HeldWork<{ id: number }>, size: number): OpenFile {
  return {
    size,
    segments: () => held.pages<FileSegment>("page"),
    merge: (targets) =>
      held.use("File reassembly error", async (ask) => {
        for (let start = 0; start < targets.length; start += pageSize) {
          await ask("put", start, targets.slice(start, start + pageSize));
        }
        return (await ask("merge")) as Uint8Array;
      }),
    close: () => held.close(),
  };
}
