import { mkdir, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Tally } from "../proof-record.ts";
import { root } from "../run.ts";
import { fuzz } from "./fuzz.ts";
import { buildInstrumented } from "./instrument.ts";
import type { Target } from "./targets.ts";
import type { Result } from "./worker.ts";

const secondsEach = 600;

/**
 * Fuzzes every reader by coverage and writes the record. Inputs that break one are kept in `.cache/fuzz`.
 *
 * @param options `only`: names of targets, all by default
 */
export async function proveFuzz({
  seconds = secondsEach,
  only = [] as readonly string[],
} = {}): Promise<Tally & { reasons: string[] }> {
  const built = await buildInstrumented();
  const names = (await targetNames(built)).filter((name) => only.length === 0 || only.includes(name));
  const results: Record<string, Result> = {};
  const waiting = [...names];
  const fuzzInTurn = async () => {
    for (let name = waiting.shift(); name; name = waiting.shift()) {
      const result = await fuzz(name, built, { seconds, seed: 1 + names.indexOf(name) });
      results[name] = result;
      const { executions, kept, branchesReached, findings } = result;
      console.log(
        `${findings.length > 0 ? "✗" : "✓"} ${name}: ${executions} inputs, ${kept} kept, ${branchesReached} branches`,
      );
      for (const { what } of findings) console.log(`  ${what}`);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, fuzzInTurn));
  await keepFindings(results);
  if (only.length === 0) await record(results, { seconds, branches: built.branches });
  const reasons = Object.entries(results).flatMap(([name, { findings }]) =>
    findings.map(({ what }) => `${name}: ${what}`),
  );
  const failed = Object.values(results).filter(({ findings }) => findings.length > 0).length;
  return { passed: names.length - failed, failed, skipped: 0, reasons };
}

/** Their names, in order. */
export async function targetNames({ module, branches }: { module: string; branches: number }): Promise<string[]> {
  (globalThis as unknown as { branchCounters: Uint8Array }).branchCounters = new Uint8Array(branches);
  const { targets } = (await import(pathToFileURL(module).href)) as { targets: readonly Target[] };
  return targets.map(({ name }) => name);
}

async function keepFindings(results: Readonly<Record<string, Result>>): Promise<void> {
  const folder = join(root, ".cache/fuzz/found");
  await mkdir(folder, { recursive: true });
  for (const [name, { findings }] of Object.entries(results)) {
    for (const [index, { input }] of findings.entries())
      await writeFile(join(folder, `${name.replaceAll(" ", "-")}-${index + 1}`), Buffer.from(input, "base64"));
  }
}

async function record(
  results: Readonly<Record<string, Result>>,
  { seconds, branches }: { seconds: number; branches: number },
): Promise<void> {
  const targets = Object.entries(results).map(([name, { findings, ...facts }]) => [
    name,
    { ...facts, findings: findings.map(({ what }) => what) },
  ]);
  const written = {
    provenAt: new Date().toISOString(),
    cpuSecondsEach: seconds,
    branches,
    targets: Object.fromEntries(targets),
  };
  await writeFile(join(root, "bench/records/fuzz.json"), `${JSON.stringify(written, null, 2)}\n`);
}
