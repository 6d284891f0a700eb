import { type ChildProcess, spawn } from "node:child_process";
import { readOutput } from "../run.ts";

/**
 * Runs a program as root with processes, mounts and a network of its own, which end with it.
 *
 * @returns what it printed
 * @throws with what it printed, when it fails
 */
export function runIsolated(command: string[], env: NodeJS.ProcessEnv = process.env): Promise<string> {
  const separate = ["--mount", "--pid", "--net", "--fork", "--kill-child", "--"];
  return readSuccess(spawn("unshare", [...separate, ...command], { env, stdio: ["ignore", "pipe", "pipe"] }));
}

/** Everything that a process prints until its end. @throws with it, when the process fails */
export async function readSuccess(child: ChildProcess): Promise<string> {
  const { ok, output } = await readOutput(child);
  if (!ok) throw new Error(output);
  return output.trim();
}
