import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { lint } from "./checks.ts";
import { proveFresh } from "./fresh.ts";
import { proveFuzz } from "./fuzz/prove.ts";
import { keepOrphansCpu, keptOrphansCpu } from "./orphans.ts";
import { provePackages } from "./packages/prove.ts";
import { proveImage } from "./packages/prove-image.ts";
import {
  cpuSecondsSoFar,
  failures,
  type Report,
  type Stage,
  secondTries,
  skips,
  type Tally,
  tally,
  withoutRetries,
} from "./proof-record.ts";
import { proveRealFiles } from "./real-files/prove.ts";
import { root, run } from "./run.ts";
import { buildSiteIfStale } from "./site.ts";

export interface StageResult extends Stage {
  seconds: number;
  /** File, test and message of each failure. */
  reasons: string[];
  /** Tests that did not run; what they are called says why. */
  unrun: string[];
}

type Outcome = Tally & Partial<StageResult> & { orphansCpuSeconds?: number };

const stages = {
  lint: async () => ({ ...(await lint()), skipped: 0 }),
  unit: () => vitest("unit", "server"),
  processes: () => vitest("processes"),
  postgres: () => vitest("postgres"),
  build: () => asOne(buildSiteIfStale()),
  e2e: () => inBrowser("e2e", "built"),
  // Files that others made.
  files: () => proveRealFiles(),
  // Inputs that lead into what no other did, ten minutes for each reader.
  fuzz: () => proveFuzz(),
  // What is published, as those use it who install it.
  packages: () => provePackages(),
  // The image of the Dockerfile, from Debian's packages alone.
  image: () => proveImage(),
  // The same from nothing, on bare machines.
  fresh: () => proveFresh(),
} satisfies Record<string, () => Promise<Outcome>>;

export type StageName = keyof typeof stages;

/** Whether tests that sample (fuzz, kills, languages) take their full counts. */
export const isProof = () => process.env.PARLANCE_PROOF === "1";

/** Runs the stages one after the other, with their output in the terminal. */
export async function runStages(names: readonly StageName[]): Promise<StageResult[]> {
  const results: StageResult[] = [];
  for (const name of names) {
    console.log(`\n── ${name}`);
    const startedAt = performance.now();
    const cpuBefore = await cpuSecondsSoFar();
    const { orphansCpuSeconds = 0, ...outcome }: Outcome = await stages[name]();
    const cpuAfter = await cpuSecondsSoFar();
    results.push({
      name,
      provenAt: new Date().toISOString(),
      seconds: Math.round((performance.now() - startedAt) / 1000),
      cpuSeconds: cpuBefore === null || cpuAfter === null ? null : Math.round(cpuAfter - cpuBefore + orphansCpuSeconds),
      secondTries: [],
      reasons: [],
      unrun: [],
      ...outcome,
    });
  }
  return results;
}

async function vitest(...projects: string[]): Promise<Outcome> {
  const report = join(root, `.cache/tests-${projects[0]}.json`);
  await rm(report, { force: true });
  const ok = await run("vitest", [
    "run",
    ...projects.flatMap((project) => ["--project", project]),
    ...["default", "json"].flatMap((reporter) => ["--reporter", reporter]),
    ...["--outputFile.json", report],
  ]);
  const results: Report = JSON.parse(await readFile(report, "utf8").catch(() => "{}"));
  // What passes on a second try may hide a race. Day to day it is named, a proof does not accept it.
  const judged = isProof() ? withoutRetries(results) : results;
  const { passed, failed, skipped } = tally(judged);
  return {
    passed,
    // A file that cannot be loaded, or a run that breaks off, fails without a failed test.
    failed: Math.max(ok ? 0 : 1, failed),
    skipped,
    secondTries: secondTries(results),
    reasons: failures(judged),
    unrun: skips(judged),
  };
}

async function inBrowser(...projects: string[]): Promise<Outcome> {
  await keepOrphansCpu(0);
  const outcome = await vitest(...projects);
  return { ...outcome, orphansCpuSeconds: await keptOrphansCpu() };
}

async function asOne(work: Promise<void>): Promise<Tally> {
  try {
    await work;
    return { passed: 1, failed: 0, skipped: 0 };
  } catch (error) {
    console.error(error instanceof Error && error.message ? error.message : "The stage failed; see the reason above.");
    return { passed: 0, failed: 1, skipped: 0 };
  }
}

// In a process of their own, next to other stages: node scripts/stages.ts FILE-FOR-RESULTS STAGE…
if (import.meta.main) {
  const [file = "", ...names] = process.argv.slice(2);
  await writeFile(file, JSON.stringify(await runStages(names as StageName[])));
}
