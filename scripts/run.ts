import { type ChildProcess, type SpawnSyncOptions, spawn, spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("..", import.meta.url));

export interface CommandResult {
  ok: boolean;
  output: string;
  seconds: number;
}

/** Runs a command in the root folder with the terminal attached. @returns whether it succeeded */
export async function run(command: string, args: string[], env: NodeJS.ProcessEnv = {}): Promise<boolean> {
  const child = spawn(command, args, { cwd: root, stdio: "inherit", env: { ...process.env, ...env } });
  return (await exitCode(child)) === 0;
}

/** Runs a command in the root folder. */
export async function runQuietly(command: string, args: string[]): Promise<CommandResult> {
  const startedAt = performance.now();
  const child = spawn(command, args, { cwd: root, stdio: ["ignore", "pipe", "pipe"] });
  return { ...(await readOutput(child)), seconds: (performance.now() - startedAt) / 1000 };
}

export async function readOutput(child: ChildProcess): Promise<Omit<CommandResult, "seconds">> {
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding("utf8").on("data", (text) => {
      output += text;
    });
  }
  return { ok: (await exitCode(child)) === 0, output };
}

/** @returns the output of a process. @throws with the output when the process fails */
export async function readSuccess(child: ChildProcess): Promise<string> {
  const { ok, output } = await readOutput(child);
  if (!ok) throw new Error(output);
  return output.trim();
}

const exitCode = (child: ChildProcess): Promise<number | null> =>
  new Promise((resolve, reject) => child.once("error", reject).once("close", resolve));

/** @returns the output without the last line break. @throws when the command fails */
export function succeed(command: string, args: string[], options: SpawnSyncOptions = {}): string {
  const { status, error, stdout, stderr } = spawnSync(command, args, { ...options, encoding: "utf8" });
  if (status !== 0) throw new Error(`${command} ${args[0]} failed: ${error?.message ?? stderr.trim()}`);
  return stdout.trim();
}
