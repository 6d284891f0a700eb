import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import archived from "../examples/archived-job.arazzo.json" with { type: "json" };
import { startParlance } from "./start-parlance.ts";
import type { StartOptions } from "./types.ts";

async function start(options: StartOptions = {}) {
  const parlance = await startParlance({ port: false, ...options });
  onTestFinished(() => parlance.close());
  return parlance;
}

test("a case runs on the server, whose data is then as the case left it", async () => {
  const parlance = await start({ now: "2026-03-01T00:00:00Z" });
  const { isSame, steps } = await parlance.runCase(archived);
  expect(isSame).toBe(true);
  expect(steps.map(({ method, target, status }) => [method, target, status])).toEqual([
    ["POST", "/v2/jobs/57/archive", 200],
    ["POST", "/v2/jobs/57/deliver", 409],
  ]);
  expect(parlance.requests.map(({ operation }) => operation)).toEqual(["archiveJob", "deliverJob"]);
  expect(parlance.clock.now().toISOString()).toBe("2026-01-05T09:00:00.000Z");
  await parlance.reset();
  expect(parlance.clock.now().toISOString()).toBe("2026-03-01T00:00:00.000Z");
  const headers = { authorization: `Basic ${btoa(`${parlance.key}:`)}` };
  expect(await (await parlance.fetch("/v2/jobs/57", { headers })).json()).toMatchObject({ status: "active" });
});

test("a case that can't run changes nothing, and says why in one line", async () => {
  const parlance = await start();
  const folder = await mkdtemp(join(tmpdir(), "case-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, "case.json");
  await writeFile(file, "arazzo: 1.0.1");
  await parlance.fetch("/v2/languages");
  await expect(parlance.runCase(file)).rejects.toThrow(`${file} isn't a Parlance case.`);
  await expect(parlance.runCase(join(folder, "none.json"))).rejects.toThrow("none.json can't be read.");
  await expect(parlance.runCase({ ...archived, "x-parlance-version": "2.0.0" })).rejects.toThrow(
    "The case was created with Parlance 2, and this is 0.1.",
  );
  expect(parlance.requests).toHaveLength(1);
});

test("a case needs the data of the examples", async () => {
  const parlance = await start({ seed: "empty" });
  await expect(parlance.runCase(archived)).rejects.toThrow('A case needs a server with the seed "demo".');
});

test("a webhook in a case sends nothing to this machine", async () => {
  const parlance = await start();
  const [archive, deliver] = archived.workflows[0]?.steps ?? [];
  const webhook = { webhookName: "Local", webhookUrl: "http://127.0.0.1:9/hook", eventType: ["JOB_DELIVER"] };
  const create = {
    stepId: "create",
    operationId: "createWebhook",
    requestBody: { contentType: "application/json", payload: webhook },
    successCriteria: archive?.successCriteria.slice(0, 1),
  };
  const delivered = { ...deliver, successCriteria: create.successCriteria };
  const workflow = { ...archived.workflows[0], steps: [create, delivered] };
  expect((await parlance.runCase({ ...archived, workflows: [workflow] })).isSame).toBe(true);
  const { deliveries } = parlance.webhooks;
  expect(deliveries.find(({ url }) => url === webhook.webhookUrl)).toMatchObject({ status: 204, attempt: 1 });
});
