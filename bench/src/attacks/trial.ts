import type { Measurements } from "../engine/report.ts";

/** Something hostile, and what must hold whatever comes of it. */
export interface Trial {
  /** What is sent, or done. */
  sends: string;
  /** How often. */
  times: number;
  expects: string;
  /** What each of the things sent is, where they are many. */
  forms?: readonly string[];
  run(): Promise<TrialResult>;
}

export interface TrialResult {
  seen: Measurements;
  /** What was expected and is not so, a sentence each. */
  broken: readonly string[];
}

/** What the record keeps of a trial. */
export interface TrialOutcome extends Pick<Trial, "sends" | "times" | "expects" | "forms"> {
  passed: boolean;
  seen: Measurements;
  broken?: readonly string[];
}

/** Runs a trial; one that fails to run has not held. */
export async function runTrial({ run, ...described }: Trial): Promise<TrialOutcome> {
  const { seen, broken } = await run().catch((error: Error) => ({ seen: {}, broken: [error.message.slice(0, 500)] }));
  return { ...described, passed: broken.length === 0, seen, ...(broken.length > 0 && { broken }) };
}

/** The sentences whose facts are wrong. */
export const brokenOf = (facts: Record<string, boolean>): string[] =>
  Object.entries(facts).flatMap(([sentence, holds]) => (holds ? [] : [sentence]));
