import { spawnSync } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import { mainProgram, startServer } from "@openparlance/server/testing/processes";
import {
  commonToolchains,
  type ExecutionRecord,
  executedFile,
  fileNameOf,
  installed,
  markOf,
  type ShownSample,
  shownSamples,
} from "@openparlance/site/executed";
import { guides, languages, runGuide } from "./guide-programs.ts";
import { runReference } from "./reference-programs.ts";

// Runs the site's samples against the server, in all or the named languages, and records those that work. Results of
// other languages are kept.

/** The tool of each language, and the command that prints its version. */
const tools: Record<string, [name: string, command: string, ...args: string[]]> = {
  sh: ["cURL", "curl", "--version"],
  js: ["Node", process.execPath, "--version"],
  py: ["Python", "python3", "--version"],
  ts: ["Node", process.execPath, "--version"],
  java: ["Java", "javac", "-version"],
  go: ["Go", "go", "version"],
  php: ["PHP", "php", "--version"],
  rb: ["Ruby", "ruby", "--version"],
  cs: ["Mono", "mono", "--version"],
  http: ["Node", process.execPath, "--version"],
};

const requestedLanguages = process.argv.slice(2);
const allSamples = shownSamples();
const previousRecord: ExecutionRecord = JSON.parse(
  await readFile(executedFile, "utf8").catch(() => '{ "tools": {}, "samples": {} }'),
);
const record: ExecutionRecord = { on: new Date().toISOString().slice(0, 10), tools: {}, samples: {} };
let isFaulty = false;

for (const language of Object.keys(tools))
  recordResults(language, previousRecord.tools[language], samplesIn(language).filter(ranBefore));
for (const [language, toolchain] of Object.entries({ ...commonToolchains, ...installed })) {
  if (requestedLanguages.length > 0 && !requestedLanguages.includes(language)) continue;
  const version = findVersion(language);
  if (version === undefined) {
    console.log(`- ${language}: its tool is not installed`);
    continue;
  }
  const samples = samplesIn(language);
  const faults = new Map([
    ...(await runReference(
      samples.filter(({ name }) => name.startsWith("reference/")),
      toolchain,
    )),
    ...(language in languages ? await runGuides(language as keyof typeof languages) : []),
  ]);
  isFaulty ||= faults.size > 0;
  console.log(`${faults.size > 0 ? "✗" : "✓"} ${language}: ${samples.length - faults.size} of ${samples.length}`);
  for (const [name, fault] of faults) console.log(`  ${name} ${fault}`);
  recordResults(
    language,
    version,
    samples.filter(({ name }) => !faults.has(name)),
  );
  await writeFile(executedFile, `${JSON.stringify(sortRecord(record), null, 2)}\n`);
}
process.exitCode = isFaulty ? 1 : 0;

function samplesIn(language: string): ShownSample[] {
  return allSamples.filter((sample) => sample.language === language);
}

/** Records the samples that worked. A language counts as executed only if all of them did. */
function recordResults(language: string, tool: string | undefined, executed: ShownSample[]): void {
  const all = samplesIn(language);
  for (const sample of all) delete record.samples[fileNameOf(sample)];
  for (const sample of executed) record.samples[fileNameOf(sample)] = markOf(sample);
  delete record.tools[language];
  if (tool !== undefined && executed.length === all.length) record.tools[language] = tool;
}

/** The order doesn't depend on the languages that ran, so that records differ only in results. */
function sortRecord({ on, tools, samples }: ExecutionRecord): ExecutionRecord {
  const languages = Object.keys({ ...commonToolchains, ...installed });
  const pick = <Value>(values: Readonly<Record<string, Value>>, names: string[]) =>
    Object.fromEntries(names.flatMap((name) => (values[name] === undefined ? [] : [[name, values[name] as Value]])));
  return { on, tools: pick(tools, languages), samples: pick(samples, languages.flatMap(samplesIn).map(fileNameOf)) };
}

function ranBefore(sample: ShownSample): boolean {
  return previousRecord.samples[fileNameOf(sample)] === markOf(sample);
}

function findVersion(language: string): string | undefined {
  const [name = "", command = "", ...args] = tools[language] ?? [];
  const { stdout } = spawnSync(command, args, { encoding: "utf8" });
  const version = /\d+(?:\.\d+)+/.exec(stdout ?? "")?.[0];
  return version && `${name} ${version}`;
}

/** A guide's samples are one program, so those after a failure have not run. */
async function runGuides(language: keyof typeof languages): Promise<Map<string, string>> {
  const faults = new Map<string, string>();
  const server = await startServer({ program: [mainProgram] });
  try {
    for (const { path, steps } of guides) {
      const { status, err, outputs } = await runGuide(steps, language, server);
      if (status === 0) continue;
      for (const step of steps.slice(Math.max(0, outputs.size - 1)))
        faults.set(step, `in ${path} ended with ${status}: ${err}`);
    }
  } finally {
    await server.stop();
  }
  return faults;
}
