import { FilterError } from "@openparlance/filters/filter-error";
import type { ImportSummary, ImportToRead, ReadImport } from "../../core/filters.ts";
import type { NewTerm, TextPair } from "../../core/memory-import.ts";
import { readImport } from "../../files/read-import.ts";
import { collectGarbage } from "./heap.ts";
import { runAfterResponses } from "./priority.ts";
import { serveRpc } from "./serve-rpc.ts";

/** The next page of an import, with the rows that were skipped since the last response. */
export interface ImportResult {
  skipped: number[];
  /** A page of pairs; absent when more of the file is needed first, or at its end. */
  pairs?: readonly (TextPair | NewTerm)[];
  isDone?: true;
  /** Milliseconds of processor time since the import started. */
  spentMs: number;
  /** In the last result. */
  summary?: ImportSummary | undefined;
}

/** A file whose bytes arrive one part at a time, when its reader requests them. */
class FileFeed {
  #controller!: ReadableStreamDefaultController<Uint8Array>;
  #requested = Promise.withResolvers<void>();
  readonly bytes = new ReadableStream<Uint8Array>(
    {
      start: (controller) => {
        this.#controller = controller;
      },
      pull: () => this.#requested.resolve(),
    },
    { highWaterMark: 0 },
  );

  get requested(): Promise<void> {
    return this.#requested.promise;
  }

  /** @param part null after the last one */
  feed(part: Uint8Array | null): void {
    this.#requested = Promise.withResolvers();
    if (part) this.#controller.enqueue(part);
    else this.#controller.close();
  }
}

/** Less than in other threads: while this thread is idle after an import, the memory's index needs the RAM. */
const minGarbageBytes = 12 * 2 ** 20;

let file = new FileFeed();
let read: ReadImport | undefined;
let pages: AsyncIterator<readonly (TextPair | NewTerm)[]> | undefined;
let nextPage: Promise<IteratorResult<readonly (TextPair | NewTerm)[]>> | undefined;
let skippedRows: number[] = [];
/** Processor time of the thread when the import started. */
let begunMs = 0;

function spentMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

const methods = {
  async ready() {},
  async begin(toRead: ImportToRead) {
    begunMs = spentMs();
    file = new FileFeed();
    nextPage = undefined;
    skippedRows = [];
    read = await readImport(toRead, file.bytes, (row) => skippedRows.push(row));
    pages = read.pages[Symbol.asyncIterator]();
    return read.table;
  },
  /** @param part the next part of the file, null at its end; undefined when none was requested */
  async next(part: Uint8Array | null | undefined): Promise<ImportResult> {
    if (part !== undefined) file.feed(part);
    nextPage ??= pages?.next();
    const page = await Promise.race([nextPage, file.requested.then(() => undefined)]);
    const facts = { skipped: skippedRows.splice(0), spentMs: spentMs() - begunMs };
    if (!page) return facts;
    nextPage = undefined;
    if (!page.done) return { ...facts, pairs: page.value };
    setImmediate(() => collectGarbage(0, minGarbageBytes));
    return { ...facts, isDone: true, summary: read?.summary() };
  },
};

export type ImportMethod = Exclude<keyof typeof methods, "ready">;

runAfterResponses();
serveRpc(methods, (error) => (error instanceof FilterError ? error.fault : error));
