import { createHash } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { gunzipSync } from "node:zlib";
import { renewUploads } from "../begin.ts";
import { makeSeed } from "../seed/make-seed.ts";

export { accounts } from "../accounts.ts";

/** Where rows name files. */
const names = [
  ["memories", "termbase_file"],
  ["source_files", "content"],
  ["file_translations", "content"],
  ["documents", "content"],
  ["jobs", "export_content"],
  ["upload_parts", "content"],
] as const;

/** Writes the seed as the data folder of a server in Node. */
export async function seedFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const path = join(folder, "parlance.sqlite");
  await writeFile(path, gunzipSync(await makeSeed()));
  const database = new DatabaseSync(path);
  const files = database.prepare("SELECT name, bytes FROM seed_files").all() as { name: string; bytes: Uint8Array }[];
  for (const { name, bytes } of files) {
    // In a folder, files are named after their bytes.
    const own = `${createHash("sha256").update(bytes).digest("hex")}-${name.padStart(16, "0")}`;
    const part = join(folder, "files", own.slice(0, 2));
    await mkdir(part, { recursive: true });
    await writeFile(join(part, own), bytes);
    for (const [table, column] of names) {
      database.prepare(`UPDATE ${table} SET ${column} = ? WHERE ${column} = ?`).run(own, name);
    }
  }
  database.prepare(renewUploads).run(Date.now());
  database.exec("DROP TABLE seed_files; DROP TABLE seed_engines");
  database.close();
}
