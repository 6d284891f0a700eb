import { FilterError, type FinishedUnit, type Segment } from "@openparlance/filters";
import type { ExportedSegment, FileToRead, OpenFile, Pages } from "../../core/filters.ts";
import { inProcessFilters } from "../../files/in-process-filters.ts";
import { collectGarbage, usedBytes } from "./heap.ts";
import { runAfterResponses } from "./priority.ts";
import { serveRpc } from "./serve-rpc.ts";

/** Pages that are requested in order. The pages before the first requested one were read in another worker. */
class PageReader<Item> {
  readonly #pages: AsyncIterator<readonly Item[]>;
  #used = 0;

  constructor(pages: AsyncIterable<readonly Item[]>) {
    this.#pages = pages[Symbol.asyncIterator]();
  }

  /** @returns undefined after the last page */
  async page(number: number): Promise<readonly Item[] | undefined> {
    for (; this.#used < number; this.#used++) await this.#pages.next();
    this.#used++;
    return (await this.#pages.next()).value;
  }
}

interface OpenWork {
  file: OpenFile;
  segments: PageReader<Segment>;
  /** Texts to merge: targets, or segments of a document. */
  inputs: unknown[];
  /** The last merged file while parts of it are still requested. */
  merged?: Uint8Array | undefined;
}

/** The first part of a merged file. */
export interface MergedPart {
  part: Uint8Array;
  /** Of the whole file, in bytes. */
  size: number;
  /** The number of texts that stay unchanged. */
  leftCount: number;
}

const filters = inProcessFilters();
/** This worker works for one organization at a time. The main thread decides the order of organizations. */
const work = { organizationId: 0 };
const pending = new Map<number, OpenWork>();
const finishedFiles = new Map<number, PageReader<FinishedUnit>>();
/** The memory of each open file, by its number in `pending` or `finishedFiles`. */
const openBytes = new Map<number, number>();
let openedCount = 0;
/** The bytes of the next file. All parts but the last arrive before it is opened. Undefined for a small file. */
let received: Uint8Array | undefined;

/** Parts of a file of another size are dropped, so that no file contains parts of another one. */
function joinParts(last: Uint8Array, size: number): Uint8Array {
  const bytes = received?.length === size ? received : last;
  received = undefined;
  bytes.set(last, bytes.length - last.length);
  return bytes;
}

const openWorkOf = (id: number): OpenWork => {
  const file = pending.get(id);
  if (!file) throw new Error(`File ${id} is not open.`);
  return file;
};

/** @returns all texts that were put in, and removes them; undefined when some are missing */
function takeInputs(id: number, count: number): unknown[] | undefined {
  const pending = openWorkOf(id);
  const { inputs: parameters } = pending;
  pending.inputs = [];
  return parameters.length === count ? parameters : undefined;
}

/** @returns the first part of the merged file; undefined when this worker lacks some of the pages */
async function mergeInputs<Item>(
  id: number,
  count: number,
  maxPartBytes: number,
  merge: (pages: Pages<Item>, leave: (count: number) => void) => Promise<Uint8Array>,
): Promise<MergedPart | undefined> {
  const parameters = takeInputs(id, count);
  if (!parameters) return undefined;
  let leftCount = 0;
  const leave = (count: number) => {
    leftCount = count;
  };
  const file = await merge(() => [parameters as Item[]], leave);
  if (file.length > maxPartBytes) openWorkOf(id).merged = file;
  return { part: file.slice(0, maxPartBytes), size: file.length, leftCount };
}

/** Opens a file under the next number. After the request, garbage collection frees its bytes and a refused file's objects. */
async function openNext<Opened>(
  sizeBytes: number,
  opening: () => Promise<Opened>,
): Promise<{ id: number; open: Opened }> {
  const before = usedBytes() - sizeBytes;
  const id = ++openedCount;
  try {
    return { id, open: await opening() };
  } finally {
    setImmediate(() => {
      collectGarbage();
      if (pending.has(id) || finishedFiles.has(id)) openBytes.set(id, Math.max(0, usedBytes() - before));
    });
  }
}

/** The methods that can be called. A file is identified by its number. */
const methods = {
  /** Loads the filters, so that the first file does not wait for them. */
  async ready() {
    await import("../../rules/extract.ts");
  },
  async receive(part: Uint8Array, at: number, size: number) {
    if (at === 0) received = new Uint8Array(size);
    received?.set(part, at);
  },
  async open({ bytes: last, ...file }: FileToRead, size: number) {
    const bytes = joinParts(last, size);
    const { id, open } = await openNext(bytes.length, () => filters.open({ ...file, bytes }, work));
    pending.set(id, { file: open, segments: new PageReader(open.segments()), inputs: [] });
    return { id, size: open.size, note: open.note, isBilingual: open.isBilingual };
  },
  async page(id: number, number: number) {
    return openWorkOf(id).segments.page(number);
  },
  /** @returns false when this worker lacks the earlier pages */
  async put(id: number, at: number, page: unknown[]) {
    const pending = openWorkOf(id);
    if (at === 0) pending.inputs = [];
    if (pending.inputs.length !== at) return false;
    for (const item of page) pending.inputs.push(item);
    return true;
  },
  async merge(id: number, count: number, maxPartBytes: number) {
    return mergeInputs<string | undefined>(id, count, maxPartBytes, (...input) => openWorkOf(id).file.merge(...input));
  },
  async mergeStored(id: number, count: number, maxPartBytes: number) {
    return mergeInputs<ExportedSegment>(id, count, maxPartBytes, (...input) =>
      openWorkOf(id).file.mergeStored(...input),
    );
  },
  /** A further part of the file that was merged last. After its last part, the worker no longer has it. */
  async mergedPart(id: number, at: number, end: number) {
    const pending = openWorkOf(id);
    const { merged } = pending;
    if (merged && end >= merged.length) pending.merged = undefined;
    return merged?.slice(at, end);
  },
  async close(id: number) {
    pending.delete(id);
    finishedFiles.delete(id);
    collectGarbage(openBytes.get(id));
    openBytes.delete(id);
  },
  async finishedXliff(last: Uint8Array, size: number) {
    const bytes = joinParts(last, size);
    const { id, open: match } = await openNext(bytes.length, () => filters.finishedXliff({ bytes }, work));
    if (!match) return undefined;
    finishedFiles.set(id, new PageReader(match.units()));
    return { id, documentId: match.documentId, size: match.size };
  },
  async units(id: number, number: number) {
    return finishedFiles.get(id)?.page(number);
  },
  async detectLanguage(text: string) {
    return filters.detectLanguage(text, work);
  },
};

export type FilterMethod = keyof typeof methods;

runAfterResponses();
serveRpc(methods, (error) => (error instanceof FilterError ? error.fault : error));
