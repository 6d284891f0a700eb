import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { lint } from "./checks.ts";
import { cpuSecondsSoFar, failures, type Stage, skips, type Tally, tallies, writeProofRecord } from "./proof-record.ts";
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
};

const unknown = asked.filter((name) => !(name in stages));
if (unknown.length > 0)
  throw new Error(`No stage is called ${unknown.join(", ")}; there is ${Object.keys(stages).join(", ")}.`);

const summary: string[] = [];
const proven: Stage[] = [];
const reasons: string[] = [];
const unrun: string[] = [];
const total: Tally = { passed: 0, failed: 0, skipped: 0 };
for (const [name, stage] of Object.entries(stages)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  console.log(`\n── ${name}`);
  const startedAt = performance.now();
  const cpuBefore = await cpuSecondsSoFar();
  const { passed, failed, skipped, files = {} } = await stage();
  const cpuAfter = await cpuSecondsSoFar();
  const cpuSeconds = cpuBefore === null || cpuAfter === null ? null : Math.round(cpuAfter - cpuBefore);
  proven.push({ name, provenAt: new Date().toISOString(), passed, failed, skipped, cpuSeconds, files });
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
console.log(`\n${summary.join("\n")}\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
if (isProof) await writeProofRecord(proven);
process.exitCode = total.failed > 0 ? 1 : 0;

async function vitest(project: string): Promise<Tally & Partial<Stage>> {
  const report = join(root, `.cache/tests-${project}.json`);
  await rm(report, { force: true });
  const ok = await run("vitest", [
    "run",
    ...["--project", project],
    ...["default", "./scripts/second-tries.ts", "json"].flatMap((reporter) => ["--reporter", reporter]),
    ...["--outputFile.json", report],
  ]);
  const results = JSON.parse(await readFile(report, "utf8").catch(() => "{}"));
  const { numPassedTests = 0, numFailedTests = 0 } = results;
  const skipped = skips(results);
  reasons.push(...failures(results));
  unrun.push(...skipped);
  // A file that cannot be loaded, or a run that breaks off, fails without a failed test.
  const failed = ok ? numFailedTests : Math.max(1, numFailedTests);
  return { passed: numPassedTests, failed, skipped: skipped.length, files: tallies(results) };
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
