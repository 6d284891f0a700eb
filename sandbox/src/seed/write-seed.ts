import { rename, writeFile } from "node:fs/promises";
import { makeSeed } from "./make-seed.ts";

// node write-seed.ts FILE. Renaming replaces the file atomically, so that no other build reads an incomplete seed.
const [path = ""] = process.argv.slice(2);
const partial = `${path}.${process.pid}`;
await writeFile(partial, await makeSeed());
await rename(partial, path);
