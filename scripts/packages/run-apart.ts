import { type ChildProcess, spawn } from "node:child_process";
import { readOutput } from "../run.ts";

/** Runs a program as root with isolated processes, mounts and network. @returns its output. @throws with its output */
export function runIsolated(command: string[], env: NodeJS.ProcessEnv = process.env): Promise<string> {
  const separate = ["--mount", "--pid", "--net", "--fork", "--kill-child", "--"];
  return readSuccess(spawn("unshare", [...separate, ...command], { env, stdio: ["ignore", "pipe", "pipe"] }));
}

/** @returns the output of a process. @throws with the output when the process fails */
export async function readSuccess(child: ChildProcess): Promise<string> {
  const { ok, output } = await readOutput(child);
  if (!ok) throw new Error(output);
  return output.trim();
}
