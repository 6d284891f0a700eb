import { createHash } from "node:crypto";
import type { Stats } from "node:fs";
import { appendFile, mkdir, mkdtemp, readdir, readFile, rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";

export interface BuiltFolder {
  inputs: string[];
  /** Values besides files that the result depends on. */
  settings: Record<string, string>;
  output: string;
  /** Where a build is made before it moves to `output`; must be on the same disk. */
  workshop: string;
  /** A file with a line per build about its inputs. It is elsewhere, because `output` may be published. */
  stamp: string;
  /** Updates generated inputs. */
  prepare?(): Promise<void>;
  /** Writes the result into an empty folder. */
  make(folder: string): Promise<void>;
}

const skippedPathPattern = /(^|\/)(node_modules|dist|\.astro|\.cache)$|\.test\.tsx?$/;
const hourMs = 3_600_000;

export async function isFresh(built: BuiltFolder): Promise<boolean> {
  const stamp = await readFile(built.stamp, "utf8").catch(() => undefined);
  const output = await stat(built.output).catch(() => undefined);
  return Boolean(output && stamp?.includes(formatStamp(output, await inputsHash(built))));
}

/** Builds a folder unless it is fresh, and prints that it does. */
export async function rebuildIfStale(built: BuiltFolder, what: string): Promise<void> {
  if (await isFresh(built)) return;
  console.log(`… Building ${what}`);
  await rebuild(built);
}

/** Includes the folder's inode and time, because the stamp is invalid for a replaced or changed folder. */
const formatStamp = ({ ino, mtimeMs }: Stats, hash: string): string => `${ino} ${mtimeMs} ${hash}\n`;

/**
 * Builds next to the output and then replaces it, so that readers and concurrent builds never get half a result. If the
 * build fails, an outdated output is removed.
 */
export async function rebuild(built: BuiltFolder): Promise<void> {
  await mkdir(built.workshop, { recursive: true });
  await sweep(built.workshop);
  const folder = await mkdtemp(join(built.workshop, "build-"));
  try {
    await built.prepare?.();
    // Computed first, so that an input that changes during the build makes the result outdated.
    const hash = await inputsHash(built);
    await built.make(folder);
    const { ino } = await stat(folder);
    await replace(built.output, folder, built.workshop);
    const output = await stat(built.output).catch(ignore("ENOENT"));
    // A concurrent build may have replaced the folder; it adds its own line.
    if (output?.ino === ino) await appendFile(built.stamp, formatStamp(output, hash));
  } catch (error) {
    if (!(await isFresh(built))) await rm(built.output, { recursive: true, force: true });
    throw error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** SHA-256 of names and bytes of all inputs, and of the settings. */
export async function inputsHash({ inputs, settings }: Pick<BuiltFolder, "inputs" | "settings">): Promise<string> {
  const hash = createHash("sha256").update(JSON.stringify(Object.entries(settings).sort()));
  for (const input of inputs) {
    for (const path of await filesUnder(input)) {
      const content = createHash("sha256").update(await readFile(path));
      hash.update(`\0${path}\0`).update(content.digest());
    }
  }
  return hash.digest("hex");
}

async function filesUnder(path: string): Promise<string[]> {
  if (skippedPathPattern.test(path)) return [];
  const stats = await stat(path).catch(() => undefined);
  if (!stats) return [];
  if (!stats.isDirectory()) return [path];
  const names = (await readdir(path)).sort();
  return (await Promise.all(names.map((name) => filesUnder(join(path, name))))).flat();
}

async function replace(output: string, folder: string, workshop: string): Promise<void> {
  await mkdir(dirname(output), { recursive: true });
  const oldFolder = await mkdtemp(join(workshop, "old-"));
  try {
    for (let attempt = 0; attempt < 100; attempt++) {
      await rename(output, join(oldFolder, String(attempt))).catch(ignore("ENOENT"));
      // If a concurrent build creates the folder between these two lines, the next attempt moves that folder aside.
      const isPlaced = await rename(folder, output).then(() => true, ignore("ENOTEMPTY", "EEXIST"));
      if (isPlaced) return;
    }
    throw new Error(`${output} cannot be replaced, because other builds keep replacing it.`);
  } finally {
    await rm(oldFolder, { recursive: true, force: true });
  }
}

function ignore(...codes: string[]) {
  return (error: unknown) => {
    if (!codes.includes((error as NodeJS.ErrnoException).code ?? "")) throw error;
  };
}

/** Removes what killed builds left. */
async function sweep(workshop: string): Promise<void> {
  for (const name of await readdir(workshop)) {
    const path = join(workshop, name);
    const stats = await stat(path).catch(() => undefined);
    if (stats && Date.now() - stats.mtimeMs > hourMs) await rm(path, { recursive: true, force: true });
  }
}
