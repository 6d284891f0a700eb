import type { SandboxState } from "./running-core.ts";
import { sqliteInMemory } from "./sqlite.ts";
import type { SqliteProgram } from "./sqlite-program.ts";

type Bytes = Uint8Array<ArrayBuffer>;

/** The files of a seed are in a table of its database. */
export const seedFiles = "CREATE TABLE seed_files (name TEXT PRIMARY KEY, bytes BLOB NOT NULL)";

/** So is the engine of a memory, which would take the page long to learn. */
export const seedEngines = "CREATE TABLE seed_engines (memory INTEGER PRIMARY KEY, snapshot BLOB NOT NULL)";

/** An upload fails after a day, so that of the seed begins when the database is opened, in milliseconds since 1970. */
export const renewUploads = "UPDATE uploads SET created_at = ?";

/**
 * What a sandbox begins with.
 *
 * @param image the database of the seed
 * @param now milliseconds since 1970
 */
export function beginWith(program: SqliteProgram, image: Uint8Array, now: number): SandboxState {
  const database = sqliteInMemory(program, image);
  database.run(renewUploads, [now]);
  const files = database.all("SELECT name, bytes FROM seed_files") as { name: string; bytes: Bytes }[];
  const engines = database.all("SELECT memory, snapshot FROM seed_engines") as { memory: number; snapshot: Bytes }[];
  return {
    database,
    files: new Map(files.map(({ name, bytes }) => [name, bytes])),
    engines: new Map(engines.map(({ memory, snapshot }) => [memory, snapshot])),
    isMigrated: true,
  };
}
