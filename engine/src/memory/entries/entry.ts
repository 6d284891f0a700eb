import { MemoryError } from "./errors.ts";

/** The sources before and after a segment in its document, or their fingerprints; undefined if there is none. */
export interface Context {
  previous?: string | number | undefined;
  next?: string | number | undefined;
}

/** A stored entry. Times are Unix timestamps in seconds. */
export interface Entry {
  /** Positive integer, unique in its memory. */
  id: number;
  /** The stored text, with inline tags. */
  source: string;
  target: string;
  /** Name of its file or document. */
  resource: string | null;
  /** The ID of the import or document from which the entry comes; 0 if there is none. */
  origin: number;
  createdAt: number;
  updatedAt: number;
  userEmail: string;
}

/** An entry to store. Only a fingerprint of `context` is stored, so it can be compared but not read back. */
export interface NewEntry extends Entry {
  context?: Context;
}

/** The last second that 32 bits can represent, in the year 2106. */
const lastSecond = 0xffffffff;

const rules: Record<keyof Entry, (value: unknown) => boolean> = {
  id: (value) => Number.isSafeInteger(value) && (value as number) > 0,
  source: (value) => typeof value === "string",
  target: (value) => typeof value === "string",
  resource: (value) => value === null || typeof value === "string",
  origin: (value) => Number.isSafeInteger(value) && (value as number) >= 0,
  createdAt: isSecond,
  updatedAt: isSecond,
  userEmail: (value) => typeof value === "string",
};

const fields = Object.entries(rules) as [keyof Entry, (value: unknown) => boolean][];

function isSecond(value: unknown): boolean {
  return Number.isInteger(value) && (value as number) >= 0 && (value as number) <= lastSecond;
}

/** Throws "invalid entry" if a field is not as described in {@link NewEntry}. */
export function checkEntry(entry: NewEntry): void {
  for (const [field, holds] of fields) {
    if (!holds(entry[field])) {
      throw new MemoryError("invalid entry", `The field ${field} of an entry is missing or out of its range.`);
    }
  }
}
