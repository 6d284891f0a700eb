import { existsSync } from "node:fs";
import { mkdir, rename, rm, stat, statfs, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { CliError } from "../../commands/command.ts";
import { holdLock, makeFolder } from "../data-folder.ts";
import { diskError, downloadFile } from "./download-file.ts";
import { type InstalledRelease, listInstalled, releaseFile } from "./installed-models.ts";
import type { ModelRelease } from "./read-registry.ts";

export interface ModelInstallation {
  folder: string;
  registry: string;
  /** The limit of time without data, in milliseconds. */
  idleMs: number;
  report(pair: string, bytes: number, total: number): void;
  freeBytes?(folder: string): Promise<number>;
}

/** The folder for incomplete downloads; no folder of a model has this name. */
const partialName = ".partial";
/** The folder in `.partial` for models that are being removed. */
const oldName = "old";

/**
 * Installs models, each completely or not at all. The received data of a failed model is used by the next installation.
 * Returns the pairs that weren't installed before. @throws CliError
 */
export const installModels = (releases: readonly ModelRelease[], installation: ModelInstallation): Promise<string[]> =>
  changeFolder(installation.folder, async (partial) => {
    const missing = releases.filter((release) => !isInstalled(release, installation.folder));
    await checkRoom(missing, partial, installation);
    for (const release of missing) await install(release, partial, installation);
    await rm(partial, { recursive: true, force: true });
    return missing.map(({ pair }) => pair);
  });

/** @throws CliError */
export const removeModels = (pairs: readonly string[], models: string): Promise<void> =>
  changeFolder(models, async (partial) => {
    for (const pair of pairs) await moveAway(pair, models, partial);
    await rm(join(partial, oldName), { recursive: true, force: true });
  });

/** Runs a change of a models folder, one process at a time. */
async function changeFolder<Done>(models: string, change: (partial: string) => Promise<Done>): Promise<Done> {
  const partial = join(models, partialName);
  let release: (() => void) | undefined;
  try {
    makeFolder(dirname(models));
    // A server of another user reads the models that an administrator installs.
    makeFolder(models, 0o755);
    makeFolder(partial);
    release = holdLock(join(models, ".lock"));
  } catch (error) {
    throw diskError(error);
  }
  if (!release) throw new CliError(`Another process installs or removes models in ${models}; wait until it finishes.`);
  try {
    return await change(partial);
  } catch (error) {
    throw error instanceof CliError ? error : diskError(error);
  } finally {
    release();
  }
}

function isInstalled({ pair, files }: ModelRelease, models: string): boolean {
  const installed = listInstalled(models).find((model) => model.pair === pair);
  if (!installed?.release) return false;
  const sum = files.reduce((bytes, { size }) => bytes + size, 0);
  const hashes = installed.release.files.map(({ sha256 }) => sha256);
  return installed.bytes === sum && files.every(({ sha256 }) => hashes.includes(sha256));
}

async function checkRoom(releases: readonly ModelRelease[], partial: string, { freeBytes }: ModelInstallation) {
  const files = releases.flatMap((release) => release.files);
  const missing = files.map(async ({ size, sha256 }) => {
    const received = await stat(join(partial, sha256)).catch(() => undefined);
    return size - (received?.size ?? 0);
  });
  const needed = (await Promise.all(missing)).reduce((sum, bytes) => sum + bytes, 0);
  const free = await (freeBytes ?? readFreeBytes)(partial);
  if (needed <= free) return;
  throw new CliError(
    `The models need ${toMegabytes(needed)} MB, and the disk of ${partial} has ${toMegabytes(free)} MB. Nothing was installed.`,
  );
}

async function readFreeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/** The size in megabytes, to one decimal. */
export const toMegabytes = (bytes: number): string => (bytes / 1e6).toFixed(1);

async function install({ pair, version, files }: ModelRelease, partial: string, installation: ModelInstallation) {
  const { folder, registry, idleMs, report } = installation;
  const total = files.reduce((sum, { size }) => sum + size, 0);
  let before = 0;
  // The name contains the hash, so that an interrupted download is continued only with the same file.
  for (const file of files) {
    const done = before;
    const reportBytes = (bytes: number) => report(pair, done + bytes, total);
    await downloadFile(file, join(partial, file.sha256), { idleMs, report: reportBytes });
    before += file.size;
  }
  report(pair, total, total);
  const staged = join(partial, pair);
  await rm(staged, { recursive: true, force: true });
  await mkdir(staged);
  for (const { name, sha256 } of files) await rename(join(partial, sha256), join(staged, name));
  const described = files.map(({ name, size, sha256 }) => ({ name, size, sha256 }));
  const release: InstalledRelease = { version, registry, files: described };
  await writeFile(join(staged, releaseFile), `${JSON.stringify(release, null, 2)}\n`, { flush: true });
  await moveAway(pair, folder, partial);
  await rename(staged, join(folder, pair));
}

/** Moves the folder before its files are removed, so that a server never finds an incomplete model. */
async function moveAway(pair: string, models: string, partial: string): Promise<void> {
  const old = join(partial, oldName);
  await mkdir(old, { recursive: true });
  for (const name of [pair, pair.replace("-", "")]) {
    await rm(join(old, name), { recursive: true, force: true });
    if (existsSync(join(models, name))) await rename(join(models, name), join(old, name));
  }
}
