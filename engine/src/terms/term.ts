export interface Term {
  /** Positive integer. */
  id: number;
  source: string;
  target: string;
  /** The other columns of its CSV row by their names. */
  metadata: Readonly<Record<string, string>>;
}

/** A fault of a termbase's caller or of its stored bytes. */
export class TermError extends Error {
  readonly reason: "empty source" | "id in use" | "unreadable bytes";

  constructor(reason: TermError["reason"], message: string) {
    super(message);
    this.name = "TermError";
    this.reason = reason;
  }
}
