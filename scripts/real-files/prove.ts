import { spawn } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { FileOutcome } from "@openparlance/filters/testing";
import type { StageOutcome } from "../outcomes.ts";
import { root } from "../run.ts";
import { fetchDocumentation, fetchPackages } from "./fetch-packages.ts";
import { minFiles } from "./packages.ts";
import { type RealFile, selectDocumentation, selectFiles } from "./select-files.ts";

/** Far more than any file needs, so that only a hanging process reaches it. */
const maxSeconds = 300;

interface TriedFile extends RealFile {
  outcome: FileOutcome;
}

/**
 * Tries files of packages and writes the record. Each is read and written unchanged. Then each of its texts becomes a
 * mark, and a parser of others reads the result. A file that was read, or refused with a reason, counts as passed.
 */
export async function proveRealFiles(): Promise<StageOutcome> {
  let files: RealFile[];
  let documentation: RealFile[];
  try {
    files = selectFiles(fetchPackages());
    documentation = selectDocumentation(fetchDocumentation());
  } catch (error) {
    const reason = `The packages with real files can't be had: ${error instanceof Error ? error.message : error}`;
    console.error(reason);
    return { passed: 0, failed: 1, reasons: [reason] };
  }
  const others = await tryAll(files);
  const inDocumentation = await tryAll(documentation);
  const record = { ...summarize(others), documentation: summarizeDocumentation(inDocumentation) };
  await writeFile(join(root, "records/real-files.json"), `${JSON.stringify(record, null, 2)}\n`);
  const tried = [...others, ...inDocumentation];
  const bad = tried.filter(({ outcome }) => outcome.kind === "changed" || outcome.kind === "failed");
  const reasons = bad.map(({ package: name, path, outcome }) => `${name}/${path}: ${JSON.stringify(outcome)}`);
  if (files.length < minFiles) reasons.push(`Only ${files.length} real files were found, ${minFiles} are needed.`);
  return { passed: tried.length - bad.length, failed: reasons.length, reasons };
}

export async function tryAll(files: readonly RealFile[]): Promise<TriedFile[]> {
  const shares = Array.from({ length: availableParallelism() }, (_, at) =>
    files.filter((_, index) => index % availableParallelism() === at),
  );
  return (await Promise.all(shares.map(tryInTurn))).flat();
}

/** In a process that begins again after a file that ended it. */
async function tryInTurn(files: readonly RealFile[]): Promise<TriedFile[]> {
  const done: TriedFile[] = [];
  while (done.length < files.length) {
    const waiting = files.slice(done.length);
    const child = spawn(process.execPath, ["--max-old-space-size=1500", "scripts/real-files/try-files.ts"], {
      cwd: root,
      stdio: ["pipe", "pipe", "inherit"],
    });
    child.stdin.on("error", () => {}).end(waiting.map(({ file }) => `${file}\n`).join(""));
    let timer = setTimeout(() => child.kill("SIGKILL"), maxSeconds * 1000);
    let count = 0;
    for await (const line of createInterface({ input: child.stdout })) {
      const { outcome } = JSON.parse(line) as { outcome: FileOutcome };
      done.push({ ...(waiting[count++] as RealFile), outcome });
      clearTimeout(timer);
      timer = setTimeout(() => child.kill("SIGKILL"), maxSeconds * 1000);
    }
    clearTimeout(timer);
    const next = waiting[count];
    if (next) done.push({ ...next, outcome: { kind: "failed", reason: "ended the process, or took too long" } });
  }
  return done;
}

/** Counts files and packages by format and result, and lists the wrong results. */
function summarize(tried: readonly TriedFile[]) {
  const formats = Map.groupBy(tried, ({ format }) => format);
  const count = (all: readonly TriedFile[]) => ({
    files: all.length,
    packages: new Set(all.map(({ package: name }) => name)).size,
    segments: all.reduce((sum, { outcome }) => sum + (outcome.kind === "read" ? outcome.segments : 0), 0),
    read: all.filter(({ outcome }) => outcome.kind === "read").length,
    readAndTheSameUnchanged: all.filter(({ outcome }) => outcome.kind === "read" && outcome.isSame).length,
    refused: countReasons(all, "refused"),
    unjudged: countReasons(all, "unjudged"),
    changedBeyondText: all.filter(({ outcome }) => outcome.kind === "changed").length,
    failed: all.filter(({ outcome }) => outcome.kind === "failed").length,
  });
  return {
    provenAt: new Date().toISOString(),
    total: count(tried),
    formats: Object.fromEntries(
      [...formats].sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, all]) => [name, count(all)]),
    ),
    notAsTheyShould: listBad(tried),
  };
}

/** Counts by package the lines that open blocks of extensions, all of which are kept when every word changes. */
export function summarizeDocumentation(tried: readonly TriedFile[]) {
  const packages = Map.groupBy(tried, (file) => file.package);
  const count = (all: readonly TriedFile[]) => {
    const read = all.flatMap(({ outcome }) => (outcome.kind === "read" ? outcome : []));
    return {
      files: all.length,
      read: read.length,
      readAndTheSameUnchanged: read.filter(({ isSame }) => isSame).length,
      segments: read.reduce((sum, { segments }) => sum + segments, 0),
      openingLines: read.reduce((sum, { openings = 0 }) => sum + openings, 0),
      withOpeningLines: read.filter(({ openings }) => openings !== undefined).length,
      refused: countReasons(all, "refused"),
      unjudged: countReasons(all, "unjudged"),
    };
  };
  return {
    packages: Object.fromEntries([...packages].map(([name, all]) => [name, count(all)])),
    notAsTheyShould: listBad(tried),
  };
}

const listBad = (tried: readonly TriedFile[]) =>
  tried
    .filter(({ outcome }) => outcome.kind === "changed" || outcome.kind === "failed")
    .map(({ package: name, path, outcome }) => ({ file: `${name}/${path}`, ...outcome }));

function countReasons(all: readonly TriedFile[], kind: "refused" | "unjudged"): Record<string, number> {
  const reasons = all.flatMap(({ outcome }) => (outcome.kind === kind ? outcome.reason : []));
  return kind === "unjudged"
    ? { "not read by the other parser either": reasons.length }
    : Object.fromEntries([...Map.groupBy(reasons, (reason) => reason)].map(([reason, { length }]) => [reason, length]));
}
