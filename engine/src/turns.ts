/** The time of a piece of work until other work gets its turn. */
export interface Turn {
  /** Whether the turn of this work is over while other work waits. */
  readonly isOver: boolean;
  /** Yields to other work, and waits for the next turn. @throws the reason of the work's signal when it is aborted */
  pause(): Promise<void>;
}

export interface WorkOptions {
  /** When it is aborted, waiting work is dropped at once, running work at its next pause. */
  signal?: AbortSignal | undefined;
  /** An owner's smallest work runs first, then the oldest; 0 by default. */
  size?: number | undefined;
  /**
   * Whether unfinished work uses memory. An owner has one unfinished piece of such work at a time, in addition to
   * pieces less than half as large.
   */
  takesMemory?: boolean | undefined;
  /** Whether the work began in an earlier run and only continues. */
  hasBegun?: boolean | undefined;
}

/** A thread that several owners share. */
export interface WorkQueue {
  /** Runs the work when it is its owner's turn. `owner` is an organization's ID. */
  run<T>(owner: number, work: (turn: Turn) => Promise<T> | T, options?: WorkOptions): Promise<T>;
}

/** Runs work that yields between its slices, and lets other work have its turn whenever a turn is over. */
export async function runInTurns<T>(work: Generator<unknown, T>, turn: Turn): Promise<T> {
  try {
    for (;;) {
      const step = work.next();
      if (step.done) return step.value;
      if (turn.isOver) await turn.pause();
    }
  } finally {
    // Abandoned work cleans up in its `finally`.
    work.return(undefined as T);
  }
}
