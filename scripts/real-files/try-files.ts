import { readFile } from "node:fs/promises";
import { createInterface } from "node:readline";
import { tryFile } from "@openparlance/filters/testing";

// Tries each file that is named in a line of the standard input, in a process of its own: a file that takes too long, or
// too much memory, ends with it. One line of JSON for each.
for await (const path of createInterface({ input: process.stdin })) {
  const outcome = tryFile(path, await readFile(path));
  console.log(JSON.stringify(outcome ?? null));
}
