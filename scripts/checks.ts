import packageFile from "../package.json" with { type: "json" };
import { runQuietly } from "./run.ts";

/** What `npm run lint` looks at: a name and the command that succeeds when all is well. */
const checks: [name: string, command: string, ...args: string[]][] = [
  ["format and style", "biome", "check", "--error-on-warnings"],
  ["types", "tsc", "--noEmit"],
  ["imports", "depcruise", "--config", ".dependency-cruiser.mjs", ...packageFile.workspaces, "scripts"],
  ["unused code", "knip"],
  ["API description", "node", "api/gen/lint.ts"],
  ["generated files", "node", "api/gen/gen.ts", "--check"],
];

/** Runs every check, prints one line each and the full output of those that failed. */
export async function lint(): Promise<{ passed: number; failed: number }> {
  let failed = 0;
  for (const [name, command, ...args] of checks) {
    const { ok, output, seconds } = await runQuietly(command, args);
    console.log(`${ok ? "✓" : "✗"} ${name} ${seconds.toFixed(1)} s`);
    if (ok) continue;
    failed += 1;
    console.log(output.trimEnd());
  }
  return { passed: checks.length - failed, failed };
}
