/** The time that a piece of work has until others get theirs. */
export interface Turn {
  /** Whether it has used up its turn while others wait. */
  readonly isOver: boolean;
  /**
   * Lets others have their turn and waits for the next one.
   *
   * @throws the reason of the work's signal once it is aborted
   */
  pause(): Promise<void>;
}

export interface WorkOptions {
  /** Waiting work is dropped as soon as it is aborted, running work at its next pause. */
  signal?: AbortSignal | undefined;
  /** An owner's smallest work runs first, then the oldest; 0 by default. */
  size?: number | undefined;
  /**
   * Whether it takes memory while it is half done. Of such work an owner has one piece half done at a time, besides what
   * is less than half as large.
   */
  takesMemory?: boolean | undefined;
  /** Whether it was begun in an earlier run; then it only continues. */
  hasBegun?: boolean | undefined;
}

/** A thread that owners share. */
export interface WorkQueue {
  /**
   * Runs the work when its owner's turn has come.
   *
   * @param owner an organization's ID
   */
  run<T>(owner: number, work: (turn: Turn) => Promise<T> | T, options?: WorkOptions): Promise<T>;
}

/** Runs work that yields between its slices, and lets others have their turn whenever one is over. */
export async function runInTurns<T>(work: Generator<unknown, T>, turn: Turn): Promise<T> {
  try {
    for (;;) {
      const step = work.next();
      if (step.done) return step.value;
      if (turn.isOver) await turn.pause();
    }
  } finally {
    // Work that is given up puts in order what it left half done.
    work.return(undefined as T);
  }
}
