import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { lint } from "./checks.ts";
import { proveFresh } from "./fresh.ts";
import {
  cpuSecondsSoFar,
  describeSecondTries,
  failures,
  type Report,
  type SecondTry,
  type Stage,
  secondTries,
  skips,
  type Tally,
  tallies,
  withoutRetries,
  writeProofRecord,
} from "./proof-record.ts";
import { root, run } from "./run.ts";
import { buildSiteIfStale } from "./site.ts";

// `--proof`: tests that sample (fuzz, kills, languages) take their full counts, and the result is kept. With names of
// stages behind it, only those are proven again.
const isProof = process.argv.includes("--proof");
const asked = process.argv.slice(2).filter((word) => word !== "--proof");
if (isProof) process.env.PARLANCE_PROOF = "1";

const stages: Record<string, () => Promise<Tally & Partial<Stage>>> = {
  lint: async () => ({ ...(await lint()), skipped: 0 }),
  unit: () => vitest("unit"),
  processes: () => vitest("processes"),
  postgres: () => vitest("postgres"),
  build: () => asOne(buildSiteIfStale()),
  e2e: () => vitest("e2e"),
  // The same from nothing, on bare machines.
  ...(isProof && { fresh: () => proveFresh() }),
};

const unknown = asked.filter((name) => !(name in stages));
if (unknown.length > 0)
  throw new Error(`No stage is called ${unknown.join(", ")}; there is ${Object.keys(stages).join(", ")}.`);

const summary: string[] = [];
const proven: Stage[] = [];
const reasons: string[] = [];
const unrun: string[] = [];
const retried: SecondTry[] = [];
const total: Tally = { passed: 0, failed: 0, skipped: 0 };
for (const [name, stage] of Object.entries(stages)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  console.log(`\n── ${name}`);
  const startedAt = performance.now();
  const cpuBefore = await cpuSecondsSoFar();
  const { passed, failed, skipped, secondTries = [], files = {}, machines } = await stage();
  const cpuAfter = await cpuSecondsSoFar();
  const cpuSeconds = cpuBefore === null || cpuAfter === null ? null : Math.round(cpuAfter - cpuBefore);
  proven.push({
    name,
    provenAt: new Date().toISOString(),
    passed,
    failed,
    skipped,
    cpuSeconds,
    secondTries,
    files,
    ...(machines && { machines }),
  });
  retried.push(...secondTries);
  total.passed += passed;
  total.failed += failed;
  total.skipped += skipped;
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  summary.push(
    `${failed ? "✗" : "✓"} ${name.padEnd(9)} ${passed} passed, ${failed} failed, ${skipped} skipped, ${seconds} s`,
  );
}
for (const failure of reasons) console.log(`\n✗ ${failure}`);
for (const skip of unrun) console.log(`\n↓ ${skip}`);
await mkdir(join(root, ".cache"), { recursive: true });
await writeFile(join(root, ".cache/stages.json"), JSON.stringify(proven));
console.log(`\n${summary.join("\n")}`);
if (retried.length > 0) console.log(`\n${describeSecondTries(retried)}`);
console.log(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
if (isProof) await writeProofRecord(proven);
process.exitCode = total.failed > 0 ? 1 : 0;

async function vitest(project: string): Promise<Tally & Partial<Stage>> {
  const report = join(root, `.cache/tests-${project}.json`);
  await rm(report, { force: true });
  const ok = await run("vitest", [
    "run",
    ...["--project", project],
    ...["default", "json"].flatMap((reporter) => ["--reporter", reporter]),
    ...["--outputFile.json", report],
  ]);
  const results: Report = JSON.parse(await readFile(report, "utf8").catch(() => "{}"));
  // What passes on a second try may hide a race. Day to day it is named, a proof does not accept it.
  const judged = isProof ? withoutRetries(results) : results;
  const skipped = skips(judged);
  reasons.push(...failures(judged));
  unrun.push(...skipped);
  const files = tallies(judged);
  const count = (key: keyof Tally) => Object.values(files).reduce((sum, file) => sum + file[key], 0);
  // A file that cannot be loaded, or a run that breaks off, fails without a failed test.
  const failed = Math.max(ok ? 0 : 1, count("failed"));
  return { passed: count("passed"), failed, skipped: skipped.length, secondTries: secondTries(results), files };
}

async function asOne(work: Promise<void>): Promise<Tally> {
  try {
    await work;
    return { passed: 1, failed: 0, skipped: 0 };
  } catch (error) {
    console.error(error instanceof Error && error.message ? error.message : "It failed; the reason stands above.");
    return { passed: 0, failed: 1, skipped: 0 };
  }
}
