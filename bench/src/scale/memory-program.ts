import { closeSync, fstatSync, openSync, readSync } from "node:fs";
import { stat, writeFile } from "node:fs/promises";
import { TranslationMemory } from "@openparlance/engine";
import { randomFrom } from "@openparlance/engine/testing";
import { cpuMs, percentile } from "../engine/cpu.ts";
import { readUiStrings } from "../engine/libreoffice.ts";
import { SegmentGenerator } from "../engine/memory/segments.ts";
import type { Measurements } from "../report.ts";

// Builds a memory in a file (`build FILE SEGMENTS`) or queries it (`query FILE QUERIES`), and prints figures as JSON.

/** The max number of segments in the heap at once. */
const blockSize = 500_000;
/** Unmeasured queries at the start, during which V8 compiles the code. */
const warmUpQueries = 200;
const lookUpOptions = { limit: 10, minScore: 75, languages: { source: "en", target: "de" } };

const [taskName, file = "", count = 0] = [process.argv[2], process.argv[3], Number(process.argv[4])];
console.log(JSON.stringify(taskName === "build" ? await buildMemory(count) : await queryMemory(count)));

/** Builds block by block, as the server does. A quarter of each block are variants of other segments in it. */
async function buildMemory(segments: number): Promise<Measurements> {
  const source = new SegmentGenerator(await readUiStrings("de"), randomFrom(segments));
  const memory = new TranslationMemory();
  const [resource, origin, createdAt, userEmail] = [null, 0, 0, ""];
  let buildMs = 0;
  for (let id = 0; id < segments; ) {
    const block = source.createSegments(Math.min(blockSize, segments - id));
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
  return {
    "build s": buildMs / 1000,
    "write s": (cpuMs() - start) / 1000,
    "bytes a segment": (await stat(file)).size / segments,
    "resident MB after building": builtBytes / 2 ** 20,
  };
}

async function queryMemory(queries: number): Promise<Measurements> {
  const bytes = readWhole(file);
  const loadStart = cpuMs();
  const memory = TranslationMemory.fromBytes(bytes);
  const loadMs = cpuMs() - loadStart;
  const total = warmUpQueries + queries;
  const source = new SegmentGenerator(await readUiStrings("de"), randomFrom(total));
  const texts = Array.from({ length: total }, (_, at) => {
    const id = 1 + Math.floor((at * memory.size) / total);
    return source.editText(memory.get(id)?.source ?? "");
  });
  for (const text of texts.slice(0, warmUpQueries)) memory.lookUp(text, lookUpOptions);
  let findingCount = 0;
  const times = texts.slice(warmUpQueries).map((text) => {
    const start = cpuMs();
    if (memory.lookUp(text, lookUpOptions).length > 0) findingCount++;
    return cpuMs() - start;
  });
  return {
    "load s": loadMs / 1000,
    "p50 ms": percentile(times, 50),
    "p99 ms": percentile(times, 99),
    "queries with a match %": (100 * findingCount) / queries,
  };
}

/** `readFileSync` can't read more than 2 GiB. */
function readWhole(path: string): Uint8Array {
  const descriptor = openSync(path, "r");
  const bytes = new Uint8Array(fstatSync(descriptor).size);
  for (let at = 0; at < bytes.length; ) {
    at += readSync(descriptor, bytes, at, Math.min(bytes.length - at, 2 ** 28), at);
  }
  closeSync(descriptor);
  return bytes;
}
