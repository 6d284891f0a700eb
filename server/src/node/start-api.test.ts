import { mkdir, mkdtemp, readdir, readlink, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, onTestFinished, test } from "vitest";
import { lockFolder } from "./data-folder.ts";
import { openedStore, sqlitePath } from "./database/database.ts";
import { openLog } from "./log.ts";
import { readSettings } from "./settings/settings.ts";
import { startApi } from "./start-api.ts";
import { StartError } from "./start-error.ts";
import { workerFilters } from "./workers/worker-filters.ts";

const logging = openLog({ level: "silent", isForPeople: false, now: Date.now, write: () => {} });

async function openFolder() {
  const dataFolder = await mkdtemp(join(tmpdir(), "open-api-"));
  onTestFinished(() => rm(dataFolder, { recursive: true }));
  return readSettings({ PARLANCE_DATA: dataFolder });
}

test("a database that fails after it was opened is reported in one line", async () => {
  const settings = await openFolder();
  await (await openedStore(settings)).close();
  const database = new DatabaseSync(sqlitePath(settings));
  database.exec("CREATE TRIGGER t BEFORE INSERT ON organizations BEGIN SELECT RAISE(ABORT, 'the disk is gone'); END");
  database.close();
  const starting = startApi(settings, logging, async () => undefined);
  const message = `The database ${sqlitePath(settings)} can't be used: the disk is gone.`;
  await expect(starting).rejects.toThrow(new StartError(message));
});

test("a crashed server's work continues at once, not when its lease would have ended", async () => {
  const settings = await openFolder();
  await (await startApi(settings, logging, async () => undefined)).close();
  const store = await openedStore(settings);
  onTestFinished(() => store.close());
  await store.tasks.add({ organizationId: 1, kind: "erase-import", subject: "import:1", input: { importId: 1 } });
  await store.tasks.claim("crashed", 3_600_000);
  const server = await startApi(settings, logging, async () => undefined);
  onTestFinished(() => server.close());
  await expect.poll(() => store.backlog.tasks()).toEqual([]);
});

test("a server that fails after its database was opened closes it again", async () => {
  const settings = await openFolder();
  await mkdir(join(settings.dataFolder, "dev-key"));
  await expect(startApi(settings, logging, async () => undefined)).rejects.toThrow("EISDIR");
  const links = (await readdir("/proc/self/fd")).map((fd) => readlink(`/proc/self/fd/${fd}`).catch(() => ""));
  expect((await Promise.all(links)).filter((path) => path.startsWith(settings.dataFolder))).toEqual([]);
});

test("a server that hasn't closed within its time keeps its data folder", async () => {
  const settings = await openFolder();
  const { promise, resolve } = Promise.withResolvers<void>();
  const filters = { ...workerFilters(), end: () => promise };
  await (await startApi(settings, logging, async () => undefined, filters)).close(0);
  expect(() => lockFolder(settings.dataFolder)).toThrow("in use by another server");
  resolve();
  await expect.poll(() => lockFolder(settings.dataFolder)()).toBeUndefined();
});

test("a server that can't close everything throws the reason, and frees its data folder", async () => {
  const settings = await openFolder();
  const filters = { ...workerFilters(), end: () => Promise.reject(new Error("The filters are stuck.")) };
  const server = await startApi(settings, logging, async () => undefined, filters);
  await expect(server.close()).rejects.toThrow("The filters are stuck.");
  expect(lockFolder(settings.dataFolder)()).toBeUndefined();
});
