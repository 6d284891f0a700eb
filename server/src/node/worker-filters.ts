import type { FinishedUnit } from "@parlance/filters";
import { FilterError } from "@parlance/filters/filter-error";
import type { FileFilters, FileSegment, OpenFile } from "../ports.ts";
import type { FilterFault, FilterMethod } from "./filter-worker.ts";
import { Line } from "./worker-engines.ts";

/** From here on a file waits for other large ones alone, and no small one for it. */
const largeBytes = 1_000_000;
/** Targets that travel together: few enough that nobody waits for them. */
const pageSize = 500;

const program = new URL("./filter-worker.ts", import.meta.url);

/**
 * The filters in two worker threads, one for large files, so that calls are answered while files are read and written.
 * A worker starts with its first file.
 */
export function workerFilters(): FileFilters {
  const [small, large] = [new Line(program), new Line(program)];
  const lineFor = ({ length }: Uint8Array) => (length < largeBytes ? small : large);
  return {
    async open(file) {
      const line = lineFor(file.bytes);
      return openFile(line, (await ask(line, "open", file)) as { id: number; size: number });
    },
    async finishedXliff(bytes) {
      const line = lineFor(bytes);
      const found = (await ask(line, "finishedXliff", bytes)) as { id: number; documentId: number } | undefined;
      if (!found) return undefined;
      const units: FinishedUnit[] = [];
      for await (const page of pagesOf<FinishedUnit>(line, "units", found.id)) units.push(...page);
      return { documentId: found.documentId, units };
    },
    async end() {
      await Promise.all([small.end(), large.end()]);
    },
  };
}

function openFile(line: Line, { id, size }: { id: number; size: number }): OpenFile {
  return {
    size,
    segments: () => pagesOf<FileSegment>(line, "page", id),
    async merge(targets) {
      for (let start = 0; start < targets.length; start += pageSize) {
        await ask(line, "put", id, targets.slice(start, start + pageSize));
      }
      return (await ask(line, "merge", id)) as Uint8Array;
    },
    close() {
      // A worker that is lost has closed it already.
      ask(line, "close", id).catch(() => {});
    },
  };
}

async function* pagesOf<Item>(line: Line, method: "page" | "units", id: number): AsyncGenerator<Item[]> {
  for (;;) {
    const page = (await ask(line, method, id)) as Item[] | undefined;
    if (!page) return;
    yield page;
  }
}

async function ask(line: Line, method: FilterMethod, ...parameters: unknown[]): Promise<unknown> {
  try {
    return await line.ask(method, parameters);
  } catch (error) {
    throw isFault(error) ? new FilterError(error.reason, error.detail) : error;
  }
}

const isFault = (error: unknown): error is FilterFault =>
  typeof error === "object" && error !== null && "reason" in error && "detail" in error;
