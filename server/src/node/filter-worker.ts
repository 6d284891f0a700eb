import { FilterError, type FinishedUnit } from "@parlance/filters";
import { filtersHere } from "../files/filters-here.ts";
import type { FileSegment, FileToRead, OpenFile } from "../ports.ts";
import { answerQuestions } from "./answer-questions.ts";

interface Held {
  file: OpenFile;
  pages: AsyncGenerator<readonly FileSegment[]>;
  targets: (string | undefined)[];
}

/** Units that travel together: few enough that nobody waits for them. */
const unitsAPage = 500;

const filters = filtersHere();
const held = new Map<number, Held>();
/** Units of finished XLIFF that are still to be fetched. */
const finished = new Map<number, FinishedUnit[]>();
let opened = 0;

const heldAs = (id: number): Held => {
  const file = held.get(id);
  if (!file) throw new Error(`File ${id} is not open.`);
  return file;
};

/** What may be asked; a file is known by its number. */
const methods = {
  async open(file: FileToRead) {
    const open = await filters.open(file);
    held.set(++opened, { file: open, pages: open.segments(), targets: [] });
    return { id: opened, size: open.size };
  },
  async page(id: number) {
    return (await heldAs(id).pages.next()).value;
  },
  async put(id: number, targets: (string | undefined)[]) {
    heldAs(id).targets.push(...targets);
  },
  async merge(id: number) {
    const { file, targets } = heldAs(id);
    return file.merge(targets);
  },
  async close(id: number) {
    held.delete(id);
  },
  async finishedXliff(bytes: Uint8Array) {
    const found = await filters.finishedXliff(bytes);
    if (!found) return undefined;
    finished.set(++opened, [...found.units]);
    return { id: opened, documentId: found.documentId };
  },
  async units(id: number) {
    const page = finished.get(id)?.splice(0, unitsAPage) ?? [];
    if (page.length > 0) return page;
    finished.delete(id);
    return undefined;
  },
  end: filters.end,
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
