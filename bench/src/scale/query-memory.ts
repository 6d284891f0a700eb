import { closeSync, fstatSync, openSync, readSync } from "node:fs";
import { TranslationMemory } from "@openparlance/engine";
import { cpuMs, percentile } from "../engine/cpu.ts";
import type { Measurements } from "../report.ts";
import { makeQueries } from "./blocks.ts";

// Reads a memory from a file, queries it, and prints figures as JSON.
const [file = "", count = 0] = [process.argv[2], Number(process.argv[3])];
/** Unmeasured queries at the start, during which V8 compiles the code. */
const warmUp = 200;
const options = { limit: 10, minScore: 75, languages: { source: "en", target: "de" } };

const bytes = readWhole(file);
const start = cpuMs();
const memory = TranslationMemory.fromBytes(bytes);
const loadMs = cpuMs() - start;
const { size } = memory;
const ids = Array.from({ length: warmUp + count }, (_, at) => 1 + Math.floor((at * size) / (warmUp + count)));
const queries = await makeQueries(ids.map((id) => memory.get(id)?.source ?? ""));
for (const query of queries.slice(0, warmUp)) memory.lookUp(query, options);
let findingCount = 0;
const times = queries.slice(warmUp).map((query) => {
  const start = cpuMs();
  if (memory.lookUp(query, options).length > 0) findingCount++;
  return cpuMs() - start;
});
const figures: Measurements = {
  "load s": loadMs / 1000,
  "p50 ms": percentile(times, 50),
  "p99 ms": percentile(times, 99),
  "queries with a match %": (100 * findingCount) / count,
};
console.log(JSON.stringify(figures));

/** `readFileSync` stops at 2 GiB. */
function readWhole(path: string): Uint8Array {
  const descriptor = openSync(path, "r");
  const bytes = new Uint8Array(fstatSync(descriptor).size);
  for (let at = 0; at < bytes.length; ) {
    at += readSync(descriptor, bytes, at, Math.min(bytes.length - at, 2 ** 28), at);
  }
  closeSync(descriptor);
  return bytes;
}
