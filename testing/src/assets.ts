import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { makeEmptySeed, makeSeed } from "@openparlance/sandbox/seed";

const { resolve } = createRequire(import.meta.url);
const seeds: Partial<Record<keyof typeof makers, Promise<Uint8Array>>> = {};
const makers = { demo: makeSeed, empty: makeEmptySeed };

export const readSqlite = () => readFile(resolve("@sqlite.org/sqlite-wasm/sqlite3.wasm"));

/** A database compressed by gzip. `packaged-assets.ts` reads it from a file. */
export const readSeed = (name: keyof typeof makers): Promise<Uint8Array> => {
  seeds[name] ??= makers[name]();
  return seeds[name];
};
