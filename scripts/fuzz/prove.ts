import { writeFileSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { StageOutcome } from "../outcomes.ts";
import { root } from "../run.ts";
import { fuzz } from "./fuzz.ts";
import { buildInstrumented } from "./instrument.ts";
import type { Target } from "./targets.ts";
import type { FuzzFinding, Result } from "./worker.ts";

const secondsEach = 600;

type Proven = Omit<Result, "findings"> & { provenAt: string; cpuSeconds: number; findings: string[] };

/**
 * Fuzzes every reader by coverage, those that were fuzzed longest ago first. Each result is recorded at once, so that a
 * stopped run loses none. Inputs that break a reader are kept in `.cache/fuzz/found`.
 *
 * @param options.only names of targets, all by default
 */
export async function proveFuzz({ seconds = secondsEach, only = [] as readonly string[] } = {}): Promise<StageOutcome> {
  const built = await buildInstrumented();
  const all = await targetNames(built);
  const proven = await readRecord();
  const waiting = all
    .filter((name) => only.length === 0 || only.includes(name))
    .sort((a, b) => (proven[a]?.provenAt ?? "").localeCompare(proven[b]?.provenAt ?? ""));
  const count = waiting.length;
  const reasons: string[][] = [];
  const fuzzInTurn = async () => {
    for (let name = waiting.shift(); name; name = waiting.shift()) {
      const { findings, ...facts } = await fuzz(name, built, { seconds, seed: 1 + all.indexOf(name) });
      const faults = findings.map(({ what }) => what);
      proven[name] = { provenAt: new Date().toISOString(), cpuSeconds: seconds, ...facts, findings: faults };
      const { executions, kept, branchesReached } = facts;
      console.log(
        `${faults.length > 0 ? "✗" : "✓"} ${name}: ${executions} inputs, ${kept} kept, ${branchesReached} branches`,
      );
      for (const what of faults) console.log(`  ${what}`);
      if (faults.length > 0) reasons.push(faults.map((what) => `${name}: ${what}`));
      await keepFindings(name, findings);
      writeRecord(Object.fromEntries(all.flatMap((each) => (proven[each] ? [[each, proven[each]]] : []))));
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, fuzzInTurn));
  return { passed: count - reasons.length, failed: reasons.length, reasons: reasons.flat() };
}

export async function targetNames({ module, branches }: { module: string; branches: number }): Promise<string[]> {
  (globalThis as unknown as { branchCounters: Uint8Array }).branchCounters = new Uint8Array(branches);
  const { targets } = (await import(pathToFileURL(module).href)) as { targets: readonly Target[] };
  return targets.map(({ name }) => name);
}

async function keepFindings(name: string, findings: readonly FuzzFinding[]): Promise<void> {
  const folder = join(root, ".cache/fuzz/found");
  await mkdir(folder, { recursive: true });
  for (const [index, { input }] of findings.entries())
    await writeFile(join(folder, `${name.replaceAll(" ", "-")}-${index + 1}`), Buffer.from(input, "base64"));
}

const recordFile = join(root, "records/fuzz.json");

async function readRecord(): Promise<Record<string, Proven>> {
  const text = await readFile(recordFile, "utf8").catch(() => "{}");
  return JSON.parse(text) as Record<string, Proven>;
}

/** Synchronous, because concurrent targets write the same file. */
const writeRecord = (proven: Readonly<Record<string, Proven>>): void =>
  writeFileSync(recordFile, `${JSON.stringify(proven, null, 2)}\n`);
