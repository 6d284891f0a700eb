import { closeSync, openSync, readdirSync, readSync } from "node:fs";
import { join } from "node:path";
import { findFormat } from "@openparlance/filters/formats";
import { maxFiles } from "./packages.ts";

export interface RealFile {
  format: string;
  package: string;
  path: string;
  /** The path on this machine. */
  file: string;
}

/** Selects files up to the limits; the same ones for the same packages. @param folders by package */
export function selectFiles(folders: ReadonlyMap<string, string>): RealFile[] {
  const all = [...folders].flatMap(([name, folder]) => limitEach(listFiles(name, folder), maxFiles.perPackage));
  return limitEach(spread(all), maxFiles.perFormat);
}

/** All files of Markdown, without limits. */
export const selectDocumentation = (folders: ReadonlyMap<string, string>): RealFile[] =>
  [...folders].flatMap(([name, folder]) =>
    listFiles(name, folder).filter(({ format }) => format === "markdown" || format === "mdx"),
  );

function listFiles(name: string, folder: string): RealFile[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && !/\/node_modules\//.test(entry.parentPath.slice(folder.length)))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  return files.flatMap((file) => {
    const format = findFormat(file)?.name;
    return format && (format !== "qt" || isQt(file))
      ? [{ format, package: name, path: file.slice(folder.length + 1), file }]
      : [];
  });
}

/** Distinguishes Qt's `.ts` files from TypeScript, which may have a type `<TS>`. */
function isQt(file: string): boolean {
  const start = Buffer.alloc(1000);
  const descriptor = openSync(file, "r");
  try {
    return /^[^\w]*<[\s\S]*<TS[\s>]/.test(start.toString("latin1", 0, readSync(descriptor, start)));
  } finally {
    closeSync(descriptor);
  }
}

/** Alternates between packages, so that a limit excludes no package. */
function spread(files: readonly RealFile[]): RealFile[] {
  const byPackage = Map.groupBy(files, (file) => `${file.format} ${file.package}`);
  const ranked = [...byPackage.values()].flatMap((group) => group.map((file, rank) => ({ file, rank })));
  return ranked.sort((a, b) => a.rank - b.rank).map(({ file }) => file);
}

function limitEach(files: readonly RealFile[], max: number): RealFile[] {
  const counts = new Map<string, number>();
  return files.filter(({ format }) => {
    const count = (counts.get(format) ?? 0) + 1;
    counts.set(format, count);
    return count <= max;
  });
}
