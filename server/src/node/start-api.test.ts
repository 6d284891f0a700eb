import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { openedStore } from "./database.ts";
import { openLog } from "./log.ts";
import { readSettings } from "./settings.ts";
import { startApi } from "./start-api.ts";

test("what a crashed server was at work on goes on at once, not when its lease would have ended", async () => {
  const dataFolder = await mkdtemp(join(tmpdir(), "open-api-"));
  onTestFinished(() => rm(dataFolder, { recursive: true }));
  const settings = readSettings({ PARLANCE_DATA: dataFolder });
  const logging = openLog({ level: "silent", isForPeople: false, now: Date.now, write: () => {} });
  await (await startApi(settings, logging, async () => undefined)).close();
  const store = await openedStore(settings);
  onTestFinished(() => store.close());
  await store.tasks.add({ organizationId: 1, kind: "erase-import", subject: "import:1", input: { importId: 1 } });
  await store.tasks.claim("crashed", 3_600_000);
  const server = await startApi(settings, logging, async () => undefined);
  onTestFinished(() => server.close());
  await expect.poll(() => store.backlog.tasks()).toEqual([]);
});
