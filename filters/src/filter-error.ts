/** Why a file could not be read or written; the words of the API. */
export type FilterFailure =
  | "Unsupported file type"
  | "File extraction error"
  | "No translatable content"
  | "File reassembly error";

/** What a filter throws for a file it cannot read or write. */
export class FilterError extends Error {
  override readonly name = "FilterError";
  readonly reason: FilterFailure;
  /** What was wrong and where, without the file's text. */
  readonly detail: string;

  constructor(reason: FilterFailure, detail: string, options?: ErrorOptions) {
    super(`${reason}: ${detail}`, options);
    this.reason = reason;
    this.detail = detail;
  }
}
