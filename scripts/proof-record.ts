import { spawnSync } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { findChromium } from "./chromium.mjs";
import type { StageOutcome } from "./outcomes.ts";
import { root } from "./run.ts";

/** Commands that print the version of each tool. */
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
  unzip: ["unzip", "-v"],
};

const readOutput = (command = "", ...args: string[]): string =>
  spawnSync(command, args, { cwd: root, encoding: "utf8" }).stdout ?? "";

function findVersions(): Record<string, string> {
  const findVersion = (query: string[]) => /\d+(?:\.\d+)+/.exec(readOutput(...query))?.[0];
  const versions = Object.entries(queries).map(([tool, query]) => [tool, findVersion(query)]);
  return Object.fromEntries(versions.filter(([, version]) => version));
}

interface ProofRecord {
  tools: Record<string, string>;
  stages: Record<string, Omit<StageOutcome, "reasons"> & { provenAt: string; commit: string }>;
}

/** Keeps the records of stages that did not run. */
export async function writeProofRecord(outcomes: ReadonlyMap<string, StageOutcome>): Promise<void> {
  const file = join(root, "records/proof.json");
  const before: ProofRecord = JSON.parse(await readFile(file, "utf8"));
  const commit = readOutput("git", "describe", "--always", "--dirty").trim();
  const record = addOutcomes(before, outcomes, { commit, provenAt: new Date().toISOString() });
  await writeFile(file, `${JSON.stringify({ ...record, tools: { ...before.tools, ...findVersions() } }, null, 2)}\n`);
}

export function addOutcomes(
  record: ProofRecord,
  outcomes: ReadonlyMap<string, StageOutcome>,
  when: { commit: string; provenAt: string },
): ProofRecord {
  const proven = [...outcomes].map(([name, { reasons, ...outcome }]) => [name, { ...when, ...outcome }]);
  return { ...record, stages: { ...record.stages, ...Object.fromEntries(proven) } };
}
