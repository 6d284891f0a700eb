import { rm } from "node:fs/promises";
import { join } from "node:path";
import { ReadableStream } from "node:stream/web";
import { limits } from "@openparlance/api";
import { CliError, findOrganization } from "../../commands/command.ts";
import { type BytesName, type FileStore, MissingFileError } from "../../core/file-store.ts";
import { finishAllArrivedUploads } from "../../services/uploads.ts";
import { commandLine } from "../../store/accounts/audit.ts";
import { migrateDump, type TablePage } from "../../store/database/dump.ts";
import { bytesNamedIn, renameBytes } from "../../store/files/named-bytes.ts";
import type { Store } from "../../store/store.ts";
import { lockFolder } from "../data-folder.ts";
import { openedStore } from "../database/database.ts";
import { isInUse } from "../database/postgres.ts";
import { sqliteFile } from "../database/sqlite.ts";
import { openFiles } from "../files/files.ts";
import { snapshotsInS3 } from "../files/s3-snapshots.ts";
import { readSettings, type ServerSettings } from "../settings/settings.ts";
import { type ArchiveLine, type Heading, readArchive, splitPage, writeArchive } from "./archive.ts";
import { type Command, withStore } from "./command.ts";

export const backups: Command[] = [
  {
    usage: "backup FILE",
    does: "writes a full backup to a file, even while a server runs",
    run: ({ arguments: [path = ""] }, env) =>
      withStore(env, async (store, settings) => {
        await store.atomically((tx) => tx.audit.recordInAll("backup.create"));
        // Bytes that clients sent straight to the bucket are in no backup until their uploads are finished.
        const maxUploadBytes = settings.maxUploadBytes ?? Number(limits.upload.value);
        await finishAllArrivedUploads({ store, files: await openFiles(settings), clock: Date.now, maxUploadBytes });
        return save(path, store, settings, { parlance: "backup" });
      }),
  },
  {
    usage: "export FILE",
    does: "exports an organization to a file, without keys or secrets",
    run: (input, env) =>
      withStore(env, async (store, settings) => {
        const { id, name } = await findOrganization(store, input);
        await store.audit.record(commandLine(id), "organization.export", id);
        return save(input.arguments[0] ?? "", store, settings, { parlance: "export", organization: name }, id);
      }),
  },
  {
    usage: "restore FILE",
    does: "replaces all data with a backup; stop the server first",
    run: ({ arguments: [path = ""] }, env) => {
      const settings = readSettings(env);
      return runExclusively(settings, () => restore(path, settings));
    },
  },
];

/** The limit of the time to read all rows, or to copy one file. After a crash, bytes are kept for this time. */
const bytesKeptMs = 3600_000;

async function save(
  path: string,
  store: Store,
  settings: ServerSettings,
  kind: Pick<Heading, "parlance" | "organization">,
  organizationId?: number,
): Promise<string[]> {
  const files = await openFiles(settings);
  /** The rows that refer to each file, such as `documents 7`. */
  const needs = new Map<BytesName, string[]>();
  const missing: BytesName[] = [];
  const backup = crypto.randomUUID();
  const keepBytes = () => store.installation.keepBytes(backup, Date.now() + bytesKeptMs);
  try {
    await writeArchive(path, async (write) => {
      await keepBytes();
      await write({ ...kind, migrations: store.migrations, createdAt: new Date().toISOString() });
      await store.dump(async (page) => {
        for (const row of page.rows) {
          for (const name of bytesNamedIn(page.table, row))
            needs.set(name, [...(needs.get(name) ?? []), `${page.table} ${row.id}`]);
        }
        for (const part of splitPage(page)) await write(part);
      }, organizationId);
      for (const name of needs.keys()) {
        await keepBytes();
        if (!(await saveFile(files, name, write))) missing.push(name);
      }
    });
  } finally {
    await store.installation.releaseBytes(backup);
  }
  const what = kind.organization === undefined ? "everything" : `what belongs to ${kind.organization}`;
  const deleted = new Set(await store.storedBytes.findUnused(missing));
  const lost = missing.filter((name) => !deleted.has(name)).flatMap((name) => needs.get(name) ?? []);
  if (lost.length > 0) {
    throw new CliError(
      `${path} contains ${what} except for some lost files. Their contents are missing: ${lost.join(", ")}.`,
    );
  }
  return [`${path} contains ${what}, with ${needs.size - missing.length} files.`];
}

/** @returns false when the file doesn't exist: it was deleted after its row was read, or is lost */
async function saveFile(files: FileStore, name: BytesName, write: (line: ArchiveLine) => Promise<void>) {
  const bytes = await files.read(name).catch((error) => {
    if (error instanceof MissingFileError) return undefined;
    throw error;
  });
  if (!bytes) return false;
  await write({ file: name });
  for await (const part of bytes) await write({ part: Buffer.from(part).toString("base64") });
  await write({ end: true });
  return true;
}

/** Runs work that servers must not see before it is complete. */
async function runExclusively<Done>({ dataFolder, databaseUrl }: ServerSettings, work: () => Promise<Done>) {
  if (databaseUrl !== undefined && (await isInUse(databaseUrl))) {
    throw new CliError("The database is in use by a server; stop it first.");
  }
  const unlock = databaseUrl === undefined ? lockFolder(dataFolder) : () => {};
  try {
    return await work();
  } finally {
    unlock();
  }
}

async function eraseSnapshots({ dataFolder, s3 }: ServerSettings, store: Store): Promise<void> {
  await rm(join(dataFolder, "cache"), { recursive: true, force: true });
  if (!s3) return;
  const bucket = snapshotsInS3(s3, await store.installation.number());
  const { signal } = new AbortController();
  for (const memoryId of await bucket.list(signal)) {
    for (const stamp of await bucket.stampsOf(memoryId, signal)) await bucket.delete(memoryId, stamp, signal);
  }
}

async function restore(path: string, settings: ServerSettings): Promise<string[]> {
  const store = await openedStore(settings);
  try {
    const files = await openFiles(settings);
    const migrations = await readMigrations(path, store);
    const before = new Set<BytesName>();
    await store.dump(async ({ table, rows }) => {
      for (const name of rows.flatMap((row) => bytesNamedIn(table, row))) before.add(name);
    });
    const names = new Map<string, BytesName>();
    const scratch = join(settings.dataFolder, "restore");
    try {
      await restoreFiles(path, files, names);
      // Saved engines may be newer than the restored data.
      await eraseSnapshots(settings, store);
      const isOld = migrations.length < store.migrations.length;
      const last = migrations.at(-1) ?? "";
      const pages = readPages(path);
      const migrated = isOld ? migrateDump(sqliteFile(join(scratch, "old.sqlite")), last, pages) : pages;
      await store.replaceAll(renamePages(migrated, names));
    } catch (error) {
      for (const name of names.values()) await files.delete(name);
      throw error;
    } finally {
      await rm(scratch, { recursive: true, force: true });
    }
    for (const name of before) await files.delete(name);
    return [`Restored everything from ${path}, with ${names.size} files.`];
  } finally {
    await store.close();
  }
}

/** Reads the migrations of a backup's tables, and accepts no more than this version supports. */
async function readMigrations(path: string, { migrations: known }: Store): Promise<readonly string[]> {
  const lines = readArchive(path);
  const { value: heading } = await lines.next();
  await lines.return(undefined);
  if (!heading || !("parlance" in heading)) throw new CliError(`${path} isn't a backup.`);
  if (heading.parlance !== "backup") throw new CliError(`${path} is the export of an organization, not a backup.`);
  const { migrations }: Heading = heading;
  if (!Array.isArray(migrations)) throw new CliError(`${path} isn't a backup.`);
  if (migrations[0] !== known[0]) throw new CliError(`${path} was created before version 0.1.0 and can't be restored.`);
  if (migrations.some((name, index) => name !== known[index])) {
    throw new CliError(`${path} was created by a later version of the server; restore it with that version.`);
  }
  return migrations;
}

/** Stores the files of an archive. The file store creates new names for them, which are added to `names`. */
async function restoreFiles(path: string, files: FileStore, names: Map<string, BytesName>): Promise<void> {
  const lines = readArchive(path);
  for await (const line of lines) {
    // The bytes of a repeated file, or of a part outside a file, would belong to no row.
    const isLost = "file" in line ? names.has(line.file) : "part" in line || "end" in line;
    if (isLost) throw new CliError(`${path} isn't a complete backup.`);
    if (!("file" in line)) continue;
    const parts = ReadableStream.from(readFileParts(path, lines)) as globalThis.ReadableStream<Uint8Array>;
    names.set(line.file, (await files.write(parts)).name);
  }
}

async function* readFileParts(path: string, lines: AsyncGenerator<ArchiveLine>): AsyncGenerator<Uint8Array> {
  for (;;) {
    const { value: line } = await lines.next();
    if (line && "part" in line) yield Buffer.from(line.part, "base64");
    else if (line && "end" in line) return;
    else throw new CliError(`${path} isn't a complete backup.`);
  }
}

async function* readPages(path: string): AsyncGenerator<TablePage> {
  for await (const line of readArchive(path)) if ("table" in line) yield line;
}

async function* renamePages(pages: AsyncIterable<TablePage>, names: ReadonlyMap<string, BytesName>) {
  for await (const { table, rows } of pages) {
    yield { table, rows: rows.map((row) => renameBytes(table, row, (name) => names.get(name) ?? name)) };
  }
}
