import { stat, writeFile } from "node:fs/promises";
import { TranslationMemory } from "@openparlance/engine";
import { cpuMs } from "../engine/cpu.ts";
import type { Measurements } from "../report.ts";
import { makeBlocks } from "./blocks.ts";

// Builds a memory of a number of segments as the server does, writes it to a file, and prints figures as JSON.
const [segments = 0, file = ""] = [Number(process.argv[2]), process.argv[3]];
const memory = new TranslationMemory();
const [resource, origin, createdAt, userEmail] = [null, 0, 0, ""];
let buildMs = 0;
let id = 0;
for await (const block of makeBlocks(segments)) {
  const start = cpuMs();
  for (const pair of block)
    memory.stage({ ...pair, id: ++id, resource, origin, createdAt, updatedAt: id % 1000, userEmail });
  memory.showStaged();
  while (memory.waitingSize > 0) memory.mergeSlices(1);
  buildMs += cpuMs() - start;
}
const builtBytes = process.memoryUsage.rss();
const start = cpuMs();
await writeFile(file, memory.pieces());
const figures: Measurements = {
  "build s": buildMs / 1000,
  "write s": (cpuMs() - start) / 1000,
  "bytes a segment": (await stat(file)).size / segments,
  "resident MB after building": builtBytes / 2 ** 20,
};
console.log(JSON.stringify(figures));
