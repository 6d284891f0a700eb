/** Why a file could not be read or written; the words of the API. */
export type FilterFailure =
  | "Unsupported file type"
  | "File extraction error"
  | "No translatable content"
  | "File reassembly error";

export interface FilterErrorOptions extends ErrorOptions {
  /** The entry of an archive, by its name, which is text of anyone who made the file. */
  entry?: string | undefined;
  /** For the log alone: what broke inside the filter. */
  internal?: string | undefined;
}

/** The parts of a FilterError that go from one thread to another, where an error loses its class. */
export interface FilterFault extends Pick<FilterErrorOptions, "entry" | "internal"> {
  reason: FilterFailure;
  detail: string;
}

/** Longer names of entries are cut. */
const maxEntryLength = 100;

/**
 * An error for a file that a filter can't read or write. The message names the entry of an archive that is to blame.
 */
export class FilterError extends Error {
  override readonly name = "FilterError";
  readonly reason: FilterFailure;
  /** The fault and its location, without the file's text. */
  readonly detail: string;
  readonly entry: string | undefined;
  readonly internal: string | undefined;

  constructor(reason: FilterFailure, detail: string, { entry, internal, ...options }: FilterErrorOptions = {}) {
    super(`${reason}: ${detail}${entry === undefined ? "" : ` (${format(entry)})`}`, options);
    this.reason = reason;
    this.detail = detail;
    this.entry = entry;
    this.internal = internal;
  }

  /** The message without text of the file, as a log may have it. */
  get withoutText(): string {
    return `${this.reason}: ${this.detail}${this.internal === undefined ? "" : `: ${this.internal}`}`;
  }

  get fault(): FilterFault {
    const { reason, detail, entry, internal } = this;
    return { reason, detail, ...(entry !== undefined && { entry }), ...(internal !== undefined && { internal }) };
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
