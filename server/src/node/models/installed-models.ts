import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

/** The file in the folder of a model that Parlance has installed. */
export const releaseFile = "release.json";

export interface InstalledRelease {
  version: string;
  registry: string;
  files: { name: string; size: number; sha256: string }[];
}

export interface InstalledModel {
  /** `en-de` */
  pair: string;
  /** Undefined for a model whose files were copied by hand. */
  release: InstalledRelease | undefined;
  bytes: number;
  folder: string;
}

/** The folders of pairs: `en-de` or `ende`. */
export const pairPattern = /^([a-z]{2})-?([a-z]{2})$/;

/** The models of a folder, sorted by pair; none when the folder does not exist. */
export function listInstalled(models: string): InstalledModel[] {
  return listNames(models)
    .flatMap((name): InstalledModel[] => {
      const [, from, to] = pairPattern.exec(name) ?? [];
      if (!from || !to) return [];
      const folder = join(models, name);
      const files = listNames(folder).filter((file) => /\.(?:bin|spm)$/.test(file));
      const bytes = files.reduce((sum, file) => sum + statSync(join(folder, file)).size, 0);
      return [{ pair: `${from}-${to}`, release: readRelease(folder), bytes, folder }];
    })
    .sort((one, other) => (one.pair < other.pair ? -1 : 1));
}

function readRelease(folder: string): InstalledRelease | undefined {
  try {
    return JSON.parse(readFileSync(join(folder, releaseFile), "utf8"));
  } catch {
    return undefined;
  }
}

function listNames(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
