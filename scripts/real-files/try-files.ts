import { readFile } from "node:fs/promises";
import { createInterface } from "node:readline";
import { tryFile } from "@openparlance/filters/testing";

// Tries each file named in a line of the standard input, and prints a line of JSON for it. It is a separate process,
// because a file may take too long, or too much memory.
for await (const path of createInterface({ input: process.stdin })) {
  const outcome = tryFile(path, await readFile(path));
  console.log(JSON.stringify(outcome ?? null));
}
