import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { unpackSavedState } from "@openparlance/server/node";
import { renewUploads } from "../begin.ts";
import { makeSeed } from "../seed/make-seed.ts";

export { accounts } from "../accounts.ts";

export async function seedFolder(folder: string): Promise<void> {
  const file = `${folder}.bin`;
  await writeFile(file, await makeSeed());
  await unpackSavedState(file, folder);
  await rm(file);
  const database = new DatabaseSync(join(folder, "parlance.sqlite"));
  database.prepare(renewUploads).run(Date.now());
  database.close();
}
