/** A client's operation on one object; the `value` of a read is its result. */
export interface Action {
  /** Objects are independent of each other. */
  object: string;
  kind: "create" | "write" | "delete" | "read";
  value?: string | undefined;
  /** Whether the operation increments the memory's version. */
  isCounted?: boolean | undefined;
}

/** An action as its client observed it. Moments count the events of the history. */
export interface RecordedOperation extends Action {
  begin: number;
  /** Infinity when the operation may still take effect, or never. */
  end: number;
  /** `absent`: the response says that the object doesn't exist. `unknown`: there is no response. */
  outcome: "done" | "absent" | "unknown";
}

/** A read of the memory's version. */
export interface Count {
  value: number;
  begin: number;
  end: number;
}

/** The operations of all clients, with a total order of their requests and responses. */
export class History {
  readonly operations: RecordedOperation[] = [];
  readonly counts: Count[] = [];
  #moment = 0;
  #pending: RecordedOperation[] = [];

  /** Returns a moment later than all before. */
  now(): number {
    return ++this.#moment;
  }

  begin(action: Action): RecordedOperation {
    const begun: RecordedOperation = {
      ...action,
      begin: this.now(),
      end: Number.POSITIVE_INFINITY,
      outcome: "unknown",
    };
    this.operations.push(begun);
    return begun;
  }

  end(
    operation: RecordedOperation,
    outcome: Exclude<RecordedOperation["outcome"], "unknown">,
    value = operation.value,
  ): void {
    Object.assign(operation, { outcome, value, end: this.now() });
  }

  /** Removes an operation that was refused without an effect. */
  forget(operation: RecordedOperation): void {
    this.operations.splice(this.operations.indexOf(operation), 1);
  }

  /** The server accepted the operation, and will do it after its response. */
  accept(operation: RecordedOperation): void {
    operation.outcome = "done";
    this.#pending.push(operation);
  }

  /** Ends all accepted operations. */
  settle(): void {
    for (const operation of this.#pending.splice(0)) operation.end = this.now();
  }
}
