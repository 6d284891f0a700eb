import { expect, test } from "vitest";
import { newMemory } from "../testing/memories.ts";
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

test("a webhook hears of a job or project with a private memory only when whoever gave its address may see it", async () => {
  const heard: string[] = [];
  const server = await openTestServer({
    receive: async ({ url, headers, body }) => {
      heard.push(`${new URL(url).hostname.split(".")[0]} ${headers["parlance-event"]} ${body.name ?? body.id}`);
      return 204;
    },
  });
  const { ask, settle, core, organizationId } = server;
  const hers = await server.createKey("bea@harbour.example");
  const eventType = ["JOB_UPDATE", "PROJECT_UPDATE", "JOB_DELIVER", "PROJECT_DELIVER"];
  const register = async (name: string, key?: string) => {
    const body = { webhookName: name, webhookUrl: `https://${name}.example/`, eventType };
    return (await ask("POST", path, { body, ...(key && { key }) })).json.id as number;
  };
  const his = await register("his");
  await register("bea", hers);
  const memory = await newMemory(server);
  const languages = { srclang: "en", srclocale: "GB", trglang: "de", trglocale: "DE" };
  const { id, job_id } = (
    await ask("POST", "/v2/projects", { body: { name: "Secret", memory_id: memory, ...languages } })
  ).json;
  let changes = 0;
  const addDocument = async () => {
    const headers = { name: "a.txt", project_id: String(id) };
    await ask("POST", "/v2/documents/files", { body: "The ferry.", headers });
    await ask("PUT", `/v2/jobs/${job_id}`, { body: { name: `Secret ${++changes}` } });
    await settle();
    return [...new Set(heard.splice(0).map((line) => line.split(" ").slice(0, 2).join(" ")))].sort();
  };
  const his2 = ["his JOB_UPDATE", "his PROJECT_UPDATE"];
  expect(await addDocument()).toEqual(his2);
  // A name is no address.
  await ask("PUT", `${path}/${his}`, { body: { webhookName: "Renamed" }, key: hers });
  expect(await addDocument()).toEqual(his2);
  await ask("PUT", `${path}/${his}`, { body: { webhookUrl: "https://elsewhere.example/" }, key: hers });
  expect(await addDocument()).toEqual([]);
  await core.store.memories.share(organizationId, memory, true);
  expect(await addDocument()).toEqual([
    ...["bea JOB_UPDATE", "bea PROJECT_UPDATE"],
    ...["elsewhere JOB_UPDATE", "elsewhere PROJECT_UPDATE"],
  ]);
  await core.store.memories.share(organizationId, memory, false);
  await ask("DELETE", `/v2/projects?id=${id}`);
  await ask("PUT", `/v2/jobs/${job_id}`, { body: { name: "Still secret" } });
  await settle();
  expect(heard).toEqual([]);
  await server.close();
});
