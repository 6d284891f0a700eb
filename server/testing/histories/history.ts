/** A client's operation on one object. A read has the value that it returned. */
export interface Action {
  /** The object of the operation. Two objects share nothing. */
  object: string;
  kind: "create" | "write" | "delete" | "read";
  value?: string | undefined;
  /** Whether the version of the memory counts it. */
  isCounted?: boolean | undefined;
}

/** An action as a client saw it. Moments count the events of the history. */
export interface RecordedOperation extends Action {
  begin: number;
  /** Infinity when it may still be done, or never. */
  end: number;
  /** `absent`: the response says that there is no such object. `unknown`: there is no response. */
  outcome: "done" | "absent" | "unknown";
}

/** The version of the memory when it was read. */
export interface Count {
  value: number;
  begin: number;
  end: number;
}

/** The clients' operations and results, in one order of all their requests and responses. */
export class History {
  readonly operations: RecordedOperation[] = [];
  readonly counts: Count[] = [];
  #moment = 0;
  #pending: RecordedOperation[] = [];

  /** A moment later than every one before. */
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

  /** Removes an operation that was refused and changed nothing. */
  forget(operation: RecordedOperation): void {
    this.operations.splice(this.operations.indexOf(operation), 1);
  }

  /** The server promised to do it after its response. */
  accept(operation: RecordedOperation): void {
    operation.outcome = "done";
    this.#pending.push(operation);
  }

  /** All that was promised is done now. */
  settle(): void {
    for (const operation of this.#pending.splice(0)) operation.end = this.now();
  }
}
