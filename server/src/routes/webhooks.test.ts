import { describe, expect, test } from "vitest";
import { openJobFixture } from "../../testing/job-fixture.ts";
import { newMemory } from "../../testing/memories.ts";
import { openTestServer } from "../../testing/test-server.ts";

const path = "/v3/connectors/configuration/webhooks";

test("changes of one webhook at a time all hold", async () => {
  const { request: send, close } = await openTestServer();
  const webhook = { webhookName: "Old", webhookUrl: "https://old.example/", eventType: ["JOB_UPDATE"] };
  const { id } = (await send("POST", path, { body: webhook })).json;
  await Promise.all([
    send("PUT", `${path}/${id}`, { body: { webhookName: "New" } }),
    send("PUT", `${path}/${id}`, { body: { webhookUrl: "https://new.example/" } }),
    send("PUT", `${path}/${id}`, { body: { eventType: "JOB_DELIVER" } }),
  ]);
  expect((await send("GET", `${path}/${id}`)).json).toEqual({
    id,
    webhookName: "New",
    webhookUrl: "https://new.example/",
    eventType: ["JOB_DELIVER"],
  });
  await close();
});

test("an organization has at most 100 webhooks, and another one has its own", async () => {
  const { request: send, createKey, message, core } = await openTestServer();
  const body = { webhookName: "Quay", webhookUrl: "https://quay.example/", eventType: ["JOB_UPDATE"] };
  for (let count = 1; count <= 100; count++) expect((await send("POST", path, { body })).status).toBe(200);
  expect(await message("POST", path, { body })).toEqual([400, "An organization can have at most 100 webhooks."]);
  const key = await createKey(
    "bea@elsewhere.example",
    await core.store.accounts.createOrganization("Elsewhere", "business"),
  );
  expect((await send("POST", path, { body, key })).status).toBe(200);
  const [{ id }] = (await send("GET", path)).json;
  expect((await send("PUT", `${path}/${id}`, { body: { webhookName: "Pier" } })).status).toBe(200);
  await send("DELETE", `${path}/${id}`);
  expect((await send("POST", path, { body })).status).toBe(200);
});

test("a webhook gets events of a job or project with a private memory only when the user who created it may see it", async () => {
  const events: string[] = [];
  const server = await openTestServer({
    receive: async ({ url, headers, body }) => {
      events.push(`${new URL(url).hostname.split(".")[0]} ${headers["parlance-event"]} ${body.name ?? body.id}`);
      return 204;
    },
  });
  const { request: send, settle, core, organizationId } = server;
  const hers = await server.createKey("bea@harbour.example");
  const eventType = ["JOB_UPDATE", "PROJECT_UPDATE", "JOB_DELIVER", "PROJECT_DELIVER"];
  const register = async (name: string, key?: string) => {
    const body = { webhookName: name, webhookUrl: `https://${name}.example/`, eventType };
    return (await send("POST", path, { body, ...(key && { key }) })).json.id as number;
  };
  const his = await register("his");
  await register("bea", hers);
  const memory = await newMemory(server);
  const languages = { srclang: "en", srclocale: "GB", trglang: "de", trglocale: "DE" };
  const { id, job_id } = (
    await send("POST", "/v2/projects", { body: { name: "Secret", memory_id: memory, ...languages } })
  ).json;
  let changes = 0;
  const addDocument = async () => {
    const headers = { name: "a.txt", project_id: String(id) };
    await send("POST", "/v2/documents/files", { body: "The ferry.", headers });
    await send("PUT", `/v2/jobs/${job_id}`, { body: { name: `Secret ${++changes}` } });
    await settle();
    return [...new Set(events.splice(0).map((line) => line.split(" ").slice(0, 2).join(" ")))].sort();
  };
  const his2 = ["his JOB_UPDATE", "his PROJECT_UPDATE"];
  expect(await addDocument()).toEqual(his2);
  // A new name doesn't change the webhook's owner, but a new URL does.
  await send("PUT", `${path}/${his}`, { body: { webhookName: "Renamed" }, key: hers });
  expect(await addDocument()).toEqual(his2);
  await send("PUT", `${path}/${his}`, { body: { webhookUrl: "https://elsewhere.example/" }, key: hers });
  expect(await addDocument()).toEqual([]);
  await core.store.memories.share(organizationId, memory, true);
  expect(await addDocument()).toEqual([
    "bea JOB_UPDATE",
    "bea PROJECT_UPDATE",
    "elsewhere JOB_UPDATE",
    "elsewhere PROJECT_UPDATE",
  ]);
  await core.store.memories.share(organizationId, memory, false);
  await send("DELETE", `/v2/projects?id=${id}`);
  await send("PUT", `/v2/jobs/${job_id}`, { body: { name: "Still secret" } });
  await settle();
  expect(events).toEqual([]);
  await server.close();
});

describe("a webhook with includeChecks", () => {
  const eventType = ["JOB_DELIVER"];
  const finding = {
    check: "numbers",
    severity: "error",
    message: "The number 15 of the source is 51 in the translation.",
  };

  /** A job whose translation has a wrong number. */
  async function openFaultyJob() {
    const fixture = await openJobFixture();
    const memoryId = await fixture.createMemory();
    const job = { file: "Wait 15 minutes.\n" };
    const { id, stats } = await fixture.createJob(memoryId, job);
    const document = await fixture.documentOf(stats.projects[0].id);
    const register = async (name: string, { key = "", ...options }: { key?: string; includeChecks?: boolean }) => {
      const body = { webhookName: name, webhookUrl: `https://${name}.example/`, eventType, ...options };
      return (await fixture.request("POST", path, { body, ...(key && { key }) })).json;
    };
    const received = () =>
      fixture.received.splice(0).map(({ url, body }) => ({ to: new URL(url).hostname.split(".")[0], body }));
    return { ...fixture, id, document, memoryId, register, received };
  }

  test("receives what the checks found once they have finished, and no other webhook waits or receives it", async () => {
    const job = await openFaultyJob();
    await job.register("plain", {});
    expect(await job.register("checked", { includeChecks: true })).toMatchObject({ includeChecks: true });
    await job.work(job.document, ["Warten Sie 51 Minuten.", "translated"]);
    await job.core.queue.settle();
    await job.request("POST", `/v2/jobs/${job.id}/deliver`);
    await job.core.deliverer.settle();
    const [plain, ...others] = job.received();
    expect([plain?.to, others]).toEqual(["plain", []]);
    expect(plain?.body).not.toHaveProperty("checks");
    await job.settle();
    const match = { ...finding, documentId: job.document.id };
    expect(job.received()).toMatchObject([
      { to: "checked", body: { ...plain?.body, checks: { segments: 1, errors: 1, warnings: 0, findings: [match] } } },
    ]);
    await job.close();
  });

  test("receives the event without them when the job is deleted first", async () => {
    const job = await openFaultyJob();
    const { id } = await job.register("checked", {});
    await job.request("PUT", `${path}/${id}`, { body: { includeChecks: true } });
    await job.request("POST", `/v2/jobs/${job.id}/deliver`);
    await job.request("DELETE", `/v2/jobs/${job.id}`);
    await job.settle();
    const [event, ...others] = job.received();
    expect([event?.body.isDelivered, others]).toEqual([1, []]);
    expect(event?.body).not.toHaveProperty("checks");
    await job.close();
  });

  test("receives nothing of projects whose memory its user can't see", async () => {
    const job = await openFaultyJob();
    const hers = await job.createKey("bea@harbour.example");
    const own = await job.createMemory({ key: hers });
    await job.register("bea", { key: hers, includeChecks: true });
    const body = { name: "Bea's", memory_id: own, job_id: job.id };
    await job.core.store.memories.share(job.organizationId, job.memoryId, true);
    expect((await job.request("POST", "/v2/projects", { body, key: hers })).status).toBe(200);
    await job.core.store.memories.share(job.organizationId, job.memoryId, false);
    await job.work(job.document, ["Warten Sie 51 Minuten.", "translated"]);
    await job.core.store.memories.share(job.organizationId, own, true);
    expect((await job.request("POST", `/v2/jobs/${job.id}/deliver`)).status).toBe(200);
    await job.settle();
    const nothing = { segments: 0, errors: 0, warnings: 0, findings: [] };
    expect(job.received()).toMatchObject([{ to: "bea", body: { id: job.id, checks: nothing } }]);
    await job.close();
  });
});
