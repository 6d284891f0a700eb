import type { Sqlite3Static } from "@sqlite.org/sqlite-wasm";
import type { Kept } from "./running-core.ts";
import { sqliteInMemory } from "./sqlite.ts";

/** The files of a seed are in a table of its database. */
export const seedFiles = "CREATE TABLE seed_files (name TEXT PRIMARY KEY, bytes BLOB NOT NULL)";

/** An upload fails after a day, so that of the seed begins when the database is opened, in milliseconds since 1970. */
export const renewUploads = "UPDATE uploads SET created_at = ?";

/**
 * What a sandbox begins with.
 *
 * @param image the database of the seed
 * @param now milliseconds since 1970
 */
export function beginWith(sqlite3: Sqlite3Static, image: Uint8Array, now: number): Kept {
  const database = sqliteInMemory(sqlite3, image);
  database.run(renewUploads, [now]);
  const rows = database.all("SELECT name, bytes FROM seed_files") as { name: string; bytes: Uint8Array<ArrayBuffer> }[];
  return { database, files: new Map(rows.map(({ name, bytes }) => [name, bytes])), isMigrated: true };
}
