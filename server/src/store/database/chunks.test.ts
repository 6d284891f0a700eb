import { expect, test } from "vitest";
import { openTestServer } from "../../../testing/test-server.ts";
import { readAll } from "../../core/turns.ts";
import type { NewFile } from "../files/files.ts";
import type { NewStoredSegment } from "../jobs/segments.ts";
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

const texts = ["Quay", "half \ud83d", "\ud83d\ude22 whole", "\\ud83d and \\\\", '\u0007\u2028\t"\n\u007f', "", "null"];

test.each([1, texts.length])("%s rows keep their texts, except half of a character", async (count) => {
  const server = await openTestServer();
  const { store } = server.core;
  const wanted = texts.slice(0, count).map((source, position) => ({
    position,
    source,
    target: position === 2 ? "Kai" : "",
    state: "draft" as const,
    words: 1,
  }));
  const created = await store.atomically(({ segments }) => segments.create(server.organizationId, 1, wanted));
  await store.atomically(({ segments }) => segments.write(created.map((each) => ({ ...each, target: each.source }))));
  const kept = await readAll(store.segments.pages(server.organizationId, 1));
  const whole = (text: string) => text.replace(/\ud83d$/, "\ufffd");
  expect(kept.map(({ source }) => source)).toEqual(texts.slice(0, count).map(whole));
  expect(kept).toEqual(
    created.map((each) => ({
      ...each,
      source: whole(each.source),
      target: whole(each.source),
      updatedAt: expect.anything(),
    })),
  );
  await server.close();
});

test("rows may name their columns in any order", async () => {
  const { organizationId, core } = await openTestServer();
  const first = { position: 0, source: "One.", target: "Eins.", state: "draft", words: 1 } as const;
  const second = { words: 2, target: "Zwei.", state: "draft", source: "Two.", position: 1 } as const;
  await core.store.atomically(({ segments }) => segments.create(organizationId, 1, [first, second]));
  expect(await readAll(core.store.segments.pages(organizationId, 1))).toMatchObject([first, second]);
});

test("if one of many rows can't be inserted, the transaction inserts none", async () => {
  const { organizationId, core } = await openTestServer();
  const rowOf = (position: number, source: string | null) =>
    ({ position, source, target: "", state: "draft", words: 1 }) as NewStoredSegment;
  const insert = (...rows: NewStoredSegment[]) =>
    core.store.atomically(({ segments }) => segments.create(organizationId, 1, rows));
  await expect(insert(rowOf(0, "One."), rowOf(1, null), rowOf(2, "Two."))).rejects.toThrow();
  expect(await readAll(core.store.segments.pages(organizationId, 1))).toEqual([]);
  await insert(rowOf(0, "One."), rowOf(1, "Two."));
  const stored = await readAll(core.store.segments.pages(organizationId, 1));
  expect(stored.map(({ position, source }) => [position, source])).toEqual([
    [0, "One."],
    [1, "Two."],
  ]);
});
