import { spawn } from "node:child_process";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describeSecondTries, type Stage, type Tally, writeProofRecord } from "./proof-record.ts";
import { root } from "./run.ts";
import { isProof, runStages, type StageName, type StageResult } from "./stages.ts";

// `--proof`: tests that sample (fuzz, kills, languages) take their full counts, and the result is kept. With names of
// stages after it, only those are proven again.
if (process.argv.includes("--proof")) process.env.PARLANCE_PROOF = "1";
const requests = process.argv.slice(2).filter((word) => word !== "--proof");

// Tests in a browser wait for half of their time, so they run at the same time as the others. Those of processes wait more
// often than they work: they come early, and the unit tests, which never wait, last.
const alone: StageName[] = ["lint", "processes", "postgres", "unit"];
const beside: StageName[] = ["build", "e2e"];
const afterwards: StageName[] = isProof() ? ["files", "packages", "image", "fresh"] : [];
/** It takes hours, so it runs only when it is named. */
const named: StageName[] = isProof() ? ["fuzz"] : [];

const names: string[] = [...alone, ...beside, ...afterwards, ...named];
const unknown = requests.filter((name) => !names.includes(name));
if (unknown.length > 0) throw new Error(`Unknown stage ${unknown.join(", ")}; there is ${names.join(", ")}.`);
const choose = (some: StageName[]) => some.filter((name) => requests.length === 0 || requests.includes(name));

await mkdir(join(root, ".cache"), { recursive: true });
const results = [
  ...(choose(alone).length === 0
    ? await runStages(choose(beside))
    : await runSideBySide(choose(alone), choose(beside))),
  ...(await runStages(choose(afterwards))),
  ...(await runStages(named.filter((name) => requests.includes(name)))),
];

for (const { reasons } of results) for (const reason of reasons) console.log(`\n✗ ${reason}`);
for (const { unrun } of results) for (const skip of unrun) console.log(`\n↓ ${skip}`);
console.log();
for (const { name, passed, failed, skipped, seconds } of results)
  console.log(
    `${failed ? "✗" : "✓"} ${name.padEnd(9)} ${passed} passed, ${failed} failed, ${skipped} skipped, ${seconds} s`,
  );

const proven = results.map(({ seconds, reasons, unrun, ...stage }): Stage => stage);
await writeFile(join(root, ".cache/stages.json"), JSON.stringify(proven));
if (isProof()) await writeProofRecord(proven);

const retried = results.flatMap(({ secondTries }) => secondTries);
if (retried.length > 0) console.log(`\n${describeSecondTries(retried)}`);
const sum = (key: keyof Tally) => results.reduce((total, stage) => total + stage[key], 0);
console.log(`${sum("passed")} passed, ${sum("failed")} failed, ${sum("skipped")} skipped`);
process.exitCode = sum("failed") > 0 ? 1 : 0;

/** Runs two lists of stages at once. What the second list prints is held until the first has ended. */
async function runSideBySide(first: StageName[], second: StageName[]): Promise<StageResult[]> {
  if (second.length === 0) return runStages(first);
  const file = join(root, ".cache/stages-beside.json");
  await rm(file, { force: true });
  const child = spawn(process.execPath, ["scripts/stages.ts", file, ...second], {
    cwd: root,
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, ...(process.stdout.isTTY && { FORCE_COLOR: "1" }) },
  });
  const ended = new Promise<void>((resolve, reject) => child.once("error", reject).once("close", () => resolve()));
  let pending: string[] | undefined = [];
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text: string) => {
      if (pending) pending.push(text);
      else process.stdout.write(text);
    });
  console.log(`(${second.join(" and ")} run at the same time; what they print follows.)`);
  const results = await runStages(first);
  process.stdout.write(pending.join(""));
  pending = undefined;
  await ended;
  const others = await readFile(file, "utf8").catch(() => undefined);
  // A process that was killed leaves no results.
  if (others === undefined) throw new Error(`${second.join(" and ")} ended early; see the reason above.`);
  return [...results, ...(JSON.parse(others) as StageResult[])];
}
