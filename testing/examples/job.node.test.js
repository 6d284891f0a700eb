import assert from "node:assert/strict";
import { after, beforeEach, test } from "node:test";
import { startParlance } from "@openparlance/testing";

const parlance = await startParlance({ now: "2026-01-05T09:00:00Z" });
const headers = { authorization: `Basic ${btoa(`${parlance.key}:${parlance.key}`)}` };
beforeEach(() => parlance.reset());
after(() => parlance.close());

/** Your code: sends a request again after Retry-After. */
async function fetchWithRetry(path, wait) {
  const response = await parlance.fetch(path, { headers });
  if (response.status !== 503) return response;
  await wait(`${response.headers.get("retry-after")} s`);
  return fetchWithRetry(path, wait);
}

test("a busy server is tried again", async () => {
  parlance.faults.next("getJob", { status: 503 }, 2);
  const response = await fetchWithRetry("/v2/jobs/57", parlance.clock.advance);
  assert.equal((await response.json()).name, "Spring leaflets");
  assert.deepEqual(
    parlance.requests.map(({ status }) => status),
    [503, 503, 200],
  );
});

/** Your code: polls every five minutes until a job is delivered. */
async function waitUntilDelivered(id, wait) {
  const job = await (await parlance.fetch(`/v2/jobs/${id}`, { headers })).json();
  if (job.status === "delivered") return job;
  await wait("5 min");
  return waitUntilDelivered(id, wait);
}

test("a job is polled until its delivery two hours later", async () => {
  const delivery = new Date("2026-01-05T11:00:00Z");
  const job = await waitUntilDelivered(57, async (time) => {
    await parlance.clock.advance(time);
    if (parlance.clock.now() >= delivery) await parlance.fetch("/v2/jobs/57/deliver", { method: "POST", headers });
  });
  assert.equal(job.deliveredAt, "2026-01-05T11:00:00.000Z");
});
