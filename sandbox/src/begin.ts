import { migrationNames } from "@openparlance/server";
import type { SandboxState } from "./running-core.ts";
import { type SqliteInMemory, sqliteInMemory } from "./sqlite.ts";
import type { SqliteProgram } from "./sqlite-program.ts";
import { pipeThrough } from "./through.ts";

type Bytes = Uint8Array<ArrayBuffer>;

/** Data besides the database, stored in tables of the database: files, snapshots of engines, the time. */
const tables = {
  seed_files: "name TEXT PRIMARY KEY, bytes BLOB NOT NULL",
  seed_engines: "memory INTEGER PRIMARY KEY, snapshot BLOB NOT NULL",
  seed_time: "now INTEGER NOT NULL",
};

/** An upload fails after a day, so the seed's uploads get the time at which the database is opened (Unix ms). */
export const renewUploads = "UPDATE uploads SET created_at = ?";

/** @param now Unix ms; the clock of a saved sandbox continues there */
export function storeSeedTables(
  database: SqliteInMemory,
  { files, engines, now }: Pick<SandboxState, "files" | "engines" | "now">,
): void {
  for (const [name, columns] of Object.entries(tables)) database.run(`CREATE TABLE ${name} (${columns})`);
  for (const file of files) database.run("INSERT INTO seed_files VALUES (?, ?)", file);
  for (const engine of engines) database.run("INSERT INTO seed_engines VALUES (?, ?)", engine);
  if (now !== undefined) database.run("INSERT INTO seed_time VALUES (?)", [now]);
}

function extractSeedTables(database: SqliteInMemory): Pick<SandboxState, "files" | "engines" | "now"> {
  const files = database.all("SELECT name, bytes FROM seed_files") as { name: string; bytes: Bytes }[];
  const engines = database.all("SELECT memory, snapshot FROM seed_engines") as { memory: number; snapshot: Bytes }[];
  const [time] = database.all("SELECT now FROM seed_time") as { now: number }[];
  for (const name of Object.keys(tables)) database.run(`DROP TABLE ${name}`);
  return {
    files: new Map(files.map(({ name, bytes }) => [name, bytes])),
    engines: new Map(engines.map(({ memory, snapshot }) => [memory, snapshot])),
    ...(time && { now: time.now }),
  };
}

/** @param image the database of the seed, or of a saved sandbox. @param now Unix ms */
export function openState(program: SqliteProgram, image: Uint8Array, now: number): SandboxState {
  const database = sqliteInMemory(program, image);
  const seed = extractSeedTables(database);
  if (seed.now === undefined) database.run(renewUploads, [now]);
  return { database, ...seed, isMigrated: true };
}

/** Must be called while nothing is written. */
export function saveState(state: SandboxState, now: number): Promise<Bytes> {
  const copy = state.database.copy();
  try {
    storeSeedTables(copy, { ...state, now });
    return pipeThrough(copy.toBytes(), new CompressionStream("gzip"));
  } finally {
    copy.close();
  }
}

const maxImageBytes = 512 * 1024 ** 2;
const noStateMessage = "isn't a saved state of Parlance.";

/** @returns the image of the database. @throws Error whose message begins with `is`, `was` or `holds` */
export async function readSaved(program: SqliteProgram, saved: Bytes): Promise<Uint8Array> {
  const tooLarge = new RangeError(`holds more than ${maxImageBytes / 1024 ** 2} MB.`);
  const image = await pipeThrough(saved, new DecompressionStream("gzip"), maxImageBytes, tooLarge).catch((error) => {
    throw error === tooLarge ? error : new Error(noStateMessage, { cause: error });
  });
  const names = findMigrations(program, image);
  if (names === undefined) throw new Error(noStateMessage);
  if (names.join() !== migrationNames.join()) throw new Error("was saved by another version of Parlance.");
  return image;
}

/** @returns undefined when the image isn't a database of a sandbox */
function findMigrations(program: SqliteProgram, image: Uint8Array): string[] | undefined {
  if (new TextDecoder().decode(image.subarray(0, 15)) !== "SQLite format 3") return undefined;
  try {
    const database = sqliteInMemory(program, image);
    try {
      const [{ integrity_check: integrity }] = database.all("PRAGMA integrity_check") as [{ integrity_check: string }];
      if (integrity !== "ok") return undefined;
      for (const name of Object.keys(tables)) database.all(`SELECT * FROM ${name} LIMIT 1`);
      const rows = database.all("SELECT name FROM kysely_migration ORDER BY name") as { name: string }[];
      return rows.map(({ name }) => name);
    } finally {
      database.close();
    }
  } catch {
    return undefined;
  }
}
