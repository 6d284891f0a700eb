import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { percentile } from "../engine/cpu.ts";
import { glibcSettings } from "../glibc.ts";
import type { Bench, Measurements } from "../report.ts";
import { withPostgres } from "../server/servers.ts";
import { timeTrigrams } from "../server/trigrams.ts";
import { makeBlocks } from "./blocks.ts";

/** The budgets of a memory of ten million segments. Times are CPU time unless they are called elapsed. */
const budgets = {
  "p50 ms": { max: 6 },
  "bytes a segment": { max: 400 },
  "load s": { max: 2 },
  "build s": { max: 600 },
};
const queries = 1000;
/** Fewer queries for PostgreSQL, which takes much longer. */
const trigramQueries = 100;
const segments = Number(process.env.PARLANCE_BENCH_SEGMENTS ?? 10_000_000);
const name = `memory of ${segments.toLocaleString("en-US")}`;

/**
 * A memory of ten million segments, or `PARLANCE_BENCH_SEGMENTS`, next to PostgreSQL's `pg_trgm` with the same texts and
 * queries. It takes 5 GB of memory, as much of the disk, and PostgreSQL several times that, so it runs only when it is
 * named.
 */
export const scaleBench: Bench = {
  parts: {
    memory: (show) => inFolder(async (folder) => show(name, await measureMemory(folder))),
    postgres: (show) =>
      inFolder(async (folder) => {
        const figures = await measureMemory(folder);
        const trigrams = await measureTrigrams(folder);
        const times = trigrams / (figures["elapsed p50 ms"] ?? Number.NaN);
        await show(name, { ...figures, "pg_trgm elapsed p50 ms": trigrams, "pg_trgm times p50": times });
      }),
  },
  budgets: { [name]: budgets },
  defaultParts: ["postgres"],
};

async function inFolder(work: (folder: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "parlance-bench-scale-"));
  try {
    await work(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function measureMemory(folder: string): Promise<Measurements> {
  const [file, queriesFile] = [join(folder, "memory"), join(folder, "queries")];
  const built = await runProgram("build-memory.ts", [String(segments), file]);
  return { ...built, ...(await runProgram("query-memory.ts", [file, queriesFile, String(queries)])) };
}

async function measureTrigrams(folder: string): Promise<number> {
  const all: string[] = JSON.parse(await readFile(join(folder, "queries"), "utf8"));
  const some = all.filter((_, at) => at % (queries / trigramQueries) === 0);
  return percentile(await withPostgres((address) => timeTrigrams(address, makeBlocks(segments), some, 1)), 50);
}

/** Runs a program of this folder in a process of its own, whose memory is free afterwards. */
async function runProgram(name: string, args: readonly string[]): Promise<Measurements> {
  const program = fileURLToPath(new URL(name, import.meta.url));
  const { stdout } = await promisify(execFile)(process.execPath, ["--max-old-space-size=1500", program, ...args], {
    env: { ...process.env, ...glibcSettings },
  });
  return JSON.parse(stdout);
}
