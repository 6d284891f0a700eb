import type { StateRun } from "./run.ts";

/** Causes the transitions of a machine in the sandbox, and reads its states. */
export interface Drive<Cause extends string = string> {
  /** The starting points. The first one is the default; if undefined, there is no choice. */
  variants?: readonly [string, ...string[]];
  moves: Readonly<Record<Cause, DriveMove>>;
  /** Reads the state from the server's response. Not used before the object exists. */
  read(run: StateRun): Promise<string>;
}

/** The states before and after a step; null when the object does not exist yet. */
export interface DriveStep {
  from: string | null;
  to: string;
}

export type MoveAction = (run: StateRun, step: DriveStep) => Promise<unknown>;

export type DriveMove = MoveAction | ConditionalMove;

export interface ConditionalMove {
  do: MoveAction;
  /** The variants that have this cause. */
  only?: readonly string[];
  /** The reason why the transition is impossible after another cause led to the state; undefined if it is possible. */
  bar?(cause: string): string | undefined;
  /** Whether the work has no duration, so that the next state follows at once. */
  goesOn?: true;
}
