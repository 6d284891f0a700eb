import packageFile from "../package.json" with { type: "json" };
import { runQuietly } from "./run.ts";

/** Each command succeeds if it finds nothing. */
const checks: [name: string, command: string, ...args: string[]][] = [
  ["format and style", "biome", "check", "--error-on-warnings"],
  // In one pass: the native compiler, and rules about promises that need types.
  ["types and promises", "oxlint", "--type-check", "--deny-warnings"],
  ["imports", "depcruise", "--config", ".dependency-cruiser.mjs", ...packageFile.workspaces, "scripts"],
  ["unused code", "knip"],
  ["API description", "node", "api/gen/lint.ts"],
  ["generated files", "node", "api/gen/gen.ts", "--check"],
  ["types of tables", "node", "server/gen/tables.ts", "--check"],
  ["patterns", "node", "scripts/patterns.ts"],
  ["names", "node", "scripts/names.ts"],
  ["words", "node", "scripts/words.ts"],
];

/** Runs all checks at once. Prints a line for each, and the full output of those that failed. */
export async function lint() {
  let failed = 0;
  const running = checks.map(async ([name, command, ...args]) => ({ name, ...(await runQuietly(command, args)) }));
  for (const check of running) {
    const { name, ok, output, seconds } = await check;
    console.log(`${ok ? "✓" : "✗"} ${name} ${seconds.toFixed(1)} s`);
    if (ok) continue;
    failed += 1;
    console.log(output.trimEnd());
  }
  return { passed: checks.length - failed, failed };
}

if (import.meta.main) process.exitCode = (await lint()).failed > 0 ? 1 : 0;
