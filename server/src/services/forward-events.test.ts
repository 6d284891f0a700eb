import { createHmac } from "node:crypto";
import { expect, test } from "vitest";
import { openTestServer, type Received } from "../../testing/test-server.ts";
import type { EventType } from "../store/webhooks/events.ts";
import { type ForwardedEvent, forwardEvents } from "./forward-events.ts";

const minute = 60_000;

type Server = Awaited<ReturnType<typeof openTestServer>>;

/** A listener. The test starts each of its polls. */
async function startListener(server: Server, eventTypes: readonly EventType[], respond = async () => 204) {
  const received: (Omit<Received, "body"> & { body: string })[] = [];
  const forwarded: ForwardedEvent[] = [];
  const stopping = new AbortController();
  const polls: (() => void)[] = [];
  let gaps = 0;
  const ready = Promise.withResolvers<void>();
  const ended = forwardEvents({
    store: server.core.store,
    clock: () => server.time.now,
    monotonic: () => server.time.now,
    sender: {
      send: async (url, { headers, body }) => {
        received.push({ url, headers, body });
        return { status: await respond() };
      },
    },
    wait: (_, signal) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      signal.addEventListener("abort", () => resolve());
      polls.push(resolve);
      return promise;
    },
    signal: stopping.signal,
    organizationId: server.organizationId,
    eventTypes,
    url: "http://localhost:9000/",
    secret: "whsec_aGFyYm91cg==",
    onReady: ready.resolve,
    onForwarded: (event) => forwarded.push(event),
    onGap: () => gaps++,
  });
  await ready.promise;
  return {
    received,
    forwarded,
    gaps: () => gaps,
    /** Polls until there are no more events. */
    async poll() {
      await expect.poll(() => polls.length).toBe(1);
      polls.pop()?.();
      await expect.poll(() => polls.length).toBe(1);
    },
    async stop() {
      stopping.abort();
      await ended;
    },
  };
}

async function openServer() {
  const server = await openTestServer();
  const happen = (eventType: EventType, id: number, of = server.organizationId) =>
    server.core.store.atomically((tx) => tx.outbox.add(of, [{ eventType, body: { id } }]));
  const countRows = async () => {
    const counts: Record<string, number> = { eventListeners: 0, heardEvents: 0, deliveries: 0, endedDeliveries: 0 };
    await server.core.store.dump(async ({ table, rows }) => {
      if (table in counts) counts[table] = (counts[table] ?? 0) + rows.length;
    });
    return counts;
  };
  return { ...server, happen, countRows };
}

const none = { eventListeners: 0, heardEvents: 0, deliveries: 0, endedDeliveries: 0 };

test("a listener gets each event once, also without a webhook, and several listeners all of them", async () => {
  const server = await openServer();
  const { happen, countRows, core, close } = server;
  await happen("JOB_UPDATE", 1);
  const all = await startListener(server, ["JOB_UPDATE", "JOB_DELIVER"]);
  const some = await startListener(server, ["JOB_DELIVER"]);
  const elsewhere = await core.store.accounts.createOrganization("Quay", "business");
  for (let id = 2; id <= 40; id++) await happen("JOB_UPDATE", id);
  await happen("JOB_DELIVER", 41);
  await happen("PROJECT_UPDATE", 42);
  await happen("JOB_DELIVER", 43, elsewhere);
  await core.store
    .atomically(async (tx) => {
      await tx.outbox.add(server.organizationId, [{ eventType: "JOB_DELIVER", body: { id: 44 } }]);
      throw new Error("rolled back");
    })
    .catch(() => {});
  await all.poll();
  await some.poll();
  // Events that are found together are sent at the same time.
  const ids = (listener: typeof all) => listener.received.map(({ body }) => JSON.parse(body).id).sort((a, b) => a - b);
  expect(ids(all)).toEqual(Array.from({ length: 40 }, (_, at) => at + 2));
  expect(ids(some)).toEqual([41]);
  await all.poll();
  expect(all.received).toHaveLength(40);
  expect(some.forwarded).toEqual([
    { id: expect.stringMatching(/^delivery-\d+$/), eventType: "JOB_DELIVER", signature: "valid", ms: 0, status: 204 },
  ]);
  await all.stop();
  await happen("JOB_DELIVER", 45);
  await some.stop();
  expect(await countRows()).toEqual(none);
  await close();
});

test("a forwarded event is signed with the text of the secret, and with the bytes that it encodes", async () => {
  const server = await openServer();
  const listener = await startListener(server, ["JOB_UPDATE"]);
  await server.happen("JOB_UPDATE", 57);
  await listener.poll();
  const [{ url, headers, body } = expect.fail()] = listener.received;
  expect([url, body, headers["parlance-event"]]).toEqual(["http://localhost:9000/", '{"id":57}', "JOB_UPDATE"]);
  const signatures = ["whsec_aGFyYm91cg==", "harbour"].map((key) => {
    const code = createHmac("sha256", key).update(`${headers["webhook-id"]}.${headers["webhook-timestamp"]}.${body}`);
    return `v1,${code.digest("base64")}`;
  });
  expect(headers["webhook-signature"]).toBe(signatures.join(" "));
  await listener.stop();
  await server.close();
});

test("a receiver that fails gets an event once, and others after it", async () => {
  const server = await openServer();
  const responses = [Promise.reject(Object.assign(new Error(), { code: "ECONNREFUSED" })), Promise.resolve(500)];
  responses[0]?.catch(() => {});
  const listener = await startListener(server, ["JOB_UPDATE"], () => responses.shift() ?? Promise.resolve(204));
  for (const id of [1, 2, 3]) await server.happen("JOB_UPDATE", id);
  await listener.poll();
  const outcomes = listener.forwarded.map(({ status, failure }) => status ?? failure);
  expect(outcomes.sort()).toEqual([204, 500, "ECONNREFUSED"]);
  await listener.stop();
  await server.close();
});

test("a listener whose process slept sends on what came before, continues, and says that events may be missing", async () => {
  const server = await openServer();
  const { happen, time, core, countRows } = server;
  const listener = await startListener(server, ["JOB_UPDATE"]);
  time.now += minute / 2;
  await listener.poll();
  time.now += minute - 1;
  await happen("JOB_UPDATE", 1);
  time.now += 1;
  await happen("JOB_UPDATE", 2);
  await listener.poll();
  await happen("JOB_UPDATE", 3);
  await listener.poll();
  expect(listener.received.map(({ body }) => JSON.parse(body).id)).toEqual([1, 3]);
  expect(listener.gaps()).toBe(1);
  // The sweeper deletes all data of a listener that was killed.
  const killed = await core.store.eventListeners.open(server.organizationId, ["JOB_UPDATE"]);
  await happen("JOB_UPDATE", 4);
  expect(await core.store.eventListeners.next(killed, 9)).toHaveLength(1);
  await listener.stop();
  await core.sweeper.sweep();
  expect(await countRows()).toMatchObject({ eventListeners: 1, heardEvents: 1 });
  time.now += minute;
  await core.sweeper.sweep();
  expect(await countRows()).toEqual(none);
  await server.close();
});
