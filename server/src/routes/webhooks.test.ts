import { expect, test } from "vitest";
import { openTestServer } from "../testing/test-server.ts";

const path = "/v3/connectors/configuration/webhooks";

test("changes of one webhook at a time all hold", async () => {
  const { ask, close } = await openTestServer();
  const webhook = { webhookName: "Old", webhookUrl: "https://old.example/", eventType: ["JOB_UPDATE"] };
  const { id } = (await ask("POST", path, { body: webhook })).json;
  await Promise.all([
    ask("PUT", `${path}/${id}`, { body: { webhookName: "New" } }),
    ask("PUT", `${path}/${id}`, { body: { webhookUrl: "https://new.example/" } }),
    ask("PUT", `${path}/${id}`, { body: { eventType: "JOB_DELIVER" } }),
  ]);
  expect((await ask("GET", `${path}/${id}`)).json).toEqual({
    ...{ id, webhookName: "New", webhookUrl: "https://new.example/", eventType: ["JOB_DELIVER"] },
  });
  await close();
});
