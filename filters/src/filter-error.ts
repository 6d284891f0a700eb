/** The reasons why a file could not be read or written, as in the API. */
export type FilterFailure =
  | "Unsupported file type"
  | "File extraction error"
  | "No translatable content"
  | "File reassembly error";

export interface FilterErrorOptions extends ErrorOptions {
  /** The name of the entry in an archive. It may be any text. */
  entry?: string | undefined;
  /** The name and location of an error in the filter, only for the log. */
  internalError?: string | undefined;
}

/** The parts of a FilterError that are sent between threads, where an error loses its class. */
export interface FilterFault extends Pick<FilterErrorOptions, "entry" | "internalError"> {
  reason: FilterFailure;
  detail: string;
}

/** Longer names of entries are cut. */
const maxEntryLength = 100;

/** A file that a filter can't read or write. The message names the faulty entry of an archive. */
export class FilterError extends Error {
  override readonly name = "FilterError";
  readonly reason: FilterFailure;
  /** The fault and its location, without the file's text. */
  readonly detail: string;
  readonly entry: string | undefined;
  readonly internalError: string | undefined;

  constructor(reason: FilterFailure, detail: string, { entry, internalError, ...options }: FilterErrorOptions = {}) {
    super(`${reason}: ${detail}${entry === undefined ? "" : ` (${format(entry)})`}`, options);
    this.reason = reason;
    this.detail = detail;
    this.entry = entry;
    this.internalError = internalError;
  }

  /** The message without text of the file, for a log. */
  get withoutText(): string {
    return `${this.reason}: ${this.detail}${this.internalError === undefined ? "" : `: ${this.internalError}`}`;
  }

  get fault(): FilterFault {
    const { reason, detail, entry, internalError } = this;
    return { reason, detail, entry, internalError };
  }

  static ofFault({ reason, detail, ...options }: FilterFault): FilterError {
    return new FilterError(reason, detail, options);
  }
}

/** Whether a value is a fault that came from another thread. */
export const isFilterFault = (value: unknown): value is FilterFault =>
  typeof value === "object" && value !== null && "reason" in value && "detail" in value;

function format(entry: string): string {
  const name = entry.toWellFormed().replaceAll(/\p{C}/gu, "\uFFFD");
  return name.length > maxEntryLength ? `${name.slice(0, maxEntryLength).toWellFormed()}…` : name;
}
