import { rename, writeFile } from "node:fs/promises";
import { makeSeed } from "./make-seed.ts";

// node write-seed.ts FILE. Anyone who reads it meanwhile, for another build, never meets half a seed.
const [path = ""] = process.argv.slice(2);
const partial = `${path}.${process.pid}`;
await writeFile(partial, await makeSeed());
await rename(partial, path);
