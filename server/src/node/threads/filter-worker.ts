import { FilterError, type FinishedUnit } from "@openparlance/filters";
import { inProcessFilters } from "../../files/in-process-filters.ts";
import type { ExportedSegment, FileSegment, FileToRead, OpenFile } from "../../ports/filters.ts";
import { answerQuestions } from "./answer-questions.ts";
import { collectGarbage, usedBytes } from "./heap.ts";

/** Pages that are requested in their order; those before the first were taken from another thread. */
class Paged<Item> {
  readonly #pages: AsyncIterator<readonly Item[]>;
  #taken = 0;

  constructor(pages: AsyncIterable<readonly Item[]>) {
    this.#pages = pages[Symbol.asyncIterator]();
  }

  /** undefined after the last one. */
  async page(number: number): Promise<readonly Item[] | undefined> {
    for (; this.#taken < number; this.#taken++) await this.#pages.next();
    this.#taken++;
    return (await this.#pages.next()).value;
  }
}

interface Held {
  file: OpenFile;
  segments: Paged<FileSegment>;
  /** What was put in to be merged: targets, or segments of a document. */
  given: unknown[];
}

const filters = inProcessFilters();
/** This thread's work is one organization's at a time, and fairness is decided where it is queried. */
const work = { organizationId: 0 };
const held = new Map<number, Held>();
const finished = new Map<number, Paged<FinishedUnit>>();
/** What each takes, by the same number. */
const heldBytes = new Map<number, number>();
let opened = 0;

const heldAs = (id: number): Held => {
  const file = held.get(id);
  if (!file) throw new Error(`File ${id} is not open.`);
  return file;
};

/** All that was put in, once. */
function takeGiven(id: number, count: number): unknown[] | undefined {
  const held = heldAs(id);
  const { given } = held;
  held.given = [];
  return given.length === count ? given : undefined;
}

/**
 * Opens what is held under the next number. The bytes of its file, and all that was read of a refused one, are garbage
 * once the request has ended.
 */
async function openNext<Opened>(
  sizeBytes: number,
  opening: () => Promise<Opened>,
): Promise<{ id: number; open: Opened }> {
  const before = usedBytes() - sizeBytes;
  const id = ++opened;
  try {
    return { id, open: await opening() };
  } finally {
    setImmediate(() => {
      collectGarbage();
      if (held.has(id) || finished.has(id)) heldBytes.set(id, Math.max(0, usedBytes() - before));
    });
  }
}

/** What may be requested; a file is known by its number. */
const methods = {
  /** Loads the filters, so that the first file does not pay for it. */
  async ready() {
    await import("../../rules/extract.ts");
  },
  async open(file: FileToRead) {
    const { id, open } = await openNext(file.bytes.length, () => filters.open(file, work));
    held.set(id, { file: open, segments: new Paged(open.segments()), given: [] });
    return { id, size: open.size, note: open.note, isBilingual: open.isBilingual };
  },
  async page(id: number, number: number) {
    return heldAs(id).segments.page(number);
  },
  /** @returns false when this thread does not have what came before */
  async put(id: number, at: number, page: unknown[]) {
    const held = heldAs(id);
    if (at === 0) held.given = [];
    if (held.given.length !== at) return false;
    for (const item of page) held.given.push(item);
    return true;
  },
  /** @returns undefined when this thread does not have all that was put in */
  async merge(id: number, count: number) {
    const given = takeGiven(id, count);
    return given && heldAs(id).file.merge(() => [given as (string | undefined)[]]);
  },
  async mergeStored(id: number, count: number) {
    const given = takeGiven(id, count);
    return given && heldAs(id).file.mergeStored(() => [given as ExportedSegment[]]);
  },
  async close(id: number) {
    held.delete(id);
    finished.delete(id);
    collectGarbage(heldBytes.get(id));
    heldBytes.delete(id);
  },
  async finishedXliff(bytes: Uint8Array) {
    const { id, open: found } = await openNext(bytes.length, () => filters.finishedXliff({ bytes }, work));
    if (!found) return undefined;
    finished.set(id, new Paged(found.units()));
    return { id, documentId: found.documentId, size: found.size };
  },
  async units(id: number, number: number) {
    return finished.get(id)?.page(number);
  },
  async detectLanguage(text: string) {
    return filters.detectLanguage(text, work);
  },
};

export type FilterMethod = keyof typeof methods;

answerQuestions(methods, (error) => (error instanceof FilterError ? error.fault : error));
