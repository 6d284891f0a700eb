import { Worker } from "node:worker_threads";
import type { buildInstrumented } from "./instrument.ts";
import type { FuzzFinding, Result, Work } from "./worker.ts";

/** The limits of an input's processor time, and of a thread's memory. */
const maxInputMs = 2_000;
const maxHeapMegabytes = 700;
/** The interval of checks for slow inputs. */
const checkMs = 250;

export interface FuzzOptions {
  /** Processor time per target. */
  seconds: number;
  seed: number;
}

/** Fuzzes a target in a thread. An input that ends the thread is a finding, and a new thread continues. */
export async function fuzz(
  target: string,
  built: Awaited<ReturnType<typeof buildInstrumented>>,
  { seconds, seed }: FuzzOptions,
): Promise<Result> {
  const total: Result = { executions: 0, kept: 0, branchesReached: 0, findings: [] };
  let leftMs = seconds * 1000;
  for (let round = 0; leftMs > 0 && round < 5; round++) {
    const progress = new Int32Array(new SharedArrayBuffer(8));
    const input = new Uint8Array(new SharedArrayBuffer(1 << 20));
    const work: Work = { ...built, target, maxMs: leftMs, maxInputMs, seed: seed + round, progress, input };
    const { result, spentMs, lost } = await run(work);
    leftMs = lost ? leftMs - spentMs : 0;
    total.executions += result?.executions ?? Atomics.load(progress, 0);
    total.kept = Math.max(total.kept, result?.kept ?? 0);
    total.branchesReached = Math.max(total.branchesReached, result?.branchesReached ?? 0);
    total.findings.push(...(result?.findings ?? []), ...(lost ? [lost] : []));
  }
  return total;
}

/** @returns `lost`: why the thread ended, and on which input */
async function run(work: Work): Promise<{ result?: Result; lost?: FuzzFinding; spentMs: number }> {
  const worker = new Worker(new URL("./worker.ts", import.meta.url), {
    workerData: work,
    resourceLimits: { maxOldGenerationSizeMb: maxHeapMegabytes },
  });
  const ended = Promise.withResolvers<{ result?: Result; lost?: string }>();
  worker.once("message", (result: Result) => ended.resolve({ result }));
  worker.once("error", ({ message }) => ended.resolve({ lost: message }));
  worker.once("exit", (code) => ended.resolve({ lost: `the thread ended with ${code}` }));
  let [seen, seenMs, spentMs] = [0, 0, 0];
  const check = async () => {
    const { user, system } = await worker.cpuUsage().catch(() => ({ user: 0, system: 0 }));
    spentMs = Math.max(spentMs, (user + system) / 1000);
    const count = Atomics.load(work.progress, 0);
    if (count !== seen) [seen, seenMs] = [count, spentMs];
    else if (count > 0 && spentMs - seenMs > 2 * maxInputMs) ended.resolve({ lost: "does not end" });
  };
  const watch = setInterval(() => {
    check().catch(ended.reject);
  }, checkMs);
  const { result, lost } = await ended.promise;
  clearInterval(watch);
  await worker.terminate();
  if (result) return { result, spentMs };
  const input = Buffer.from(work.input.slice(0, Atomics.load(work.progress, 1))).toString("base64");
  return { lost: { what: lost ?? "lost", input }, spentMs };
}
