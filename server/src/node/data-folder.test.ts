import { chmod, mkdir, mkdtemp, readdir, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { openStore } from "../store/store.ts";
import { lockFolder, unwritableFolderError } from "./data-folder.ts";
import { sqliteFile } from "./database/sqlite.ts";
import { filesIn } from "./files/folder.ts";
import { ensureAccounts } from "./first-start.ts";
import { snapshotsIn } from "./workers/snapshot-cache.ts";

/** A folder that everyone can read, with a umask that hides no new files. */
async function openFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "data-"));
  await chmod(folder, 0o755);
  const umask = process.umask(0);
  onTestFinished(async () => {
    process.umask(umask);
    await rm(folder, { recursive: true });
  });
  return folder;
}

/** Creates every kind of file in the folder, and returns their modes while the store is open. */
async function modesAfterUse(dataFolder: string): Promise<Record<string, string>> {
  const unlock = lockFolder(dataFolder);
  const store = await openStore(sqliteFile(join(dataFolder, "parlance.sqlite")), () => 0);
  await ensureAccounts(store, { dataFolder, mode: "development", developmentKey: undefined }, () => {});
  const files = await filesIn(join(dataFolder, "files"));
  await files.claim("1");
  await files.write(new Blob(["One."]).stream());
  await snapshotsIn(join(dataFolder, "cache")).save(1, { stamp: 1, changeNo: 1, pieces: [new Uint8Array([1])] });
  const modes: Record<string, string> = {};
  for (const name of await readdir(dataFolder, { recursive: true })) {
    const { mode } = await stat(join(dataFolder, name));
    modes[name] = (mode & 0o777).toString(8);
  }
  await store.close();
  unlock();
  return modes;
}

/** Files and folders that others could read. */
const open = (modes: Record<string, string>) => Object.entries(modes).filter(([, mode]) => !/^[67]00$/.test(mode));

test("no one else can read what a server keeps, whatever the umask and the folder", async () => {
  const modes = await modesAfterUse(await openFolder());
  expect(Object.keys(modes)).toEqual(
    expect.arrayContaining(["parlance.sqlite", "parlance.sqlite-wal", "parlance.sqlite-shm", "lock", "dev-key"]),
  );
  expect(open(modes)).toEqual([]);
});

test("a folder that an earlier version or a copy left open to all is closed at the start", async () => {
  const folder = await openFolder();
  await mkdir(join(folder, "files"));
  await mkdir(join(folder, "cache"));
  for (const name of ["parlance.sqlite", "lock", "dev-key"]) await writeFile(join(folder, name), "");
  expect(open(await modesAfterUse(folder))).toEqual([]);
});

test.each([{ code: "ENOSPC" }, { code: "EDQUOT" }, { code: "ERR_SQLITE_ERROR", errcode: 13 }])(
  "a full disk is named as the reason why the server can't start: %j",
  (facts) => {
    const { message } = unwritableFolderError("/data", Object.assign(new Error("no"), facts));
    expect(message).toBe(
      "The disk of the data folder /data is full; free some space, or choose another with PARLANCE_DATA.",
    );
  },
);
