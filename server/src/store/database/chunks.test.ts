import { expect, test } from "vitest";
import { openTestServer } from "../../../testing/test-server.ts";
import { readAll } from "../../files/in-process-filters.ts";
import type { NewFile } from "../files/files.ts";
import { splitInChunks } from "./chunks.ts";
import type { TablePage } from "./dump.ts";

async function* inTurn<Item>(items: readonly Item[]): AsyncGenerator<Item> {
  yield* items;
}

test("portions are the whole in its order", () => {
  const rows = Array.from({ length: 1001 }, (_, at) => at);
  expect([...splitInChunks(rows)].map(({ length }) => length)).toEqual([500, 500, 1]);
  expect([...splitInChunks(rows)].flat()).toEqual(rows);
  expect([...splitInChunks([])]).toEqual([]);
});

test("more files than a statement takes parameters are listed", async () => {
  const server = await openTestServer();
  const { store } = server.core;
  const facts = {
    content: "x",
    sizeBytes: 1,
    hash: "x",
    category: "API",
    labels: ["kept"],
    projectId: null,
    jobType: null,
  };
  await store.atomically(({ files }) =>
    files.create(server.organizationId, { ...facts, name: "1" } as unknown as NewFile),
  );
  const count = 33_000;
  const pages: TablePage[] = [];
  await store.dump(async (page) => {
    pages.push(page);
  });
  const files = pages.find(({ table }) => table === "sourceFiles") as TablePage;
  for (let id = 2; id <= count; id++) files.rows.push({ ...files.rows[0], id });
  await store.replaceAll(inTurn(pages));
  const listed = await readAll(store.files.pages(server.organizationId));
  expect(listed).toHaveLength(count);
  expect(listed[0]).toMatchObject({ name: "1", labels: ["kept"] });
  await server.close();
});

test("events for many webhooks at once are recorded for all of them", async () => {
  const server = await openTestServer();
  const { webhooks, outbox, backlog } = server.core.store;
  const webhook = { name: "Receiver", url: "https://hooks.example/", eventTypes: ["JOB_UPDATE"] };
  const owner = { organizationId: server.organizationId, userId: 1 };
  for (let at = 0; at < 40; at++) await webhooks.create(owner, webhook, "secret");
  const events = Array.from({ length: 100 }, () => ({ eventType: "JOB_UPDATE" as const, body: {} }));
  await outbox.add(server.organizationId, events);
  expect(await backlog.deliveries()).toMatchObject({ count: 4000 });
  await server.close();
});
