export type MemoryFault = "invalid entry" | "duplicate id" | "invalid option" | "corrupt bytes" | "other version";

/** An error of a memory. `reason` is the kind of fault, and the message describes the fault. */
export class MemoryError extends Error {
  readonly reason: MemoryFault;

  constructor(reason: MemoryFault, message: string) {
    super(message);
    this.name = "MemoryError";
    this.reason = reason;
  }
}
