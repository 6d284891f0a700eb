import { FilterError, type FinishedXliff } from "@parlance/filters";
import { filtersHere } from "../files/filters-here.ts";
import type { FileSegment, FileToRead, OpenFile } from "../ports.ts";
import { answerQuestions } from "./answer-questions.ts";

interface Held {
  file: OpenFile;
  pages: AsyncGenerator<readonly FileSegment[]>;
  /** How many pages were taken. */
  taken: number;
  targets: (string | undefined)[];
}

/** Units that are sent together: few enough that nobody waits for them. */
const unitsPerPage = 500;

const filters = filtersHere();
/** This thread's work is one organization's at a time, and fairness is decided where it is asked. */
const work = { organizationId: 0 };
const held = new Map<number, Held>();
const finished = new Map<number, FinishedXliff>();
let opened = 0;

const heldAs = (id: number): Held => {
  const file = held.get(id);
  if (!file) throw new Error(`File ${id} is not open.`);
  return file;
};

/** What may be asked; a file is known by its number. */
const methods = {
  /** Loads the filters, so that the first file does not pay for it. */
  async ready() {
    await import("../rules/extract.ts");
  },
  async open(file: FileToRead) {
    const open = await filters.open(file, work);
    held.set(++opened, { file: open, pages: open.segments(), taken: 0, targets: [] });
    return { id: opened, size: open.size };
  },
  /** Pages come in their order; those before were taken from another thread. */
  async page(id: number, number: number) {
    const file = heldAs(id);
    for (; file.taken < number; file.taken++) await file.pages.next();
    file.taken++;
    return (await file.pages.next()).value;
  },
  async put(id: number, at: number, targets: (string | undefined)[]) {
    heldAs(id).targets.splice(at, targets.length, ...targets);
  },
  async merge(id: number) {
    const { file, targets } = heldAs(id);
    return file.merge(targets);
  },
  async close(id: number) {
    held.delete(id);
    finished.delete(id);
  },
  async finishedXliff(bytes: Uint8Array) {
    const found = await filters.finishedXliff(bytes, work);
    if (!found) return undefined;
    finished.set(++opened, found);
    return { id: opened, documentId: found.documentId };
  },
  async units(id: number, number: number) {
    const start = number * unitsPerPage;
    const page = finished.get(id)?.units.slice(start, start + unitsPerPage) ?? [];
    return page.length > 0 ? page : undefined;
  },
};

export type FilterMethod = keyof typeof methods;

/** An error loses its class on the way. */
export interface FilterFault {
  reason: FilterError["reason"];
  detail: string;
}

const faultOf = (error: unknown): unknown =>
  error instanceof FilterError ? ({ reason: error.reason, detail: error.detail } satisfies FilterFault) : error;

answerQuestions(async (method, parameters) => {
  const ask = methods[method as FilterMethod] as (...parameters: unknown[]) => Promise<unknown>;
  return ask(...parameters);
}, faultOf);
