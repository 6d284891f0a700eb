import type { DiagramObject } from "./run.ts";

/** Causes a state machine's transitions in the sandbox, and reads its states. */
export interface Drive<Cause extends string = string> {
  /** Starting points that the reader can choose, the default first. */
  variants?: readonly [string, ...string[]];
  moves: Readonly<Record<Cause, MoveAction | ConditionalMove>>;
  /** Called only when the object exists. */
  read(run: DiagramObject): Promise<string>;
}

/** `from` is null before the object exists. */
export interface DriveStep {
  from: string | null;
  to: string;
}

export type MoveAction = (run: DiagramObject, step: DriveStep) => Promise<unknown>;

export interface ConditionalMove {
  action: MoveAction;
  /** Variants that have this cause. */
  variants?: readonly string[];
  /** Why the transition is impossible after the cause that led to the state, if it is. */
  findObstacle?(cause: string): string | undefined;
  /** Whether the next state follows at once, because the work takes no time. */
  continuesAtOnce?: true;
}
