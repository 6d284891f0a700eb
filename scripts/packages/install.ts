import { execFile } from "node:child_process";
import { mkdir, writeFile } from "node:fs/promises";
import { delimiter, join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

/** @returns the folder of the packages' programs */
export async function install(folder: string, packages: string[]): Promise<string> {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, "package.json"), JSON.stringify({ private: true }));
  // Leaves out this clone's packages, because npm must not run on the Node among them.
  const PATH = (process.env.PATH ?? "").split(delimiter).filter((path) => !path.endsWith(join("node_modules", ".bin")));
  const env = { ...process.env, PATH: PATH.join(delimiter) };
  await run("npm", ["install", "--silent", "--no-package-lock", "--no-audit", ...packages], { cwd: folder, env });
  return join(folder, "node_modules/.bin");
}
