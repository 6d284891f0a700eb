import { spawnSync } from "node:child_process";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import type { BareRoot } from "./bare-root.ts";
import { findChromium } from "./chromium.mjs";
import { root } from "./run.ts";

export interface Stage {
  name: string;
  provenAt: string;
  passed: number;
  failed: number;
  skipped: number;
  /** Processor time of all its processes; null where the system does not say. */
  cpuSeconds: number | null;
  /** Tests that passed only when they were retried. In a proof they count as failed. */
  secondTries: SecondTry[];
  /** What it found besides, such as sizes and times, and what could only be checked. */
  notes?: string[];
  /** In the stage that begins from nothing. */
  machines?: FreshMachine[];
}

/** What a clean clone did on a machine with Node and nothing else. */
export interface FreshMachine extends Pick<BareRoot, "debian" | "node" | "npm"> {
  /** Whether `npm start` served the site, and the API with the key that it printed. */
  starts: boolean;
  /** The stages of `npm test`. */
  stages: Pick<Stage, "name" | "passed" | "failed" | "skipped" | "secondTries">[];
  /** Processor time of making the root and of both commands. */
  cpuSeconds: number | null;
  /** When that was, and what was cloned. */
  provenAt: string;
  commit: string;
}

/** A test that failed, was retried and passed. */
export interface SecondTry {
  test: string;
  /** The message of its first error. */
  message: string;
}

export interface Tally {
  passed: number;
  failed: number;
  skipped: number;
}

/** What a test report of Vitest says about each file. */
export interface Report {
  testResults?: {
    name: string;
    /** Why a file could not be loaded. */
    message?: string;
    assertionResults: { status: string; fullName?: string; failureMessages?: string[] }[];
  }[];
}

/** What failed, with file, test and message, for the end of a long run. */
export const failures = ({ testResults = [] }: Report): string[] =>
  testResults.flatMap(({ name, message, assertionResults }) => {
    const file = relative(root, name);
    const failed = assertionResults
      .filter(({ status }) => status === "failed")
      .map(({ fullName, failureMessages = [] }) => `${file} > ${fullName}\n${failureMessages.join("\n")}`);
    return message ? [`${file}\n${message}`, ...failed] : failed;
  });

/** Tests that did not run, by file; what they are called says why. */
export const skips = ({ testResults = [] }: Report): string[] =>
  testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => isSkip(status))
      .map(({ fullName }) => `${relative(root, name)} > ${fullName}`),
  );

const isSkip = (status: string) => status === "skipped" || status === "pending" || status === "todo";

/** Tests that passed after a failure. Vitest keeps the errors of the tries before. */
export const secondTries = ({ testResults = [] }: Report): SecondTry[] =>
  testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.flatMap(({ status, fullName, failureMessages: [first] = [] }) =>
      status === "passed" && first !== undefined
        ? [{ test: `${relative(root, name)} > ${fullName}`, message: withoutStack(first) }]
        : [],
    ),
  );

/** The same report, with tests that passed only when they were retried as failed ones. */
export const withoutRetries = ({ testResults = [] }: Report): Report => ({
  testResults: testResults.map((file) => ({
    ...file,
    assertionResults: file.assertionResults.map((result) =>
      result.status === "passed" && result.failureMessages?.length ? { ...result, status: "failed" } : result,
    ),
  })),
});

/** The block that names them, for the end of a run. */
export const describeSecondTries = (tries: readonly SecondTry[]): string =>
  [
    `${tries.length} passed only when retried:`,
    ...tries.map(({ test, message }) => `↻ ${test}\n${message.replace(/^/gm, "    ")}`),
  ].join("\n");

const withoutStack = (message: string) =>
  stripVTControlCharacters(message)
    .replace(/\n\s+at [\s\S]*/, "")
    .trim();

/** How many tests passed, failed and did not run. */
export function tally({ testResults = [] }: Report): Tally {
  const results = testResults.flatMap(({ assertionResults }) => assertionResults);
  const count = (isOne: (status: string) => boolean) => results.filter(({ status }) => isOne(status)).length;
  return {
    passed: count((status) => status === "passed"),
    failed: count((status) => status === "failed"),
    skipped: count(isSkip),
  };
}

/** Processor time of the ended processes that this one started, theirs included. Only Linux says it. */
export async function cpuSecondsSoFar(): Promise<number | null> {
  const text = await readFile("/proc/self/stat", "utf8").catch(() => undefined);
  // After the name in brackets; in hundredths of a second, by user and system.
  const fields = text?.slice(text.lastIndexOf(")") + 2).split(" ");
  return fields ? (Number(fields[13]) + Number(fields[14])) / 100 : null;
}

/** The first line that says a version, from each tool that took part. */
const queries: Record<string, string[]> = {
  "7zip": ["7zz", "i"],
  bash: ["bash", "--version"],
  bsdtar: ["bsdtar", "--version"],
  buildah: ["buildah", "--version"],
  chromium: [findChromium() ?? "chromium", "--version"],
  curl: ["curl", "--version"],
  epubcheck: ["java", "-jar", "/usr/share/java/epubcheck.jar", "--version"],
  go: ["go", "version"],
  java: ["javac", "-version"],
  libreoffice: ["soffice", "--version"],
  mono: ["mcs", "--version"],
  node: [process.execPath, "--version"],
  pandoc: ["pandoc", "--version"],
  php: ["php", "--version"],
  python: ["python3", "--version"],
  ruby: ["ruby", "--version"],
  scribus: ["scribus", "-platform", "offscreen", "--version"],
  typescript: ["node", "node_modules/typescript-native/bin/tsc", "--version"],
  unzip: ["unzip", "-v"],
};

const missing = "not found";

function versions(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(queries).map(([tool, [command = "", ...args]]) => {
      const { stdout } = spawnSync(command, args, { cwd: root, encoding: "utf8" });
      return [tool, /\d+(?:\.\d+)+/.exec(stdout ?? "")?.[0] ?? missing];
    }),
  );
}

/** Tools of stages that were proven elsewhere, and are missing here, keep their versions. */
export function mergeVersions(before: Record<string, string>, now: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(now).map(([tool, version]) => [tool, version === missing ? (before[tool] ?? missing) : version]),
  );
}

interface ProofRecord {
  tools: Record<string, string>;
  stages: Stage[];
}

const recordFile = new URL("records/proof.json", `file://${root}`);

async function readProofRecord(): Promise<ProofRecord> {
  const text = await readFile(recordFile, "utf8").catch(() => '{"tools":{},"stages":[]}');
  return JSON.parse(text) as ProofRecord;
}

/** Writes what was proven, with which tools, and at what cost; stages that did not run stay as they were proven before. */
export async function writeProofRecord(proven: readonly Stage[]): Promise<void> {
  const before = await readProofRecord();
  const names = new Set([...before.stages, ...proven].map(({ name }) => name));
  const stages = [...names].map((name) =>
    [...proven, ...before.stages].find((stage) => stage.name === name),
  ) as Stage[];
  const sum = (key: keyof Tally) => stages.reduce((total, stage) => total + stage[key], 0);
  const total: Tally = { passed: sum("passed"), failed: sum("failed"), skipped: sum("skipped") };
  const record = { provenAt: new Date().toISOString(), tools: mergeVersions(before.tools, versions()), total, stages };
  await mkdir(new URL(".", recordFile), { recursive: true });
  await writeFile(recordFile, `${JSON.stringify(record, null, 2)}\n`);
}

/** Writes what a machine did, instead of an earlier run on the same release with the same version of Node. */
export async function keepFreshMachine(machine: FreshMachine): Promise<void> {
  const { stages } = await readProofRecord();
  const before = stages.find(({ name }) => name === "fresh")?.machines ?? [];
  await writeProofRecord([describeFresh(replaceMachine(before, machine))]);
}

/** The machines with this one instead of its like, newest releases first. */
export function replaceMachine(machines: readonly FreshMachine[], machine: FreshMachine): FreshMachine[] {
  const kindOf = ({ debian, node }: FreshMachine) => [debian, node].map(Number.parseFloat).map(Math.floor).join("/");
  const others = machines.filter((other) => kindOf(other) !== kindOf(machine));
  return [...others, machine].sort((a, b) => kindOf(b).localeCompare(kindOf(a)));
}

/** Both commands on each machine count as one test. */
export function describeFresh(machines: FreshMachine[]): Stage {
  const isGreen = ({ failed, secondTries }: FreshMachine["stages"][number]) => failed === 0 && secondTries.length === 0;
  const results = machines.flatMap(({ starts, stages }) => [starts, stages.length > 0 && stages.every(isGreen)]);
  const passed = results.filter(Boolean).length;
  const times = machines.flatMap(({ cpuSeconds }) => cpuSeconds ?? []);
  return {
    name: "fresh",
    provenAt: new Date().toISOString(),
    ...{ passed, failed: results.length - passed, skipped: 0 },
    cpuSeconds: times.length < machines.length ? null : times.reduce((sum, time) => sum + time, 0),
    secondTries: [],
    machines,
  };
}
