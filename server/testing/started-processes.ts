import type { ChildProcess } from "node:child_process";
import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { onTestFinished } from "vitest";

/** @returns the processes that start from now on until the end of the test; they are added when they start */
export function noteStartedProcesses(): readonly ChildProcess[] {
  const started: ChildProcess[] = [];
  const noteStart = (message: unknown) => started.push((message as { process: ChildProcess }).process);
  subscribe("child_process", noteStart);
  onTestFinished(() => {
    unsubscribe("child_process", noteStart);
  });
  return started;
}
