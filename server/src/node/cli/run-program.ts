import "../compile-cache.ts";
import type { RunCase } from "./command.ts";

/** Runs the command that this process was started with. */
export async function runCommandLine(runCase?: RunCase): Promise<void> {
  const { runCli } = await import("./run-cli.ts");
  process.exitCode = await runCli(process.argv.slice(2), process.env, runCase);
}
