import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { cpus, tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { percentile } from "../engine/cpu.ts";
import { type EngineRecord, formatTable, type Measurements, overBudget } from "../engine/report.ts";
import { keepRecord, readRecord } from "../record.ts";
import { startPostgres } from "../server/postgres-process.ts";
import { timeTrigrams } from "../server/trigrams.ts";
import { makeBlocks } from "./blocks.ts";

/** What a memory of ten million segments may cost. Times are CPU time unless they are called elapsed. */
const budgets = {
  "p50 ms": { max: 6 },
  "bytes a segment": { max: 400 },
  "load s": { max: 2 },
  "build s": { max: 600 },
};
const defaultSegments = 10_000_000;
const queries = 1000;
/** Of the queries, those that PostgreSQL receives: it takes so much longer. */
const trigramQueries = 100;

/**
 * Measures a memory of ten million segments, or `PARLANCE_BENCH_SEGMENTS`, next to PostgreSQL's `pg_trgm` with the same
 * texts and queries. It takes 5 GB of memory, as much of the disk, and PostgreSQL several times that, so it runs only when it is
 * named.
 *
 * @returns false when a budget is missed
 */
export async function benchScale(parts: readonly string[] = Object.keys(scaleParts)): Promise<boolean> {
  const segments = Number(process.env.PARLANCE_BENCH_SEGMENTS ?? defaultSegments);
  const name = `memory of ${segments.toLocaleString("en-US")}`;
  const before = await readRecord<EngineRecord>("scale");
  const folder = await mkdtemp(join(tmpdir(), "parlance-bench-scale-"));
  const figures: Measurements = {};
  try {
    for (const part of ["memory", ...parts.filter((part) => part !== "memory")]) {
      Object.assign(figures, await scaleParts[part]?.(segments, folder));
    }
  } finally {
    await rm(folder, { recursive: true });
  }
  const [own, other] = [figures["elapsed p50 ms"], figures["pg_trgm elapsed p50 ms"]];
  if (own !== undefined && other !== undefined) figures["pg_trgm times p50"] = other / own;
  console.log(`${formatTable(name, figures, { [name]: budgets }, before)}\n`);
  const machine = { cpu: cpus()[0]?.model ?? "", cores: cpus().length, node: process.version };
  const sections = { ...before?.sections, [name]: figures };
  await keepRecord("scale", { measuredAt: new Date().toISOString(), machine, sections } as EngineRecord);
  const complaints = overBudget({ [name]: figures }, { [name]: budgets });
  for (const complaint of complaints) console.log(`✗ ${complaint}`);
  return complaints.length === 0;
}

/** `memory` runs always: the others need its queries. */
export const scaleParts: Record<string, (segments: number, folder: string) => Promise<Measurements>> = {
  async memory(segments, folder) {
    const [file, queriesFile] = [join(folder, "memory"), join(folder, "queries")];
    const built = await runProgram("build-memory.ts", [String(segments), file]);
    return { ...built, ...(await runProgram("query-memory.ts", [file, queriesFile, String(queries)])) };
  },
  async postgres(segments, folder) {
    const all: string[] = JSON.parse(await readFile(join(folder, "queries"), "utf8"));
    const some = all.filter((_, at) => at % (queries / trigramQueries) === 0);
    const postgres = await startPostgres();
    try {
      const ms = await timeTrigrams(postgres, makeBlocks(segments), some, 1);
      return { "pg_trgm elapsed p50 ms": percentile(ms, 50) };
    } finally {
      await postgres.stop();
    }
  },
};

/** As the service and the image set it. */
const hugePages = { GLIBC_TUNABLES: "glibc.malloc.hugetlb=1" };

/** Runs a program of this folder in a process of its own, whose memory is free afterwards. */
async function runProgram(name: string, args: readonly string[]): Promise<Measurements> {
  const program = fileURLToPath(new URL(name, import.meta.url));
  const { stdout } = await promisify(execFile)(process.execPath, ["--max-old-space-size=1500", program, ...args], {
    env: { ...process.env, ...hugePages },
  });
  return JSON.parse(stdout);
}
