import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { createClient } from "@openparlance/client";
import { expect, onTestFinished, test } from "vitest";
import { startParlance } from "./start-parlance.ts";
import type { Parlance, StartOptions } from "./types.ts";

async function start(options: StartOptions = {}): Promise<Parlance> {
  const parlance = await startParlance({ port: false, ...options });
  onTestFinished(() => parlance.close());
  return parlance;
}

const send = async ({ fetch, key }: Parlance, method: string, path: string, body?: unknown) => {
  const headers = { authorization: `Basic ${btoa(`${key}:`)}`, "content-type": "application/json" };
  const response = await fetch(path, { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) });
  const text = await response.text();
  return { status: response.status, headers: response.headers, json: text && JSON.parse(text) };
};

test("the data of the reference's examples is there, over the network and without it", async () => {
  const parlance = await start({ port: 0 });
  const headers = { authorization: `Basic ${btoa(`${parlance.key}:`)}` };
  const [over, within] = await Promise.all([
    fetch(`${parlance.url}/v2/jobs/57`, { headers }),
    parlance.fetch("/v2/jobs/57", { headers }),
  ]);
  expect(await over.json()).toEqual(await within.json());
  expect(parlance.requests.map(({ operation, status }) => [operation, status])).toEqual([
    ["getJob", 200],
    ["getJob", 200],
  ]);
});

test("an empty server has a key and nothing else", async () => {
  const parlance = await start({ seed: "empty" });
  expect((await send(parlance, "GET", "/v2/memories")).json).toEqual([]);
  expect((await send(parlance, "GET", "/v2/jobs")).json).toEqual([]);
});

test("several servers share nothing", async () => {
  const [one, other] = await Promise.all([start({ seed: "empty" }), start({ seed: "empty" })]);
  await send(one, "POST", "/v2/memories", { name: "Harbour", srclang: "en", trglang: "de" });
  expect((await send(one, "GET", "/v2/memories")).json).toHaveLength(1);
  expect((await send(other, "GET", "/v2/memories")).json).toEqual([]);
});

test("our own client runs against it", async () => {
  const { url: baseUrl, key, fetch } = await start();
  const client = createClient({ baseUrl, key, fetch });
  const { data } = await client.GET("/v2/memories", {});
  expect(data?.map(({ id }) => id)).toContain(4312);
});

test("a fixed clock moves only when it is advanced", async () => {
  const parlance = await start({ now: "2026-01-02T03:04:05Z" });
  expect(parlance.clock.now().toISOString()).toBe("2026-01-02T03:04:05.000Z");
  await parlance.clock.advance("1 h 30 min");
  expect(parlance.clock.now().toISOString()).toBe("2026-01-02T04:34:05.000Z");
  await parlance.reset();
  expect(parlance.clock.now().toISOString()).toBe("2026-01-02T03:04:05.000Z");
});

test("a delivery is tried again at its times while the clock is advanced, and its signature is checked", async () => {
  const parlance = await start({ now: "2026-01-02T03:04:05Z" });
  const statuses = [500, null, 503, 204];
  parlance.webhooks.receive(() => statuses.shift() as number | null);
  await send(parlance, "POST", "/v2/jobs/57/deliver");
  await parlance.clock.advance("2 h");
  const { deliveries } = parlance.webhooks;
  expect(deliveries.map(({ attempt, status }) => [attempt, status])).toEqual([
    [1, 500],
    [2, null],
    [3, 503],
    [4, 204],
  ]);
  expect(deliveries.every(({ isVerified, event }) => isVerified && event === "JOB_DELIVER")).toBe(true);
  expect(deliveries[3]?.body).toMatchObject({ id: 57 });
  const minutes = deliveries.map(({ at }) => Math.round((at.getTime() - Date.parse("2026-01-02T03:04:05Z")) / 60_000));
  expect(minutes[0]).toBe(0);
  expect(minutes[3]).toBeGreaterThanOrEqual(35);
  expect(minutes[3]).toBeLessThan(45);
});

test("a webhook on this machine is really sent", async () => {
  const bodies: unknown[] = [];
  const receiver = createServer((request, response) => {
    let text = "";
    request.on("data", (part) => {
      text += part;
    });
    request.on("end", () => {
      bodies.push(JSON.parse(text));
      response.writeHead(204).end();
    });
  }).listen(0, "127.0.0.1");
  onTestFinished(() => {
    receiver.close();
  });
  await new Promise((resolve) => receiver.once("listening", resolve));
  const parlance = await start({ seed: "demo" });
  const webhookUrl = `http://localhost:${(receiver.address() as AddressInfo).port}/hook`;
  const webhook = { webhookName: "Local", webhookUrl, eventType: ["JOB_DELIVER"] };
  expect((await send(parlance, "POST", "/v3/connectors/configuration/webhooks", webhook)).status).toBe(200);
  await send(parlance, "POST", "/v2/jobs/57/deliver");
  await parlance.idle();
  expect(bodies).toMatchObject([{ id: 57 }]);
  expect(parlance.webhooks.deliveries.find(({ url }) => url === webhookUrl)).toMatchObject({ status: 204 });
});

test("the next request of an operation fails with the fault that waits for it, and the one after it does not", async () => {
  const parlance = await start();
  const { faults } = parlance;
  faults.next("getJob", { status: 503 });
  faults.next("getJob", { error: "not-found" });
  faults.next("getJob", { error: "rate-limited" });
  faults.next("createJob", { fault: "creation-failure" });
  const statuses = [];
  for (let at = 0; at < 4; at++) {
    const { status, headers } = await send(parlance, "GET", "/v2/jobs/57");
    statuses.push([status, headers.get("parlance-error"), headers.get("retry-after") !== null]);
  }
  expect(statuses).toEqual([
    [503, "overload", true],
    [404, "not-found", false],
    [429, "rate-limited", true],
    [200, null, false],
  ]);
  const body = { name: "Doomed", fileIds: [2207], srcLang: "en", languagePairs: [{ memoryId: 4312 }] };
  const { json: job } = await send(parlance, "POST", "/v2/jobs", body);
  await parlance.idle();
  expect((await send(parlance, "GET", `/v2/jobs/${job.id}`)).json.creationStatus).toBe("FAILED");
});

test("a connection that breaks rejects, over the network and without it", async () => {
  const parlance = await start({ port: 0 });
  parlance.faults.next("getLanguages", { network: "reset" }, 2);
  await expect(parlance.fetch("/v2/languages")).rejects.toThrow("fetch failed");
  await expect(fetch(`${parlance.url}/v2/languages`)).rejects.toThrow();
  expect(parlance.requests.map(({ status }) => status)).toEqual([null, null]);
});

test("a fault that an operation cannot have is refused with those that it can have", async () => {
  const { faults } = await start();
  expect(() => faults.next("getJobs" as never, { status: 500 })).toThrow("There is no operation getJobs.");
  expect(() => faults.next("getJob", { status: 418 })).toThrow(
    /getJob never returns 418\. Statuses of its errors: [\d, ]*404[\d, ]*\.$/,
  );
  expect(() => faults.next("toString" as never, { status: 500 })).toThrow("There is no operation toString.");
  expect(() => faults.next("getJob", { fault: "quotas" })).toThrow("There is no fault quotas. Faults: quota, ");
  expect(() => faults.next("getJob", { network: "rest" } as never)).toThrow('network must be "reset".');
  expect(() => faults.next("getJob", { latencyMs: "1 s" } as never)).toThrow("latencyMs must be a number");
  expect(() => faults.next("getJob", { latencyMs: "5" } as never)).toThrow("latencyMs must be a number");
  expect(() => faults.next("getJob", { latencyMs: Number.POSITIVE_INFINITY })).toThrow("latencyMs must be a number");
  expect(() => faults.next("getJob", { latency: 1 } as never)).toThrow("A fault is a status, an error, a fault,");
  expect(() => faults.next("getJob", { error: "default" })).toThrow("getJob never returns default.");
  expect(() => faults.next("getJob", { error: "importing" })).toThrow(/getJob never returns importing\. Its errors: /);
});

test("requests are kept with what they said, without the key", async () => {
  const parlance = await start();
  await send(parlance, "POST", "/v2/translate", { memory_id: 4312, source: "The gangway is closed." });
  await parlance.fetch(`/v2/files?name=a.txt&key=${parlance.key}`, { method: "POST", body: new Uint8Array([1, 2]) });
  expect(parlance.requests).toMatchObject([
    {
      operation: "translateText",
      query: {},
      body: { memory_id: 4312, source: "The gangway is closed." },
      status: 200,
    },
    { operation: "uploadFile", query: { name: "a.txt" }, body: new Uint8Array([1, 2]), status: 201 },
  ]);
  expect(JSON.stringify(parlance.requests)).not.toContain(parlance.key);
});

test("a saved state continues with the same ids, keys, files and time, in another server", async () => {
  const before = await start({ now: "2026-01-02T03:04:05Z" });
  await send(before, "POST", "/v2/memories", { name: "Harbour", srclang: "en", trglang: "fr" });
  await before.clock.advance("2 d");
  const after = await start({ from: await before.save() });
  expect(Math.abs(after.clock.now().getTime() - before.clock.now().getTime())).toBeLessThan(3_600_000);
  for (const path of [
    "/v2/memories",
    "/v2/jobs",
    "/v2/files",
    "/v2/jobs/57",
    "/v2/documents/files?id=905&is_xliff=false",
  ]) {
    const [one, other] = await Promise.all(
      [before, after].map(async ({ fetch, key }) => {
        const response = await fetch(path, { headers: { authorization: `Basic ${btoa(`${key}:`)}` } });
        return [response.status, await response.text()];
      }),
    );
    expect([path, other]).toEqual([path, one]);
  }
  await after.reset();
  expect((await send(after, "GET", "/v2/memories")).json.map(({ name }: { name: string }) => name)).toContain(
    "Harbour",
  );
});

test("a file that is not a saved state, or a damaged one, is refused in one line", async () => {
  const saved = await (await start({ seed: "empty" })).save();
  const refuse = (from: Uint8Array) =>
    expect(startParlance({ port: false, from })).rejects.toThrow("from isn't a saved state of Parlance.");
  await refuse(new Uint8Array());
  await refuse(new TextEncoder().encode("SQLite format 3"));
  await refuse(saved.subarray(0, saved.length / 2));
  await refuse(saved.with(saved.length >> 1, (saved[saved.length >> 1] as number) ^ 255));
});

test("an option that can't be is refused by its name", async () => {
  await expect(startParlance({ now: "yesterday" })).rejects.toThrow(`now: "yesterday" isn't a time.`);
  await expect(startParlance({ seed: "full" as never })).rejects.toThrow('seed: must be "demo" or "empty".');
  const { clock } = await start();
  await expect(clock.advance("2 x")).rejects.toThrow(`"2 x" isn't a duration.`);
  await expect(clock.advance(-1)).rejects.toThrow("-1 isn't a duration.");
});

test("a page's requests are responded to through its route", async () => {
  const parlance = await start();
  const fulfilled: unknown[] = [];
  const request = {
    url: () => "https://api.example/v2/languages",
    method: () => "GET",
    allHeaders: async () => ({ authorization: `Basic ${btoa(`${parlance.key}:`)}` }),
    postDataBuffer: () => null,
  };
  const route = {
    request: () => request,
    fulfill: async (it: unknown) => {
      fulfilled.push(it);
    },
    abort: async (reason: string) => {
      fulfilled.push(reason);
    },
  };
  await parlance.route(route);
  parlance.faults.next("getLanguages", { network: "reset" });
  await parlance.route(route);
  expect(fulfilled).toMatchObject([
    { status: 200, headers: { "content-type": "application/json; charset=utf-8" } },
    "connectionreset",
  ]);
});

test("a server that was closed can be followed by another at its port", async () => {
  const first = await startParlance({ seed: "empty" });
  const port = Number(new URL(first.url).port);
  await first.close();
  const second = await start({ seed: "empty", port });
  expect(second.url).toBe(first.url);
});
