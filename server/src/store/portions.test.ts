import { expect, test } from "vitest";
import { openTestServer } from "../testing/test-server.ts";
import { portionsOf } from "./portions.ts";

test("portions are the whole in its order", () => {
  const rows = Array.from({ length: 1001 }, (_, at) => at);
  expect([...portionsOf(rows)].map(({ length }) => length)).toEqual([500, 500, 1]);
  expect([...portionsOf(rows)].flat()).toEqual(rows);
  expect([...portionsOf([])]).toEqual([]);
});

test("more files than a statement takes parameters are listed", async () => {
  const server = await openTestServer();
  const { store } = server.core;
  const facts = { content: "x", sizeBytes: 1, hash: "x", category: "API", projectId: null, jobType: null } as const;
  const count = 33_000;
  await store.atomically(async ({ files }) => {
    for (let at = 1; at <= count; at++) {
      await files.create(server.organizationId, { ...facts, name: `${at}`, labels: at === count ? ["last"] : [] });
    }
  });
  const listed = await store.files.list(server.organizationId);
  expect(listed).toHaveLength(count);
  expect(listed.at(-1)).toMatchObject({ name: `${count}`, labels: ["last"] });
  await server.close();
});

test("what many webhooks are to hear at once is written down for all of them", async () => {
  const server = await openTestServer();
  const { webhooks, outbox, backlog } = server.core.store;
  const webhook = { name: "Receiver", url: "https://hooks.example/", eventTypes: ["JOB_UPDATE"] };
  for (let at = 0; at < 40; at++) await webhooks.create(server.organizationId, webhook, "secret");
  const happenings = Array.from({ length: 100 }, () => ({ eventType: "JOB_UPDATE" as const, body: {} }));
  await outbox.add(server.organizationId, happenings);
  expect(await backlog.deliveries()).toMatchObject({ count: 4000 });
  await server.close();
});
