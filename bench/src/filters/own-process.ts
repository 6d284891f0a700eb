import { spawn } from "node:child_process";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";

export interface RunCost {
  /** CPU time. */
  seconds: number;
  /** The growth of the resident memory at its peak. */
  megabytes: number;
}

/** Runs a task of `tasks.ts` in a new process, so that its memory is measured separately. */
export async function runInProcess<Result>(task: string, input: string | Uint8Array, fileName = ""): Promise<Result> {
  const child = spawn(process.execPath, [fileURLToPath(new URL("tasks.ts", import.meta.url)), task, fileName], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  child.stdin.end(input);
  return JSON.parse(await text(child.stdout));
}
