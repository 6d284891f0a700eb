import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { openSqliteProgram, type SqliteProgram } from "../sqlite-program.ts";

const path = createRequire(import.meta.url).resolve("@sqlite.org/sqlite-wasm/sqlite3.wasm");

/** The SQLite of browsers, in Node. */
export const openSqliteHere = async (): Promise<SqliteProgram> => openSqliteProgram(await readFile(path));
