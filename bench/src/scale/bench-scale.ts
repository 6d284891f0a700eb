import { execFile } from "node:child_process";
import { mkdtempDisposable } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import type { Bench, Measurements } from "../report.ts";
import { serviceSettings } from "../service-settings.ts";
import { measureProcesses, processesName } from "./processes.ts";

/** Times are CPU time unless named elapsed. */
const limits = { "p50 ms": { max: 6 }, "bytes a segment": { max: 400 }, "load s": { max: 2 }, "build s": { max: 600 } };
const queryCount = 1000;
const segmentCount = Number(process.env.PARLANCE_BENCH_SEGMENTS ?? 10_000_000);
const sectionName = `memory of ${segmentCount.toLocaleString("en-US")}`;

/**
 * Runs only by name. A memory of ten million segments (`PARLANCE_BENCH_SEGMENTS`) takes 5 GB of memory and of disk. 200
 * memories (`PARLANCE_BENCH_MEMORIES`) of 20,000 pairs (`PARLANCE_BENCH_PAIRS`) take 12 GB.
 */
export const scaleBench: Bench = {
  parts: {
    memory: async (show) => show(sectionName, await measureMemory()),
    processes: async (show) => show(processesName, await measureProcesses()),
  },
  budgets: {
    [sectionName]: limits,
    [processesName]: { "resident, times one": { max: 1.3 }, "learned, times one": { max: 1.1 } },
  },
};

async function measureMemory(): Promise<Measurements> {
  await using folder = await mkdtempDisposable(join(tmpdir(), "parlance-bench-scale-"));
  const file = join(folder.path, "memory");
  const built = await runProgram("build", file, segmentCount);
  return { ...built, ...(await runProgram("query", file, queryCount)) };
}

/** Runs in a separate process, whose end frees its memory. */
async function runProgram(task: "build" | "query", file: string, count: number): Promise<Measurements> {
  const program = fileURLToPath(new URL("memory-program.ts", import.meta.url));
  const args = ["--max-old-space-size=1500", program, task, file, String(count)];
  const { stdout } = await promisify(execFile)(process.execPath, args, { env: { ...process.env, ...serviceSettings } });
  return JSON.parse(stdout);
}
