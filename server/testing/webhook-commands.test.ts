import { expect, test } from "vitest";
import { Deliverer } from "../src/background/deliverer.ts";
import { runInStore } from "../src/commands/command.ts";
import { parseArgs } from "../src/commands/parse-args.ts";
import { webhooks } from "../src/commands/webhooks.ts";
import { waitFor } from "../src/core/turns.ts";
import { openTestServer, type Received } from "./test-server.ts";

const path = "/v3/connectors/configuration/webhooks";
const [second, day] = [1000, 24 * 3600_000];

/** A server with two webhooks for two events, their receivers, and the command line. */
async function openHarbour() {
  const received: Received[] = [];
  const statuses = new Map<string, number>();
  const server = await openTestServer({
    receive: async (delivery) => {
      received.push(delivery);
      const status = statuses.get(delivery.url);
      if (status === 0) throw Object.assign(new Error("https://a.example/?key=secret"), { code: "ECONNREFUSED" });
      return status ?? 204;
    },
  });
  const register = async (webhookUrl: string, ...eventType: string[]): Promise<number> =>
    (await server.request("POST", path, { body: { webhookName: "Receiver", webhookUrl, eventType } })).json.id;
  const happen = (eventType: "JOB_UPDATE" | "JOB_DELIVER", id: number) =>
    server.core.store.outbox.add(server.organizationId, [{ eventType, body: { id, name: "Secret leaflets" } }]);
  const parlance = (...words: string[]) => {
    const { command, input } = parseArgs(words, webhooks);
    return runInStore(command, input, server.core.store);
  };
  const list = async (...words: string[]) =>
    JSON.parse((await parlance("webhooks", "deliveries", "--json", ...words)).join("\n"));
  return { ...server, received, statuses, register, happen, parlance, list };
}

test("deliveries are listed with their state, attempts, last response, and next attempt", async () => {
  const { core, time, statuses, register, happen, list, parlance, settle, close } = await openHarbour();
  const begun = new Date(time.now).toISOString();
  const [a, b] = [
    await register("https://a.example/", "JOB_UPDATE"),
    await register("https://b.example/", "JOB_DELIVER"),
  ];
  statuses.set("https://a.example/", 500);
  await happen("JOB_UPDATE", 57);
  await happen("JOB_DELIVER", 57);
  const untried = { attempts: 0, lastAttemptAt: null, lastStatus: null, lastFailure: null, createdAt: begun };
  expect(await list()).toEqual([
    { id: 2, webhookId: b, eventType: "JOB_DELIVER", state: "pending", ...untried, nextAttemptAt: begun },
    { id: 1, webhookId: a, eventType: "JOB_UPDATE", state: "pending", ...untried, nextAttemptAt: begun },
  ]);
  await settle();
  const tried = { attempts: 1, lastAttemptAt: begun, lastFailure: null, createdAt: begun };
  const [delivered, pending] = await list();
  expect(delivered).toEqual({
    id: 2,
    webhookId: b,
    eventType: "JOB_DELIVER",
    state: "delivered",
    ...tried,
    lastStatus: 204,
    nextAttemptAt: null,
  });
  expect(pending).toMatchObject({ id: 1, state: "pending", ...tried, lastStatus: 500 });
  expect(Date.parse(pending.nextAttemptAt) - time.now).toBeGreaterThanOrEqual(5 * second);
  statuses.set("https://a.example/", 0);
  for (let tries = 0; tries < 10; tries++) {
    time.now += 27 * 3600 * second;
    await settle();
  }
  expect(await list(String(a))).toMatchObject([
    { id: 1, state: "failed", attempts: 10, lastStatus: null, lastFailure: "ECONNREFUSED", nextAttemptAt: null },
  ]);
  expect(await list("--limit", "1")).toMatchObject([{ id: 2 }]);
  const lines = await parlance("webhooks", "deliveries");
  expect(lines.slice(0, 2)).toEqual([
    expect.stringMatching(/^ID +WEBHOOK +EVENT +STATE +ATTEMPTS +RESPONSE +LAST ATTEMPT +NEXT ATTEMPT +CREATED$/),
    expect.stringMatching(/^2 +2 +JOB_DELIVER +delivered +1 +204 +2025-03-10 10:00:00 +2025-03-10 10:00:00$/),
  ]);
  const secrets = [a, b].map((id) => core.store.webhooks.secretsOf(1, id));
  for (const [secret] of await Promise.all(secrets)) expect(JSON.stringify(await list())).not.toContain(secret);
  expect(JSON.stringify(await list())).not.toMatch(/leaflets|example|body/);
  await close();
});

test("a delivery that is sent again has the same id and all its retries", async () => {
  const { time, received, statuses, register, happen, list, parlance, settle, close } = await openHarbour();
  await register("https://a.example/", "JOB_UPDATE");
  await happen("JOB_UPDATE", 57);
  await settle();
  statuses.set("https://a.example/", 503);
  expect(await parlance("webhooks", "resend", "1")).toEqual(["Resending delivery 1."]);
  await settle();
  expect(await list()).toMatchObject([{ id: 1, state: "pending", attempts: 1, lastStatus: 503 }]);
  // The pending delivery waits for its retry; `resend` ends the wait.
  expect(await parlance("webhooks", "resend", "delivery-1", "--json")).toEqual(['{"id":1,"state":"pending"}']);
  await settle();
  expect(await list()).toMatchObject([{ id: 1, state: "pending", attempts: 2 }]);
  statuses.delete("https://a.example/");
  time.now += 3600 * second;
  await settle();
  expect(await list()).toMatchObject([{ id: 1, state: "delivered", attempts: 3, lastStatus: 204 }]);
  expect(received.map(({ headers, body }) => [headers["webhook-id"], body.id])).toEqual(
    Array(4).fill(["delivery-1", 57]),
  );
  await close();
});

test("commands report deliveries that can't be listed or sent again", async () => {
  const { core, statuses, request: send, register, happen, parlance, settle, close } = await openHarbour();
  const id = await register("https://a.example/", "JOB_UPDATE");
  statuses.set("https://a.example/", 500);
  for (const leaflet of [57, 58]) await happen("JOB_UPDATE", leaflet);
  await settle();
  statuses.set("https://a.example/", 410);
  await parlance("webhooks", "resend", "2");
  await settle();
  await core.store.accounts.createOrganization("Quay", "business");
  const refusal = (...words: string[]) => parlance("webhooks", ...words).catch(({ message }) => message);
  expect(JSON.parse((await parlance("webhooks", "deliveries", "--json")).join("\n"))).toMatchObject([
    { id: 2, state: "failed", lastStatus: 410 },
    { id: 1, state: "failed", lastStatus: 500 },
  ]);
  expect(await refusal("resend", "1")).toBe("The webhook of delivery 1 is disabled; update it first.");
  expect(await refusal("resend", "9")).toBe("There is no delivery 9.");
  expect(await refusal("resend", "x")).toBe('DELIVERY must be a number, not "x".');
  expect(await refusal("deliveries", "9")).toBe("There is no webhook 9.");
  expect(await refusal("deliveries", "--limit", "1001")).toBe("--limit must be at most 1000.");
  expect(await refusal("resend", "1", "--organization", "Quay")).toBe("There is no delivery 1.");
  expect(await parlance("webhooks", "deliveries", "--json", "--organization", "Quay")).toEqual(["[]"]);
  await send("DELETE", `${path}/${id}`);
  expect(await refusal("resend", "1")).toBe("There is no delivery 1.");
  await close();
});

test("deliveries that have ended are kept for 7 days, and 1,000 of each webhook", async () => {
  const { core, time, register, happen, list, settle, close } = await openHarbour();
  await register("https://a.example/", "JOB_UPDATE");
  const quiet = await register("https://b.example/", "JOB_DELIVER");
  await happen("JOB_DELIVER", 1);
  for (let id = 1; id <= 1010; id++) await happen("JOB_UPDATE", id);
  await settle();
  await core.sweeper.sweep();
  const kept = (await list("--limit", "1000")).map(({ id }: { id: number }) => id);
  expect(kept).toEqual(Array.from({ length: 1000 }, (_, at) => 1011 - at));
  expect(await list(String(quiet))).toMatchObject([{ id: 1 }]);
  time.now += 7 * day - 1;
  await core.sweeper.sweep();
  expect(await list(String(quiet))).toHaveLength(1);
  time.now += 1;
  await core.sweeper.sweep();
  expect(await list()).toEqual([]);
  await close();
});

test("a process keeps the limit between two sweeps, at some of the deliveries that end", async () => {
  const { core, organizationId, time, register, happen, close } = await openHarbour();
  await register("https://a.example/", "JOB_UPDATE");
  for (let at = 0; at < 1010; at++) await happen("JOB_UPDATE", at);
  const deliverer = new Deliverer({
    store: core.store,
    clock: () => time.now,
    monotonic: () => time.now,
    sender: { send: async () => ({ status: 204 }) },
    random: () => 0,
    wait: waitFor,
    report: expect.fail,
    log: () => {},
  });
  await deliverer.settle();
  expect(await core.store.deliveries.list(organizationId, 2000)).toHaveLength(1000);
  await close();
});
