import { createHash } from "node:crypto";
import type { Stats } from "node:fs";
import { appendFile, mkdir, mkdtemp, readdir, readFile, rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";

/** A folder that is built from other files, and rebuilt when those files or the settings change. */
export interface BuiltFolder {
  /** Files and folders that the result depends on. */
  inputs: string[];
  /** Values from outside that the result depends on. */
  settings: Record<string, string>;
  output: string;
  /** The folder of a build before it moves to the output's path; on the same disk as the output. */
  workshop: string;
  /** A file with a line about the inputs of each build. It is elsewhere, because the output may be published. */
  stamp: string;
  /** Updates the inputs that are themselves generated. */
  prepare?(): Promise<void>;
  /** Writes the result into an empty folder. */
  make(folder: string): Promise<void>;
}

const leftOut = /(^|\/)(node_modules|dist|\.astro|\.cache)$|\.test\.tsx?$/;
const hourMs = 3_600_000;

export async function isFresh(built: BuiltFolder): Promise<boolean> {
  const stamp = await readFile(built.stamp, "utf8").catch(() => undefined);
  const output = await stat(built.output).catch(() => undefined);
  return Boolean(output && stamp?.includes(formatStamp(output, await inputsHash(built))));
}

/** Builds a folder unless it is fresh. A line says what is built. */
export async function rebuildIfStale(built: BuiltFolder, what: string): Promise<void> {
  if (await isFresh(built)) return;
  console.log(`… Building ${what}`);
  await rebuild(built);
}

/** Includes the folder's identity, because a replaced or changed folder isn't the one of the stamp. */
const formatStamp = ({ ino, mtimeMs }: Stats, hash: string): string => `${ino} ${mtimeMs} ${hash}\n`;

/**
 * Builds next to the output and then replaces it. So a reader of the output, or a second build at the same time, never
 * meets half a result. When the build fails an outdated output is removed.
 */
export async function rebuild(built: BuiltFolder): Promise<void> {
  await mkdir(built.workshop, { recursive: true });
  await sweep(built.workshop);
  const folder = await mkdtemp(join(built.workshop, "build-"));
  try {
    await built.prepare?.();
    // Computed before the build, so that an input edited meanwhile makes the result outdated.
    const hash = await inputsHash(built);
    await built.make(folder);
    const { ino } = await stat(folder);
    await replace(built.output, folder, built.workshop);
    const output = await stat(built.output).catch(ignore("ENOENT"));
    // A second build may have created the folder again; it adds its own line.
    if (output?.ino === ino) await appendFile(built.stamp, formatStamp(output, hash));
  } catch (error) {
    if (!(await isFresh(built))) await rm(built.output, { recursive: true, force: true });
    throw error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** SHA-256 over the names and bytes of all inputs and over the settings. */
export async function inputsHash({ inputs, settings }: Pick<BuiltFolder, "inputs" | "settings">): Promise<string> {
  const hash = createHash("sha256").update(JSON.stringify(Object.entries(settings).sort()));
  for (const input of inputs) {
    for (const path of await filesUnder(input)) {
      hash.update(`\0${path}\0`).update(
        createHash("sha256")
          .update(await readFile(path))
          .digest(),
      );
    }
  }
  return hash.digest("hex");
}

async function filesUnder(path: string): Promise<string[]> {
  if (leftOut.test(path)) return [];
  const stats = await stat(path).catch(() => undefined);
  if (!stats) return [];
  if (!stats.isDirectory()) return [path];
  const names = (await readdir(path)).sort();
  return (await Promise.all(names.map((name) => filesUnder(join(path, name))))).flat();
}

async function replace(output: string, folder: string, workshop: string): Promise<void> {
  await mkdir(dirname(output), { recursive: true });
  const aside = await mkdtemp(join(workshop, "old-"));
  try {
    for (let attempt = 0; attempt < 100; attempt++) {
      await rename(output, join(aside, String(attempt))).catch(ignore("ENOENT"));
      // A second build that created the folder between these two lines is moved aside in the next attempt.
      const isPlaced = await rename(folder, output).then(() => true, ignore("ENOTEMPTY", "EEXIST"));
      if (isPlaced) return;
    }
    throw new Error(`${output} cannot be replaced, because other builds keep replacing it.`);
  } finally {
    await rm(aside, { recursive: true, force: true });
  }
}

function ignore(...codes: string[]) {
  return (error: unknown) => {
    if (!codes.includes((error as NodeJS.ErrnoException).code ?? "")) throw error;
  };
}

/** Removes the leftovers of builds that were killed. */
async function sweep(workshop: string): Promise<void> {
  for (const name of await readdir(workshop)) {
    const path = join(workshop, name);
    const stats = await stat(path).catch(() => undefined);
    if (stats && Date.now() - stats.mtimeMs > hourMs) await rm(path, { recursive: true, force: true });
  }
}
