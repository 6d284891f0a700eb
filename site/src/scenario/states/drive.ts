import type { StateRun } from "./run.ts";

/** Provokes and shows the states of a machine in the sandbox. */
export interface Drive<Cause extends string = string> {
  /** The starting points, the first unless another one is chosen; if left out, there is no choice. */
  variants?: readonly [string, ...string[]];
  moves: Readonly<Record<Cause, DriveMove>>;
  /** The state as the server shows it. Not read before the object exists. */
  read(run: StateRun): Promise<string>;
}

/** The states before and after a step; null when the object does not exist yet. */
export interface DriveStep {
  from: string | null;
  to: string;
}

export type Doing = (run: StateRun, step: DriveStep) => Promise<unknown>;

export type DriveMove = Doing | ConditionalMove;

export interface ConditionalMove {
  do: Doing;
  /** The variants that have this cause. */
  only?: readonly string[];
  /** Why it cannot be, when another cause has led to the state; undefined when it can. */
  bar?(cause: string): string | undefined;
  /** Work without duration continues at once to the state after. */
  goesOn?: true;
}
