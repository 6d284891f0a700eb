import { readFile } from "node:fs/promises";
import { join } from "node:path";

/** `assets.ts` of the package, where what that one makes is files next to the modules. */
const read = (name: string) => readFile(join(__dirname, "../assets", name));

export const readSqlite = () => read("sqlite3.wasm");
export const readSeed = (name: "demo" | "empty") => read(`${name}.bin`);
