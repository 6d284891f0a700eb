import { createHmac } from "node:crypto";
import { expect, test, vi } from "vitest";
import { openTestServer, type Received } from "../../testing/test-server.ts";
import { manualTimeouts } from "../../testing/timeouts.ts";
import { countTurns } from "../../testing/turns.ts";
import type { DeliveryReceipt } from "../core/environment.ts";
import { nextTurn, waitFor } from "../core/turns.ts";
import { Deliverer } from "./deliverer.ts";

const minute = 60_000;

/** A server with one webhook, whose deliveries are recorded. The test determines the receiver's responses. */
async function openReceiver(respond: (delivery: Received) => Promise<number | DeliveryReceipt>) {
  const received: Received[] = [];
  const server = await openTestServer({
    receive: (delivery) => {
      received.push(delivery);
      return respond(delivery);
    },
  });
  const webhook = { webhookName: "Receiver", webhookUrl: "https://hooks.example/", eventType: ["JOB_UPDATE"] };
  const { id } = (await server.request("POST", "/v3/connectors/configuration/webhooks", { body: webhook })).json;
  const happen = (eventType: "JOB_UPDATE" | "JOB_DELIVER") =>
    server.core.store.outbox.add(server.organizationId, [{ eventType, body: { id: 57 } }]);
  return { server, received, id, happen };
}

test("a webhook gets the events it listens to, signed with its secret", async () => {
  const { server, received, id, happen } = await openReceiver(async () => 204);
  await happen("JOB_DELIVER");
  await happen("JOB_UPDATE");
  await server.settle();
  expect(received).toHaveLength(1);
  const { headers, body, url } = received[0] as Received;
  expect({ url, body }).toEqual({ url: "https://hooks.example/", body: { id: 57 } });
  expect(headers).toMatchObject({ "parlance-event": "JOB_UPDATE", "webhook-timestamp": "1741600800" });
  const [secret = ""] = await server.core.store.webhooks.secretsOf(server.organizationId, id);
  const signed = `${headers["webhook-id"]}.1741600800.{"id":57}`;
  expect(headers["webhook-signature"]).toBe(`v1,${hmac(signed, secret)}`);
});

test("for a day after a change of the secret both sign, the new one first", async () => {
  const { server, received, id, happen } = await openReceiver(async () => 204);
  const { webhooks } = server.core.store;
  const [old = ""] = await webhooks.secretsOf(server.organizationId, id);
  await webhooks.changeSecret(server.organizationId, id, "new");
  await happen("JOB_UPDATE");
  await server.settle();
  server.time.now += 24 * 60 * minute;
  await happen("JOB_UPDATE");
  await server.settle();
  const [first, second] = received as [Received, Received];
  const signedBy = async ({ headers }: Received, secret: string) =>
    `v1,${hmac(`${headers["webhook-id"]}.${headers["webhook-timestamp"]}.{"id":57}`, secret)}`;
  expect(first.headers["webhook-signature"]).toBe(`${await signedBy(first, "new")} ${await signedBy(first, old)}`);
  expect(second.headers["webhook-signature"]).toBe(await signedBy(second, "new"));
});

test("a receiver that says Retry-After has no other attempt before that", async () => {
  const { server, received, happen } = await openReceiver(async () => ({ status: 429, retryAfter: "900" }));
  await happen("JOB_UPDATE");
  for (const [seconds, tries] of [
    [0, 1],
    [890, 1],
    [20, 2],
  ] as const) {
    server.time.now += seconds * 1000;
    await server.settle();
    expect(received).toHaveLength(tries);
  }
  await server.close();
});

test("a delivery that fails is repeated nine times with the same id, later and later, and then given up", async () => {
  const { server, received, happen } = await openReceiver(async () => 500);
  await happen("JOB_UPDATE");
  const wait = (minutes: number) => {
    server.time.now += minutes * minute;
    return server.settle();
  };
  await wait(0);
  for (const [index, minutes] of [1, 5, 30, 120, 300, 600, 840, 1200, 1440].entries()) {
    await wait(minutes - 1);
    expect(received).toHaveLength(index + 1);
    // A retry may be up to a tenth later.
    for (let late = 0; late <= minutes / 10 + 1 && received.length === index + 1; late++) await wait(1);
    expect(received).toHaveLength(index + 2);
  }
  await wait(4 * 24 * 60);
  expect(received).toHaveLength(10);
  expect(new Set(received.map(({ headers }) => headers["webhook-id"])).size).toBe(1);
  expect(server.logged).toEqual([
    {
      event: "delivery failed",
      organization: 1,
      webhook: 1,
      delivery: 1,
      type: "JOB_UPDATE",
      tries: 10,
      status: 500,
    },
  ]);
  expect(server.core.deliverer.givenUpCounts).toEqual({ failed: 1, gone: 0 });
  expect(await server.core.store.webhooks.listStates(1)).toMatchObject([{ waiting: 0, givenUp: 1, offAt: null }]);
});

test("when there never was a response, the log names the reason", async () => {
  const { server, happen } = await openReceiver(() =>
    Promise.reject(
      new Error("https://hooks.example/?key=secret", { cause: Object.assign(new Error(), { code: "ENOTFOUND" }) }),
    ),
  );
  await happen("JOB_UPDATE");
  for (let tries = 0; tries < 10; tries++) {
    await server.settle();
    server.time.now += 27 * 60 * minute;
  }
  expect(server.logged).toMatchObject([{ event: "delivery failed", tries: 10, failure: "ENOTFOUND" }]);
});

test.each([
  ["a redirect is a failure", async () => 302, 2],
  ["no answer is a failure", () => Promise.reject(new Error("refused")), 2],
  ["any 2xx is a success", async () => 299, 1],
])("%s", async (_, respond, tries) => {
  const { server, received, happen } = await openReceiver(respond);
  await happen("JOB_UPDATE");
  await server.settle();
  server.time.now += minute;
  await server.settle();
  expect(received).toHaveLength(tries);
});

test("410 switches a webhook off, with all that waits for it, until it is changed", async () => {
  let status = 500;
  const { server, received, id, happen } = await openReceiver(async () => status);
  await happen("JOB_UPDATE");
  await server.settle();
  status = 410;
  await happen("JOB_UPDATE");
  await server.settle();
  expect(received).toHaveLength(2);
  const facts = { organization: server.organizationId, webhook: id, dropped: 2, status: 410 };
  expect(server.logged).toEqual([{ event: "webhook disabled", ...facts }]);
  expect(server.core.deliverer.givenUpCounts).toEqual({ failed: 0, gone: 2 });
  expect(await server.core.store.webhooks.listStates(server.organizationId)).toMatchObject([
    { id, waiting: 0, givenUp: 2, givenUpAt: server.time.now, offAt: server.time.now },
  ]);
  await happen("JOB_UPDATE");
  server.time.now += minute;
  await server.settle();
  expect(received).toHaveLength(2);
  const webhook = { webhookName: "Back" };
  await server.request("PUT", `/v3/connectors/configuration/webhooks/${id}`, { body: webhook });
  await happen("JOB_UPDATE");
  await server.settle();
  expect(received).toHaveLength(3);
});

test("pending deliveries are dropped with their webhook", async () => {
  const { server, received, id, happen } = await openReceiver(async () => 500);
  await happen("JOB_UPDATE");
  await server.settle();
  await server.request("DELETE", `/v3/connectors/configuration/webhooks/${id}`);
  server.time.now += minute;
  await server.settle();
  expect(received).toHaveLength(1);
});

test.each([1, 40])(
  "%i receivers that do not respond hold up no one else, now and once they are known",
  async (count) => {
    let [timeout, quick] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const { server, received, happen } = await openReceiver(({ url }) => {
      if (url !== "https://quick.example/") return timeout.promise.then(() => Promise.reject(new Error("no answer")));
      quick.resolve();
      return Promise.resolve(204);
    });
    const { webhooks } = server.core.store;
    const owner = { organizationId: server.organizationId, userId: 1 };
    const webhook = { name: "Silent", url: "https://silent.example/", eventTypes: ["JOB_UPDATE"] };
    for (let at = 1; at < count; at++) await webhooks.create(owner, webhook, "secret");
    for (let at = 0; at < 24; at++) await happen("JOB_UPDATE");
    await webhooks.create(owner, { ...webhook, url: "https://quick.example/" }, "secret");
    await happen("JOB_UPDATE");
    server.core.deliverer.start();
    await quick.promise;
    await expect.poll(() => received.length).toBe(count + 1);
    for (let at = 0; at < 3; at++) {
      const { resolve: end } = timeout;
      [timeout, quick] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      received.length = 0;
      server.time.now += 15_000;
      end();
      await happen("JOB_UPDATE");
      await quick.promise;
      // The quick response is recorded by then.
      await new Promise(setImmediate);
      expect(received.length).toBeLessThanOrEqual(Math.min(count, 16) + 1);
    }
    timeout.resolve();
    await server.close();
  },
);

test("of what two processes read as due each delivery is taken by one of them, and the other may get none", async () => {
  const { server, happen } = await openReceiver(async () => 204);
  const { outbox } = server.core.store;
  await happen("JOB_UPDATE");
  await happen("JOB_UPDATE");
  const ids = (await outbox.listDue(10)).map(({ id }) => id);
  const used = await outbox.claim("one", 60_000, ids);
  expect(used.map(({ id, url, attempts }) => ({ id, url, attempts }))).toEqual(
    ids.map((id) => ({ id, url: used[0]?.url, attempts: 1 })),
  );
  expect(await outbox.claim("another", 60_000, ids)).toEqual([]);
  expect(await outbox.listDue(10)).toEqual([]);
  // Neither process gets the delivery before its next attempt is due.
  const [retried] = used;
  if (retried) await outbox.retry(retried, "one", 60_000, { status: 503 });
  expect(await outbox.claim("another", 60_000, ids)).toEqual([]);
  await server.close();
});

test("requests get their turn between any two deliveries that begin", async () => {
  const { server, happen } = await openReceiver(async () => 204);
  const { webhooks } = server.core.store;
  const owner = { organizationId: server.organizationId, userId: 1 };
  const webhook = { name: "Receiver", url: "https://hooks.example/", eventTypes: ["JOB_UPDATE"] };
  for (let at = 1; at < 20; at++) await webhooks.create(owner, webhook, "secret");
  await happen("JOB_UPDATE");
  const { soFar, end } = countTurns();
  const turnsOfDeliveries: number[] = [];
  const secretsOf = webhooks.secretsOf.bind(webhooks);
  vi.spyOn(webhooks, "secretsOf").mockImplementation((...of) => {
    turnsOfDeliveries.push(soFar());
    return secretsOf(...of);
  });
  server.core.deliverer.start();
  await expect.poll(() => turnsOfDeliveries.length).toBe(20);
  end();
  expect(new Set(turnsOfDeliveries).size).toBe(20);
  await server.close();
});

test("deliveries to a receiver that does not respond are not read again for each event, but after a pause of four times as long", async () => {
  const { server, received, happen } = await openReceiver(() => new Promise(() => {}));
  const { store } = server.core;
  const events = Array.from({ length: 1200 }, () => ({ eventType: "JOB_UPDATE" as const, body: {} }));
  await store.outbox.add(server.organizationId, events);
  let now = 0;
  const listDue = store.outbox.listDue.bind(store.outbox);
  const reads = vi.spyOn(store.outbox, "listDue").mockImplementation(async (...of) => {
    const page = await listDue(...of);
    now += 10;
    return page;
  });
  const pauses: number[] = [];
  let pause = Promise.withResolvers<void>();
  const stop = Promise.withResolvers<DeliveryReceipt>();
  const deliverer = new Deliverer({
    store,
    clock: () => server.time.now,
    random: () => 0.5,
    report: expect.fail,
    log: () => {},
    monotonic: () => now,
    sender: {
      send(url) {
        received.push({ url, headers: {}, body: {} });
        return stop.promise;
      },
    },
    wait(ms) {
      pauses.push(ms);
      return pause.promise;
    },
  });
  deliverer.start();
  await expect.poll(() => pauses.length).toBe(1);
  for (let at = 0; at < 20; at++) await happen("JOB_UPDATE");
  expect([received.length, reads.mock.calls.length, pauses]).toEqual([1, 3, [4 * 3 * 10]]);
  const { resolve } = pause;
  pause = Promise.withResolvers<void>();
  resolve();
  await expect.poll(() => pauses.length).toBe(2);
  expect(reads.mock.calls.length).toBe(6);
  stop.resolve({ status: 204 });
  pause.resolve();
  await deliverer.stop();
  await server.close();
});

test("the next deliveries of a quick receiver follow while due deliveries are not read again", async () => {
  const { server, received, happen } = await openReceiver(async () => 204);
  for (let at = 0; at < 20; at++) await happen("JOB_UPDATE");
  const deliverer = new Deliverer({
    store: server.core.store,
    clock: () => server.time.now,
    monotonic: () => 0,
    random: () => 0.5,
    report: expect.fail,
    log: () => {},
    wait: (_, signal) => waitFor(60_000, signal),
    sender: {
      async send(url) {
        received.push({ url, headers: {}, body: {} });
        return { status: 204 };
      },
    },
  });
  deliverer.start();
  await expect.poll(() => received.length).toBe(17);
  await deliverer.stop();
  await server.close();
});

test.each([0, 1, 2, 3, 4, 5])("an event %d microtasks after a reading waits for no timer", async (microtasks) => {
  let notify = () => {};
  let pauses = 0;
  let pause = Promise.withResolvers<void>();
  const listDue = vi.fn(async () => []);
  const deliverer = new Deliverer({
    clock: () => 0,
    monotonic: () => 0,
    random: () => 0.5,
    report: expect.fail,
    log: () => {},
    store: {
      onChange(_: string, listener: () => void) {
        notify = listener;
      },
      outbox: { listDue, claim: async () => [] },
    } as never,
    sender: { send: expect.fail },
    wait() {
      pauses++;
      return pause.promise;
    },
  });
  vi.useFakeTimers({ toFake: ["setInterval"] });
  deliverer.start();
  vi.useRealTimers();
  while (pauses === 0) await nextTurn();
  const { resolve } = pause;
  pause = Promise.withResolvers<void>();
  resolve();
  for (let at = 0; at < microtasks; at++) await Promise.resolve();
  notify();
  pause.resolve();
  for (let turn = 0; turn < 10; turn++) await nextTurn();
  expect(listDue).toHaveBeenCalledTimes(2);
  await deliverer.stop();
});

test("the outcome of an organization's delivery is noted before others of an organization with many", async () => {
  const { server, happen } = await openReceiver(async () => 204);
  const { store } = server.core;
  const { accounts, outbox, webhooks } = store;
  const webhook = { name: "Receiver", url: "https://hooks.example/", eventTypes: ["JOB_UPDATE"] };
  const owner = { organizationId: server.organizationId, userId: 1 };
  for (let at = 1; at < 10; at++) await webhooks.create(owner, webhook, "secret");
  await happen("JOB_UPDATE");
  const organizationId = await accounts.createOrganization("Other", "business");
  await webhooks.create({ organizationId, userId: await accounts.userOf(organizationId, "a") }, webhook, "secret");
  await outbox.add(organizationId, [{ eventType: "JOB_UPDATE", body: {} }]);
  const noted: number[] = [];
  let [now, sent] = [0, 0];
  vi.spyOn(outbox, "retry").mockImplementation(async (delivery) => {
    noted.push(delivery.organizationId);
    now += 10;
  });
  const all = Promise.withResolvers<void>();
  const deliverer = new Deliverer({
    store,
    clock: () => server.time.now,
    monotonic: () => now,
    random: () => 0.5,
    wait: waitFor,
    report: expect.fail,
    log: () => {},
    sender: {
      async send() {
        if (++sent === 11) all.resolve();
        await all.promise;
        return { status: 500 };
      },
    },
  });
  deliverer.start();
  await expect.poll(() => noted.length).toBe(11);
  await deliverer.stop();
  await server.close();
  expect(noted.indexOf(organizationId)).toBe(1);
});

test("a receiver has 15 seconds to respond, then the delivery is retried", async () => {
  const { server, happen } = await openReceiver(async () => 204);
  const { store } = server.core;
  await happen("JOB_UPDATE");
  const { limitsMs, end } = manualTimeouts();
  const errors: unknown[] = [];
  const hanging = new Deliverer({
    store,
    clock: () => server.time.now,
    monotonic: () => server.time.now,
    sender: {
      async send(_, { signal }) {
        end();
        signal.throwIfAborted();
        return { status: 204 };
      },
    },
    random: () => 0.5,
    wait: waitFor,
    report: (error) => errors.push(error),
    log: () => {},
  });
  await hanging.settle();
  expect([limitsMs, errors]).toEqual([[15_000], []]);
  expect(await store.backlog.deliveries()).toMatchObject({ count: 1 });
  await server.close();
});

function hmac(text: string, secret: string): string {
  return createHmac("sha256", secret).update(text).digest("base64");
}
