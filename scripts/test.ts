import { inspect, stripVTControlCharacters } from "node:util";
import { startVitest } from "vitest/node";
import { lint } from "./checks.ts";
import { proveFresh } from "./fresh.ts";
import { proveFuzz } from "./fuzz/prove.ts";
import { describeSkipped, outcomesOf, type StageOutcome } from "./outcomes.ts";
import { provePackages } from "./packages/prove.ts";
import { proveImage } from "./packages/prove-image.ts";
import { writeProofRecord } from "./proof-record.ts";
import { proveRealFiles } from "./real-files/prove.ts";
import { buildSiteIfStale } from "./site.ts";

// `--proof` runs sampling tests (fuzz, kills, languages) in full, and records the result. Names of stages select them.
const isProof = process.argv.includes("--proof");
if (isProof) process.env.PARLANCE_PROOF = "1";
const requests = process.argv.slice(2).filter((word) => word !== "--proof");

/** Each project is a stage; they run concurrently. */
const projects = ["unit", "site", "server", "processes", "postgres", "built", "e2e"];
const firstStages = { lint, build };
const proofs = { files: proveRealFiles, packages: provePackages, image: proveImage, fresh: proveFresh };
/** `fuzz` takes hours, so it runs only by name. */
const lastStages = isProof ? { ...proofs, fuzz: proveFuzz } : {};

const stageNames = [...Object.keys(firstStages), ...projects, ...Object.keys(lastStages)];
const unknown = requests.filter((name) => !stageNames.includes(name));
if (unknown.length > 0) throw new Error(`Unknown stage ${unknown.join(", ")}; there is ${stageNames.join(", ")}.`);
const isChosen = (name: string) => (requests.length === 0 ? name !== "fuzz" : requests.includes(name));

const outcomes = new Map<string, StageOutcome>();
// Concurrent, because each stage uses only one core at times.
await Promise.all(Object.entries(firstStages).map(([name, run]) => runStages({ [name]: run })));
await runProjects(projects.filter(isChosen));
await runStages(lastStages);

for (const { reasons = [] } of outcomes.values()) for (const reason of reasons) console.log(`\n✗ ${reason}`);
console.log();
for (const [name, outcome] of outcomes) console.log(`${outcome.failed ? "✗" : "✓"} ${name.padEnd(9)} ${say(outcome)}`);
if (isProof) await writeProofRecord(outcomes);
const sum = (key: "passed" | "failed" | "skipped") =>
  [...outcomes.values()].reduce((total, outcome) => total + (outcome[key] ?? 0), 0);
console.log(say({ passed: sum("passed"), failed: sum("failed"), skipped: sum("skipped") }));
process.exitCode = sum("failed") > 0 ? 1 : 0;

async function runStages(stages: Record<string, () => Promise<StageOutcome>>): Promise<void> {
  for (const [name, run] of Object.entries(stages).filter(([each]) => isChosen(each))) {
    console.log(`\n── ${name}`);
    outcomes.set(name, await run());
  }
}

async function runProjects(chosen: string[]): Promise<void> {
  if (chosen.length === 0) return;
  console.log(`\n── ${chosen.join(", ")}`);
  const vitest = await startVitest("test", [], { run: true, watch: false, project: chosen });
  const modules = vitest.state.getTestModules();
  for (const line of describeSkipped(modules)) console.log(line);
  const counts = outcomesOf(modules, { isProof });
  for (const name of chosen) outcomes.set(name, counts.get(name) ?? { passed: 0, failed: 1 });
  // Errors that abort the run, or are thrown outside tests.
  const reasons = vitest.state.getUnhandledErrors().map((error) => stripVTControlCharacters(inspect(error)));
  if (reasons.length > 0) outcomes.set("run", { passed: 0, failed: reasons.length, reasons });
}

async function build(): Promise<StageOutcome> {
  try {
    // Lint, which runs at the same time, checks that generated files are up to date.
    await buildSiteIfStale({ isGenerated: isChosen("lint") });
    return { passed: 1, failed: 0 };
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return { passed: 0, failed: 1 };
  }
}

function say({ passed, failed, skipped = 0 }: StageOutcome): string {
  return `${passed} passed, ${failed} failed, ${skipped} skipped`;
}
