import { rename, writeFile } from "node:fs/promises";
import { makeSeed } from "./make-seed.ts";

// node write-seed.ts FILE. The file is replaced at once, so that another build never reads an incomplete seed.
const [path = ""] = process.argv.slice(2);
const partial = `${path}.${process.pid}`;
await writeFile(partial, await makeSeed());
await rename(partial, path);
