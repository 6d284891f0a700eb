import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { uncommitted } from "../api/gen/uncommitted.ts";
import { inputsHash } from "./build-folder.ts";
import { root, runQuietly } from "./run.ts";

const inputs = ["description", "data", "doors", "internal.yaml", "gen", "package.json"].concat(
  ["described", "openapi", "input/coerce"].map((name) => `src/${name}.ts`),
);
const stamp = join(root, ".cache/generated");

/** Writes generated files that aren't committed if they are missing or outdated. */
export async function ensureGenerated(): Promise<void> {
  const hash = await inputsHash({ inputs: inputs.map((path) => join(root, "api", path)), settings: {} });
  const isThere = uncommitted.every((path) => existsSync(join(root, "api", path)));
  if (isThere && (await readFile(stamp, "utf8").catch(() => "")) === hash) return;
  console.log("… Generating the checks of requests and responses from the description");
  const { ok, output } = await runQuietly(process.execPath, ["api/gen/gen.ts", "--uncommitted"]);
  if (!ok) throw new Error(output);
  await mkdir(join(root, ".cache"), { recursive: true });
  await writeFile(stamp, hash);
}

if (import.meta.main) await ensureGenerated();
