import { parentPort, workerData } from "node:worker_threads";
import { mutate } from "./mutate.ts";
import type { Target } from "./targets.ts";

/** `input` has the current input, so that it is known when the worker ends unexpectedly. */
export interface Work {
  module: string;
  branches: number;
  target: string;
  /** Limits of processor time for the whole work, and for one input. */
  maxMs: number;
  maxInputMs: number;
  seed: number;
  /** The number of tried inputs, and the length of the current one. */
  progress: Int32Array<SharedArrayBuffer>;
  input: Uint8Array<SharedArrayBuffer>;
}

export interface Result {
  executions: number;
  /** Inputs that reached a new branch. */
  kept: number;
  branchesReached: number;
  findings: FuzzFinding[];
}

export interface FuzzFinding {
  what: string;
  /** Base64. */
  input: string;
}

const work = workerData as Work;
// Set before the import, because modules count branches while they load.
const counters = new Uint8Array(work.branches);
(globalThis as unknown as { branchCounters: Uint8Array }).branchCounters = counters;
const { targets } = (await import(work.module)) as { targets: readonly Target[] };
const target = targets.find(({ name }) => name === work.target);
if (!target) throw new Error(`there is no target ${work.target}`);
parentPort?.postMessage(await fuzz(target));

async function fuzz(chosen: Target): Promise<Result> {
  const random = createRandom(work.seed);
  const reached = new Uint8Array(work.branches);
  const inputs: Uint8Array[] = [];
  const findings = new Map<string, FuzzFinding>();
  const result = { executions: 0, kept: 0 };
  const attempt = async (input: Uint8Array) => {
    result.executions++;
    work.input.set(input);
    Atomics.store(work.progress, 1, input.length);
    Atomics.store(work.progress, 0, result.executions);
    counters.fill(0);
    const before = spentMs();
    const what = await failureOf(chosen, input);
    const spent = spentMs() - before;
    const fault = what ?? (spent > work.maxInputMs ? "takes too long" : undefined);
    if (fault && !findings.has(fault))
      findings.set(fault, { what: `${fault} (${Math.round(spent)} ms)`, input: Buffer.from(input).toString("base64") });
    if (takeNew(reached)) inputs.push(input);
  };
  for (const seed of chosen.seeds) await attempt(seed);
  if (inputs.length === 0) inputs.push(...chosen.seeds);
  while (spentMs() < work.maxMs) await attempt(mutate(inputs, random));
  const branchesReached = reached.reduce((sum, bits) => sum + (bits > 0 ? 1 : 0), 0);
  return { ...result, kept: inputs.length, branchesReached, findings: [...findings.values()] };
}

/** Message and origin of an error, which identify a fault, so that each is reported once. */
async function failureOf({ run }: Target, input: Uint8Array): Promise<string | undefined> {
  try {
    await run(input);
    return undefined;
  } catch (error) {
    if (!(error instanceof Error)) return String(error);
    return `${error.name}: ${error.message.slice(0, 200)} ${error.stack
      ?.split("\n")
      .find((line) => /^\s+at /.test(line))
      ?.trim()}`;
  }
}

/** Whether a branch was taken for the first time, or at least twice as often as in any earlier input. */
function takeNew(reached: Uint8Array): boolean {
  let isNew = false;
  for (let index = 0; index < counters.length; index++) {
    const count = counters[index] as number;
    if (count === 0) continue;
    const bit = 1 << (31 - Math.clz32(count));
    if (((reached[index] as number) & bit) !== 0) continue;
    reached[index] = (reached[index] as number) | bit;
    isNew = true;
  }
  return isNew;
}

function spentMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** Random integers below a limit (Marsaglia 2003, xorshift). */
function createRandom(seed: number): (below: number) => number {
  let state = seed || 1;
  return (below) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % below;
  };
}
