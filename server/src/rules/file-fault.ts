import { FilterError, type FilterFailure } from "@openparlance/filters/filter-error";
import { listStackFrames } from "../core/stack-frames.ts";

/**
 * A fault of the file is final, because another attempt would fail too. `reader` is the name of the filter or reader.
 */
export function fileFault(cause: unknown, reader: string, reason: FilterFailure = "File extraction error") {
  if (cause instanceof FilterError) return cause;
  const isTooDeep = cause instanceof RangeError;
  const detail = isTooDeep ? "a part of the file is too long or nests too deep" : `the filter ${reader} failed`;
  return new FilterError(reason, detail, { internalError: nameAndLocation(cause), cause });
}

/** The name of an error and its location in the code, which, unlike its message, contain no text of the file. */
export const nameAndLocation = (error: unknown): string =>
  error instanceof Error ? [error.name, ...listStackFrames(error).slice(0, 1)].join(" at ") : typeof error;

/** Passes on a file's items, and turns a reader's errors into faults of the file. @throws FilterError */
export function* faultingFile<Item>(items: Iterable<Item>, reader: string): Generator<Item> {
  try {
    yield* items;
  } catch (cause) {
    throw fileFault(cause, reader);
  }
}
