import { startParlance } from "@openparlance/testing";
import { afterAll, expect, test } from "vitest";

const parlance = await startParlance({ port: false });
afterAll(() => parlance.close());

test("a delivery that fails comes again, with a valid signature", async () => {
  const statuses = [500, 204];
  parlance.webhooks.receive(() => statuses.shift());
  const headers = { authorization: `Basic ${btoa(`${parlance.key}:${parlance.key}`)}` };
  await parlance.fetch("/v2/jobs/57/deliver", { method: "POST", headers });
  await parlance.clock.advance("10 s");
  expect(parlance.webhooks.deliveries).toMatchObject([
    { event: "JOB_DELIVER", attempt: 1, status: 500, isVerified: true },
    { event: "JOB_DELIVER", attempt: 2, status: 204, isVerified: true, body: { id: 57 } },
  ]);
});

test("a case from the documentation has the same responses", async () => {
  const { steps } = await parlance.runCase("archived-job.arazzo.json");
  expect(steps.flatMap(({ differences }) => differences)).toEqual([]);
});
