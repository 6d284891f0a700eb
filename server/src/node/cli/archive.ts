import { once } from "node:events";
import { createReadStream, createWriteStream } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import { CliError } from "../../commands/command.ts";
import type { TablePage } from "../../store/dump.ts";

/** What is first in an archive. */
export interface Heading {
  parlance: "backup" | "export";
  /** What the tables have been through. */
  migrations: readonly string[];
  createdAt: string;
  organization?: string;
}

/** One line of an archive, as JSON. A file is its name, its parts in base64 and its end. */
export type ArchiveLine = Heading | TablePage | { file: string } | { part: string } | { end: true };

/**
 * Writes an archive: JSON lines, compressed by gzip. It takes its name when it is whole and on the disk.
 *
 * @param fill gives the lines; `write` waits while the disk is slower
 */
export async function writeArchive(
  path: string,
  fill: (write: (line: ArchiveLine) => Promise<void>) => Promise<void>,
): Promise<void> {
  const partial = `${path}.partial`;
  const gzip = createGzip();
  const written = pipeline(gzip, createWriteStream(partial, { mode: 0o600, flush: true }));
  try {
    const filled = fill(async (line) => {
      if (!gzip.write(`${JSON.stringify(line)}\n`)) await Promise.race([once(gzip, "drain"), written]);
    }).then(() => void gzip.end());
    await Promise.all([filled, written]);
    await rename(partial, path);
  } catch (error) {
    gzip.destroy();
    await written.catch(() => {});
    await rm(partial, { force: true });
    throw error;
  }
}

/** @throws CliError when it is no archive, or not a whole one */
export async function* readArchive(path: string): AsyncGenerator<ArchiveLine> {
  const gunzip = createGunzip();
  createReadStream(path)
    .on("error", (error) => gunzip.destroy(error))
    .pipe(gunzip);
  let rest = "";
  try {
    for await (const text of gunzip.setEncoding("utf8")) {
      const lines = (rest + text).split("\n");
      rest = lines.pop() ?? "";
      for (const line of lines) yield parseLine(line);
    }
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === "ENOENT") throw new CliError(`${path} doesn't exist.`, { cause });
    throw new CliError(`${path} isn't a complete backup.`, { cause });
  }
}

function parseLine(text: string): ArchiveLine {
  const line: unknown = JSON.parse(text);
  const isLine =
    typeof line === "object" && line !== null && !("table" in line && !Array.isArray((line as TablePage).rows));
  if (!isLine) throw new Error("A line has an unknown type.");
  return line as ArchiveLine;
}
