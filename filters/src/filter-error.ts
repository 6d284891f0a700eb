/** Why a file could not be read or written; the words of the API. */
export type FilterFailure =
  | "Unsupported file type"
  | "File extraction error"
  | "No translatable content"
  | "File reassembly error";

export interface FilterErrorOptions extends ErrorOptions {
  /** Of an archive, by its name, which is text of anyone who made the file. */
  entry?: string;
}

/** What a filter throws for a file it cannot read or write. The message names the entry of an archive that is to blame. */
export class FilterError extends Error {
  override readonly name = "FilterError";
  readonly reason: FilterFailure;
  /** What was wrong and where, without the file's text. */
  readonly detail: string;

  constructor(reason: FilterFailure, detail: string, { entry, ...options }: FilterErrorOptions = {}) {
    super(`${reason}: ${detail}${entry === undefined ? "" : ` (${entry})`}`, options);
    this.reason = reason;
    this.detail = detail;
  }

  /** The message without text of the file, as a log may have it. */
  get withoutText(): string {
    return `${this.reason}: ${this.detail}`;
  }
}
