import { existsSync } from "node:fs";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import type { BytesName } from "../core/file-store.ts";
import { migrationNames } from "../store/database/migrate.ts";
import { toDatabase } from "../store/database/names.ts";
import { namingColumns, renameBytes } from "../store/files/named-bytes.ts";
import { makeFolder, protect } from "./data-folder.ts";
import { filesIn } from "./files/folder.ts";
import { StartError } from "./start-error.ts";
import { syncFolder } from "./sync-folder.ts";

/** The limit of a saved database, which is also the limit of the sandbox that creates it. */
const maxBytes = 512 * 1024 ** 2;
const databaseName = "parlance.sqlite";

type NamedBytes = { name: string; bytes: Uint8Array<ArrayBuffer> };

/**
 * Creates a data folder from the file that the documentation's sandbox, or a server in a test, saved. The file is a
 * database compressed with gzip, with tables for files and for the learning of engines. The folder is created
 * completely or not at all. @throws StartError when it already contains data, or the file can't be read
 */
export async function unpackSavedState(file: string, folder: string): Promise<void> {
  const isUsed = existsSync(join(folder, databaseName)) || existsSync(join(folder, "files"));
  if (isUsed) throw new StartError(`The data folder ${folder} already contains data; specify a new one with --data.`);
  const image = await readImage(file);
  const unpacked = `${folder}.${process.pid}.unpacking`;
  makeFolder(dirname(folder));
  await mkdir(unpacked, { mode: 0o700 });
  try {
    await unpack(image, unpacked, file);
    await rm(folder, { recursive: true, force: true });
    await rename(unpacked, folder);
    await syncFolder(dirname(folder));
  } finally {
    await rm(unpacked, { recursive: true, force: true });
  }
}

const refusal = (file: string, reason: string, cause?: unknown) => new StartError(`${file} ${reason}`, { cause });
const noState = "isn't a saved state of Parlance.";

async function readImage(file: string): Promise<Buffer> {
  const saved = await readFile(file).catch((cause) => {
    throw refusal(file, "can't be read.", cause);
  });
  return promisify(gunzip)(saved, { maxOutputLength: maxBytes }).catch((cause) => {
    const isTooLarge = cause.code === "ERR_BUFFER_TOO_LARGE";
    throw refusal(file, isTooLarge ? `holds more than ${maxBytes / 1024 ** 2} MB.` : noState, cause);
  });
}

async function unpack(image: Buffer, folder: string, file: string): Promise<void> {
  const path = join(folder, databaseName);
  await writeFile(path, image, { mode: 0o600, flush: true });
  const database = new DatabaseSync(path);
  try {
    const stored = readFiles(database, file);
    const names = new Map<string, BytesName>();
    const files = await filesIn(join(folder, "files"));
    for (const { name, bytes } of stored) names.set(name, (await files.write(new Blob([bytes]).stream())).name);
    database.exec("BEGIN");
    nameFiles(database, (name) => names.get(name) ?? name);
    for (const table of ["seed_files", "seed_engines", "seed_time"]) database.exec(`DROP TABLE ${table}`);
    database.exec("COMMIT");
  } finally {
    database.close();
  }
  protect(path, 0o600);
}

/** @throws StartError when it isn't an intact database of this version */
function readFiles(database: DatabaseSync, file: string): NamedBytes[] {
  let migrations: string[];
  try {
    const faults = database.prepare("PRAGMA integrity_check(1)").get();
    if (faults?.integrity_check !== "ok") throw new Error(String(faults?.integrity_check));
    database.prepare("SELECT (SELECT count(*) FROM seed_engines) + (SELECT count(*) FROM seed_time)").get();
    migrations = database
      .prepare("SELECT name FROM kysely_migration ORDER BY name")
      .all()
      .map(({ name }) => String(name));
  } catch (cause) {
    throw refusal(file, noState, cause);
  }
  if (migrations.join() !== migrationNames.join()) throw refusal(file, "was saved by another version of Parlance.");
  return database.prepare("SELECT name, bytes FROM seed_files").all() as unknown as NamedBytes[];
}

function nameFiles(database: DatabaseSync, nameOf: (name: BytesName) => BytesName): void {
  for (const [table, columns] of Object.entries(namingColumns)) {
    for (const column of Object.keys(columns)) {
      const [inTable, inColumn] = [toDatabase(table), toDatabase(column)];
      const rename = database.prepare(`UPDATE ${inTable} SET ${inColumn} = ? WHERE ${inColumn} = ?`);
      const names = database
        .prepare(`SELECT DISTINCT ${inColumn} AS name FROM ${inTable} WHERE ${inColumn} <> ''`)
        .all();
      for (const { name } of names) rename.run(nameOf(name as BytesName), name as string);
    }
  }
  const setInput = database.prepare("UPDATE tasks SET input = ? WHERE id = ?");
  for (const task of database.prepare("SELECT id, kind, input FROM tasks").all()) {
    setInput.run(String(renameBytes("tasks", task, nameOf).input), Number(task.id));
  }
}
