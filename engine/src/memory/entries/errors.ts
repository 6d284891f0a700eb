/** Why a memory refused: the closed list of reasons. */
export type MemoryFault = "invalid entry" | "duplicate id" | "invalid option" | "corrupt bytes" | "other version";

/** What a memory throws; `reason` says what kind of fault it is, the message what was expected. */
export class MemoryError extends Error {
  readonly reason: MemoryFault;

  constructor(reason: MemoryFault, message: string) {
    super(message);
    this.name = "MemoryError";
    this.reason = reason;
  }
}
