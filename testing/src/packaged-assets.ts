import { readFile } from "node:fs/promises";
import { join } from "node:path";

/** Replaces `assets.ts` in the package, in which the assets are files next to the modules. */
const read = (name: string) => readFile(join(__dirname, "../assets", name));

export const readSqlite = () => read("sqlite3.wasm");
export const readSeed = (name: "demo" | "empty") => read(`${name}.bin`);
