import { join } from "node:path";

/** The command that started this program, for messages about commands. */
export const program = findProgram(import.meta.url, process.argv[1] ?? "");

/**
 * `module` is the URL of a module: TypeScript in a clone, JavaScript in the npm package. `script` is the started
 * script.
 */
export function findProgram(module: string, script: string): string {
  const isOutsidePath = module.endsWith(".ts") || script.includes(join("node_modules", ".bin"));
  return isOutsidePath ? "npx --no parlance" : "parlance";
}
