import { type ChildProcess, spawn } from "node:child_process";

/**
 * Runs a program as root with processes, mounts and a network of its own, which end with it.
 *
 * @returns what it printed
 * @throws with what it printed, when it fails
 */
export function runApart(command: string[], env: NodeJS.ProcessEnv = process.env): Promise<string> {
  const separate = ["--mount", "--pid", "--net", "--fork", "--kill-child", "--"];
  return readOutput(spawn("unshare", [...separate, ...command], { env, stdio: ["ignore", "pipe", "pipe"] }));
}

/** Everything that a process prints until its end. @throws with it, when the process fails */
export function readOutput(child: ChildProcess): Promise<string> {
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding("utf8").on("data", (text) => {
      output += text;
    });
  }
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (code) => (code === 0 ? resolve(output.trim()) : reject(new Error(output))));
  });
}
