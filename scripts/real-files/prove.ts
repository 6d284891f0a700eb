import { spawn } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { FileOutcome } from "@openparlance/filters/testing";
import type { StageOutcome } from "../outcomes.ts";
import { root } from "../run.ts";
import { fetchFromNpm, fetchPackages } from "./fetch-packages.ts";
import { documentationPackages, minFiles } from "./packages.ts";
import { type RealFile, selectDocumentation, selectFiles } from "./select-files.ts";

/** Only a process that hangs takes so long. */
const maxSeconds = 300;

interface TriedFile extends RealFile {
  outcome: FileOutcome;
}

/**
 * Tries files of packages and writes the record. Each is read and written: unchanged, then with marks instead of texts,
 * for a foreign parser. A file passes if it was read, or refused with a reason.
 */
export async function proveRealFiles(): Promise<StageOutcome> {
  let files: RealFile[];
  let documentation: RealFile[];
  try {
    files = selectFiles(fetchPackages());
    documentation = selectDocumentation(fetchFromNpm(documentationPackages));
  } catch (error) {
    const reason = `The packages with real files can't be had: ${error instanceof Error ? error.message : error}`;
    console.error(reason);
    return { passed: 0, failed: 1, reasons: [reason] };
  }
  const others = await tryAll(files);
  const inDocumentation = await tryAll(documentation);
  const record = {
    provenAt: new Date().toISOString(),
    total: count(others),
    formats: countEach(others, ({ format }) => format),
    notAsTheyShould: listBad(others),
    documentation: {
      packages: countEach(inDocumentation, (file) => file.package),
      notAsTheyShould: listBad(inDocumentation),
    },
  };
  await writeFile(join(root, "records/real-files.json"), `${JSON.stringify(record, null, 2)}\n`);
  const tried = [...others, ...inDocumentation];
  const bad = listBad(tried);
  const reasons = bad.map(({ file, ...outcome }) => `${file}: ${JSON.stringify(outcome)}`);
  if (files.length < minFiles) reasons.push(`Only ${files.length} real files were found, ${minFiles} are needed.`);
  return { passed: tried.length - bad.length, failed: reasons.length, reasons };
}

async function tryAll(files: readonly RealFile[]): Promise<TriedFile[]> {
  const shares = Array.from({ length: availableParallelism() }, (_, at) =>
    files.filter((_, index) => index % availableParallelism() === at),
  );
  return (await Promise.all(shares.map(tryInTurn))).flat();
}

/** Tries files in a process, and starts a new one after a file that ended it. */
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

function countEach(tried: readonly TriedFile[], keyOf: (file: TriedFile) => string) {
  const groups = [...Map.groupBy(tried, keyOf)].sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(groups.map(([key, all]) => [key, count(all)]));
}

function count(all: readonly TriedFile[]) {
  const read = all.flatMap(({ outcome }) => (outcome.kind === "read" ? outcome : []));
  const countKind = (wanted: FileOutcome["kind"]) => all.filter(({ outcome }) => outcome.kind === wanted).length;
  const withOpenings = read.flatMap(({ openings }) => openings ?? []);
  return {
    files: all.length,
    packages: new Set(all.map(({ package: name }) => name)).size,
    segments: read.reduce((sum, { segments }) => sum + segments, 0),
    read: read.length,
    readAndTheSameUnchanged: read.filter(({ isSame }) => isSame).length,
    // Lines of Markdown that open blocks of extensions. Each must stay when every word changes.
    ...(withOpenings.length > 0 && {
      openingLines: withOpenings.reduce((sum, openings) => sum + openings, 0),
      withOpeningLines: withOpenings.length,
    }),
    refused: countReasons(all),
    unjudged: countKind("unjudged"),
    changedBeyondText: countKind("changed"),
    failed: countKind("failed"),
  };
}

const listBad = (tried: readonly TriedFile[]) =>
  tried
    .filter(({ outcome }) => outcome.kind === "changed" || outcome.kind === "failed")
    .map(({ package: name, path, outcome }) => ({ file: `${name}/${path}`, ...outcome }));

function countReasons(all: readonly TriedFile[]): Record<string, number> {
  const reasons = all.flatMap(({ outcome }) => (outcome.kind === "refused" ? outcome.reason : []));
  const byReason = Map.groupBy(reasons, (reason) => reason);
  return Object.fromEntries([...byReason].map(([reason, { length }]) => [reason, length]));
}
