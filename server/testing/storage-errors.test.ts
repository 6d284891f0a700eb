import { DatabaseSync } from "node:sqlite";
import { operations } from "@openparlance/api";
import { expect, test } from "vitest";
import type { FileStore } from "../src/core/file-store.ts";
import { rateLimit } from "../src/core/rate-limit.ts";
import { filesInMemory } from "../src/files/in-memory.ts";
import { sqlite } from "../src/node/database/sqlite.ts";
import { fullDatabase } from "./full-database.ts";
import { buildTmx, memoryNow, newMemory } from "./memories.ts";
import { makeOneOfEach } from "./one-of-each.ts";
import { isWriting, toRequest, validInputs } from "./requests.ts";
import { chooser, seedRandom } from "./seeded.ts";
import { openTestServer } from "./test-server.ts";

type Server = Awaited<ReturnType<typeof openTestServer>>;

const pairs = Array.from({ length: 500 }, (_, at) => [`The ferry ${at} leaves.`, `Die Fähre ${at} legt ab.`] as const);

async function importFile({ request: send }: Server, memoryId: number): Promise<number> {
  const headers = { memory_id: String(memoryId), name: "harbour.tmx" };
  return (await send("POST", "/v2/memories/import", { body: buildTmx(pairs), headers })).status;
}

/** Runs the queue's retries of some hours. */
async function tryForHours({ core, time }: Server): Promise<void> {
  for (let tries = 0; tries < 20; tries++) {
    // Leasing a task fails while the database can't be written.
    await core.queue.settle().catch(() => {});
    time.now += 600_000;
  }
}

const busy = [503, { message: "The server is busy." }, "5"];

test.each([
  ["full", (database: DatabaseSync) => database.exec("PRAGMA max_page_count = 1"), "PRAGMA max_page_count = 1000000"],
  ["read-only", (database: DatabaseSync) => database.exec("PRAGMA query_only = ON"), "PRAGMA query_only = OFF"],
])(
  "with a database that is %s the server is busy, and nothing that was acknowledged is lost",
  async (_, spoil, repair) => {
    const database = new DatabaseSync(":memory:");
    const server = await openTestServer({ on: { database: sqlite(database), isShared: false } });
    const { request: send, core, errors } = server;
    const memoryId = await newMemory(server);
    expect(await importFile(server, memoryId)).toBe(200);
    spoil(database);
    const created: number[] = [];
    let refused: unknown;
    // The first requests may still succeed, because existing pages have free space.
    for (let times = 0; times < 500 && !refused; times++) {
      const { status, json, headers } = await send("POST", "/v2/memories", {
        body: { name: "Quay", srclang: "en", trglang: "de" },
      });
      if (status === 200) created.push(json.id);
      else refused = [status, json, headers.get("retry-after")];
    }
    expect(refused).toEqual(busy);
    expect((await send("GET", `/v2/memories?id=${memoryId}`)).status).toBe(200);
    await tryForHours(server);
    expect(errors.length).toBeGreaterThan(0);
    database.exec(repair);
    server.time.now += 60_000;
    await server.settle();
    expect(await core.store.backlog.deadTasks()).toEqual([]);
    expect(await memoryNow(server, memoryId)).toMatchObject({ is_processing: false, version: 1 });
    const { json } = await send("GET", `/v2/memories/query?id=${memoryId}&query=The ferry 7 leaves.`);
    expect(json[0]).toMatchObject({ score: 100 });
    const listed = (await send("GET", "/v2/memories")).json.map(({ id }: { id: number }) => id);
    expect(listed).toEqual([memoryId, ...created]);
    await server.close();
  },
);

test("without room for files the server is busy, and their tasks wait for it", async () => {
  const kept = filesInMemory();
  const state = { isFull: false };
  const files: FileStore = {
    ...kept,
    write: async (body) => {
      if (!state.isFull) return kept.write(body);
      throw Object.assign(new Error("ENOSPC: no space left on device, write"), { code: "ENOSPC" });
    },
  };
  const server = await openTestServer({ files });
  const memoryId = await newMemory(server);
  const { json: file } = await server.request("POST", "/v2/files?name=a.txt", { body: "The ferry leaves." });
  await server.settle();
  state.isFull = true;
  const { status, json, headers } = await server.request("POST", "/v2/files?name=b.txt", { body: "One." });
  expect([status, json, headers.get("retry-after")]).toEqual(busy);
  const started = await server.request("POST", `/v2/translate/file?fileId=${file.id}&memoryId=${memoryId}`);
  await server.request("POST", `/v2/memories/termbase/export?id=${memoryId}`);
  await tryForHours(server);
  state.isFull = false;
  server.time.now += 60_000;
  await server.settle();
  const [{ status: state2 }] = (await server.request("GET", `/v2/translate/file?translationIds=${started.json[0].id}`))
    .json;
  expect(state2).toBe("ReadyForDownload");
  expect((await server.request("GET", `/v2/memories/termbase/download?id=${memoryId}`)).status).toBe(200);
  expect((await server.request("GET", "/v2/files")).json).toHaveLength(1);
  await server.close();
});

test.each([0, 1, 2, 3])(
  "reads continue and writes return 503 when the disk has room for %i more writes of a request",
  async (writesLeft) => {
    const { on, disk } = await fullDatabase();
    const server = await openTestServer({ on });
    const world = await makeOneOfEach(server, await server.createKey());
    const random = chooser(seedRandom(7));
    // Deletions come last, so that other operations find the objects.
    const inOrder = ["get", "post", "put", "delete"].flatMap((verb) =>
      Object.values(operations).filter(({ method }) => method === verb),
    );
    for (const operation of inOrder) {
      const file = buildTmx([["The ferry leaves.", "Die Fähre legt ab."]]);
      const { method, target, ...pending } = toRequest({
        operation,
        inputs: validInputs(operation, world, random),
        file,
      });
      disk.writesLeft = writesLeft;
      const { status, text } = await server.request(method, target, pending as never);
      disk.writesLeft = Number.POSITIVE_INFINITY;
      if (!isWriting(operation)) expect([operation.id, status]).toEqual([operation.id, operation.success.status]);
      else if (text.includes("event: error")) expect(status).toBe(200);
      else if (disk.refused > 0) expect([operation.id, status]).toEqual([operation.id, 503]);
      disk.refused = 0;
    }
    for (const error of server.errors) expect(String(error)).toContain("The disk is full.");
    await server.settle();
    expect(await server.core.store.backlog.deadTasks()).toEqual([]);
    await server.close();
  },
);

test("without room for the rate limit requests are counted all the same, and recorded when there is room again", async () => {
  const { on, disk } = await fullDatabase();
  const server = await openTestServer({ on });
  const list = async () => {
    const { status, headers } = await server.request("GET", "/v2/files");
    return [status, Number(headers.get("x-ratelimit-remaining"))];
  };
  expect(await list()).toEqual([200, rateLimit.limit - 1]);
  disk.writesLeft = 0;
  for (let used = 2; used <= rateLimit.limit; used++) expect(await list()).toEqual([200, rateLimit.limit - used]);
  expect(await list()).toEqual([429, 0]);
  server.time.now += rateLimit.waitMs;
  for (let used = 1; used <= 120; used++) expect(await list()).toEqual([200, rateLimit.limit - used]);
  disk.writesLeft = Number.POSITIVE_INFINITY;
  for (let used = 121; used <= 220; used++) expect(await list()).toEqual([200, rateLimit.limit - used]);
  const written: unknown[] = [];
  await server.core.store.dump(async ({ table, rows }) => {
    if (table === "quotas") written.push(...rows);
  });
  expect(written).toEqual([expect.objectContaining({ used: expect.toSatisfy((used: number) => used >= 220) })]);
  await server.close();
});
