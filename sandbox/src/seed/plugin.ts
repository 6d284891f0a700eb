import { execFile } from "node:child_process";
import { mkdir } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

const program = fileURLToPath(new URL("write-seed.ts", import.meta.url));
const folder = fileURLToPath(new URL("../../.cache/", import.meta.url));

/** A plugin of Vite that creates the seed and returns its URL. */
export const sandboxSeed = () => ({
  name: "sandbox-seed",
  resolveId: (id: string) => (id === "virtual:sandbox-seed" ? `\0${id}` : undefined),
  async load(id: string) {
    if (id !== "\0virtual:sandbox-seed") return undefined;
    await mkdir(folder, { recursive: true });
    // The program runs in a separate process, because Vite loads plugins differently from Node and drops them after the
    // build.
    await promisify(execFile)(process.execPath, [program, `${folder}seed.bin`]);
    return `export { default } from ${JSON.stringify(`${folder}seed.bin?url`)}`;
  },
});
