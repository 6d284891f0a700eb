import { FilterError, type FilterFailure } from "@openparlance/filters/filter-error";
import { stackFrames } from "../core/stack-frames.ts";

/**
 * An error that a filter or reader threw for the bytes of a customer, as the fault of the file. It is final: no other try
 * would read the file.
 *
 * @param reader its name
 */
export function fileFault(
  cause: unknown,
  reader: string,
  reason: FilterFailure = "File extraction error",
): FilterError {
  if (cause instanceof FilterError) return cause;
  const isTooDeep = cause instanceof RangeError;
  const detail = isTooDeep ? "a part of the file is too long or nests too deep" : `the filter ${reader} failed`;
  return new FilterError(reason, detail, { internal: nameAndLocation(cause), cause });
}

/** All that may be reported of an error that could hold text of the file. */
export const nameAndLocation = (error: unknown): string =>
  error instanceof Error ? [error.name, ...stackFrames(error).slice(0, 1)].join(" at ") : typeof error;

/** Items of a file as a reader yields them. @throws FilterError */
export function* faultingFile<Item>(items: Iterable<Item>, reader: string): Generator<Item> {
  try {
    yield* items;
  } catch (cause) {
    throw fileFault(cause, reader);
  }
}
