import { mkdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { runQuietly } from "../run.ts";
import { buildLibrary } from "./build-library.ts";
import { buildServer } from "./build-server.ts";
import { buildTesting } from "./build-testing.ts";
import { libraries } from "./libraries.ts";

export interface Package {
  name: string;
  folder: string;
  tarball: string;
  files: string[];
  packedBytes: number;
  unpackedBytes: number;
}

/** @param site the folder of the built site */
export async function buildPackages(folder: string, site: string): Promise<Package[]> {
  await mkdir(folder, { recursive: true });
  const folders: string[] = [];
  for (const library of libraries) folders.push(await buildLibrary(library, folder));
  folders.push(await buildTesting(folder), await buildServer(folder, site));
  const { ok, output } = await runQuietly("npm", [
    "pack",
    ...folders,
    "--json",
    "--loglevel=error",
    "--pack-destination",
    folder,
  ]);
  if (!ok) throw new Error(`npm pack failed:\n${output}`);
  return (JSON.parse(output) as PackReport[]).map(({ name, filename, files, size, unpackedSize }, index) => ({
    name,
    folder: folders[index] as string,
    tarball: join(folder, filename),
    files: files.map(({ path }) => path).sort(),
    packedBytes: size,
    unpackedBytes: unpackedSize,
  }));
}

/** From `npm pack --json`. */
interface PackReport {
  name: string;
  filename: string;
  files: { path: string }[];
  size: number;
  unpackedSize: number;
}

export const readManifest = async ({ folder }: Pick<Package, "folder">) =>
  JSON.parse(await readFile(join(folder, "package.json"), "utf8"));
