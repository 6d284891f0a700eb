import { expect, onTestFinished, test } from "vitest";
import { rateLimit } from "../src/core/rate-limit.ts";
import { importEntries } from "../src/services/memories/import-entries.ts";
import { buildTmx, memoryNow, newMemory } from "./memories.ts";
import { openTestServer } from "./test-server.ts";

const [hour, day] = [3_600_000, 24 * 3_600_000];

async function openServer(options: Parameters<typeof openTestServer>[0] = {}) {
  const server = await openTestServer(options);
  onTestFinished(() => server.close());
  return server;
}

test.each([
  ["an hour", hour],
  ["a day", day],
])("a key that is revoked stops within a second though the time of day is set back by %s", async (_, ms) => {
  const { request: send, core, createKey, organizationId, time } = await openServer();
  const key = await createKey("ana@harbour.example");
  expect((await send("GET", "/v2/files", { key })).status).toBe(200);
  time.setBack(ms);
  const [, { id = 0 } = {}] = await core.store.accounts.listKeys(organizationId);
  await core.store.accounts.revokeKey(organizationId, id);
  time.now += 1000;
  expect((await send("GET", "/v2/files", { key })).status).toBe(401);
});

test.each([
  ["an hour", hour],
  ["a day", day],
])("the rate limit ends when it says though the time of day is set back by %s", async (_, ms) => {
  const { request: send, time } = await openServer();
  const reset = async () => {
    const { status, headers } = await send("GET", "/v2/files");
    return [status, Number(headers.get("x-ratelimit-reset"))];
  };
  expect(await reset()).toEqual([200, 60]);
  time.setBack(ms);
  expect(await reset()).toEqual([200, 60]);
  for (let used = 2; used < rateLimit.limit; used++) await send("GET", "/v2/files");
  expect(await reset()).toEqual([429, rateLimit.waitMs / 1000]);
  time.setBack(ms);
  expect(await reset()).toEqual([429, rateLimit.waitMs / 1000]);
  time.now += rateLimit.waitMs;
  expect((await reset())[0]).toBe(200);
});

test("an import without a server is not erased when a server starts meanwhile", async () => {
  const server = await openServer();
  const { store, queue } = server.core;
  const memoryId = await newMemory(server);
  async function* pages() {
    yield [{ source: "One", target: "Eins" }];
    await store.backlog.followClock();
    await queue.settle();
    yield [{ source: "Two", target: "Zwei" }];
  }
  const wanted = {
    memoryId,
    name: "a.tmx",
    userEmail: "ana@harbour.example",
    options: { hasHeaderRow: false, skipDuplicates: false },
  };
  const read = { table: "memoryEntries" as const, pages: pages(), summary: () => ({ skipped: 0 }) };
  const { added } = await importEntries(store, server.organizationId, { wanted, read });
  const sources: string[] = [];
  for await (const page of store.entries.pages(server.organizationId, memoryId))
    sources.push(...page.map(({ source }) => source));
  expect([added, sources]).toEqual([2, ["One", "Two"]]);
});

test("an import that waits begins in time though the time of day is set back", async () => {
  const server = await openServer();
  const memoryId = await newMemory(server);
  const headers = { memory_id: String(memoryId), name: "a.tmx", "parlance-fault": "import-pending" };
  await server.request("POST", "/v2/memories/import", { headers, body: buildTmx([["Quay", "Kai"]]) });
  await server.settle();
  expect(await memoryNow(server, memoryId)).toMatchObject({ is_processing: true });
  server.time.setBack(day);
  server.time.now += 10_000;
  await server.settle();
  expect(await memoryNow(server, memoryId)).toMatchObject({ is_processing: false, version: 1 });
});

test("a delivery is sent at once though the time of day is set back, and its retries keep their waits", async () => {
  let tries = 0;
  const server = await openServer({
    async receive() {
      tries++;
      return 500;
    },
  });
  const webhook = { webhookName: "Quay", webhookUrl: "https://quay.example/", eventType: "JOB_UPDATE" };
  await server.request("POST", "/v3/connectors/configuration/webhooks", { body: webhook });
  const memoryId = await newMemory(server);
  const project = { name: "Quay", memory_id: memoryId };
  const { json } = await server.request("POST", "/v2/projects", { body: project });
  await server.request("PUT", `/v2/jobs/${json.job_id}`, { body: { name: "Pier" } });
  server.time.setBack(day);
  await server.settle();
  expect(tries).toBe(1);
  await server.settle();
  expect(tries).toBe(1);
  server.time.now += 6000;
  await server.settle();
  expect(tries).toBe(2);
});
