import { access, mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { inputsHash } from "./build-folder.ts";
import { root, runQuietly } from "./run.ts";

const inputs = ["description", "data", "internal.yaml", "gen", "src/input/coerce.ts", "package.json"];
const stamp = join(root, ".cache/generated");

/** Writes the generated files that aren't committed, if they are missing or what they derive from has changed. */
export async function ensureGenerated(): Promise<void> {
  const hash = await inputsHash({ inputs: inputs.map((path) => join(root, "api", path)), settings: {} });
  const isThere = await access(join(root, "api/src/responses.gen.js")).then(
    () => true,
    () => false,
  );
  if (isThere && (await readFile(stamp, "utf8").catch(() => "")) === hash) return;
  console.log("… Generating the checks of responses from the description");
  const { ok, output } = await runQuietly(process.execPath, ["api/gen/gen.ts", "--uncommitted"]);
  if (!ok) throw new Error(output);
  await mkdir(join(root, ".cache"), { recursive: true });
  await writeFile(stamp, hash);
}

if (import.meta.main) await ensureGenerated();
