import { once } from "node:events";
import { createReadStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import { CliError } from "../../commands/command.ts";
import { endOfString } from "../../http/few-values.ts";
import { isObject } from "../../http/inputs.ts";
import type { TablePage } from "../../store/database/dump.ts";
import { fillWhole } from "./write-whole.ts";

/** The first line of an archive. */
export interface Heading {
  parlance: "backup" | "export";
  migrations: readonly string[];
  createdAt: string;
  organization?: string;
}

/** A line of an archive, as JSON. A file has lines for its name, for its parts in base64, and for its end. */
export type ArchiveLine = Heading | TablePage | { file: string } | { part: string } | { end: true };

/**
 * JSON lines, compressed with gzip. The file gets its name when it is complete and on the disk. `write` waits for the
 * disk.
 */
export function writeArchive(path: string, fill: (write: (line: ArchiveLine) => Promise<void>) => Promise<void>) {
  return fillWhole(path, async (file) => {
    const gzip = createGzip();
    const written = pipeline(gzip, file.createWriteStream({ flush: true }));
    try {
      const filled = fill(async (line) => {
        if (!gzip.write(`${JSON.stringify(line)}\n`)) await Promise.race([once(gzip, "drain"), written]);
      }).then(() => gzip.end());
      await Promise.all([filled, written]);
    } catch (error) {
      gzip.destroy();
      await written.catch(() => {});
      throw error;
    }
  });
}

/** The limit of bytes in a line: rows of a few megabytes, or a single larger one. */
const maxLineBytes = 2 ** 28;
/** The limit of characters in a line with more than one row. */
const maxSharedLength = 2 ** 22;

/** Splits a page into parts short enough for a line; a larger row is a separate part. */
export function* splitPage({ table, rows }: TablePage): Generator<TablePage> {
  let part: TablePage["rows"] = [];
  let length = 0;
  for (const row of rows) {
    const size = JSON.stringify(row).length;
    if (part.length > 0 && length + size > maxSharedLength) {
      yield { table, rows: part };
      part = [];
      length = 0;
    }
    part.push(row);
    length += size;
  }
  if (part.length > 0) yield { table, rows: part };
}

/** @throws CliError when the file isn't an archive, is incomplete, or has a line longer than `maxBytes` */
export async function* readArchive(path: string, maxBytes = maxLineBytes): AsyncGenerator<ArchiveLine> {
  const gunzip = createGunzip();
  const file = createReadStream(path).on("error", (error) => gunzip.destroy(error));
  try {
    for await (const line of readLines(file.pipe(gunzip), maxBytes)) yield parseLine(line);
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === "ENOENT") throw new CliError(`${path} doesn't exist.`, { cause });
    throw new CliError(`${path} isn't a complete backup.`, { cause });
  } finally {
    // Callers that read only the heading end the loop early.
    file.destroy();
    gunzip.destroy();
  }
}

async function* readLines(bytes: AsyncIterable<Buffer>, maxBytes: number): AsyncGenerator<string> {
  let parts: Buffer[] = [];
  let length = 0;
  for await (const chunk of bytes) {
    let start = 0;
    for (let end = chunk.indexOf(newline); end >= 0; end = chunk.indexOf(newline, start)) {
      yield Buffer.concat([...parts, chunk.subarray(start, end)]).toString();
      parts = [];
      length = 0;
      start = end + 1;
    }
    parts.push(chunk.subarray(start));
    length += chunk.length - start;
    if (length > maxBytes) throw new Error("A line does not end.");
  }
}

const newline = 0x0a;

function parseLine(text: string): ArchiveLine {
  // `JSON.parse` needs forty bytes of memory for each open bracket.
  if (isDeeper(text, maxDepth)) throw new Error("A line is nested too deeply.");
  const line: unknown = JSON.parse(text);
  if (!isObject(line) || !isLine(line)) throw new Error("A line has an unknown type.");
  return line as unknown as ArchiveLine;
}

/** A page is an object with a list of rows. */
const maxDepth = 3;

/** Whether lists and objects of a JSON text are nested more deeply than `max`. */
function isDeeper(text: string, max: number): boolean {
  const marks = /["[{\]}]/g;
  let depth = 0;
  for (let mark = marks.exec(text); mark; mark = marks.exec(text)) {
    if (mark[0] === '"') marks.lastIndex = endOfString(text, mark.index) + 1;
    else depth += mark[0] === "[" || mark[0] === "{" ? 1 : -1;
    if (depth > max) return true;
  }
  return false;
}

function isLine(line: Record<string, unknown>): boolean {
  if ("table" in line) return Array.isArray(line.rows) && line.rows.every(isObject);
  const text = line.parlance ?? line.file ?? line.part;
  return text === undefined ? line.end === true : typeof text === "string";
}
