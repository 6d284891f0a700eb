import { expect, test } from "vitest";
import { newMemory } from "./memories.ts";
import { makeOneOfEach } from "./one-of-each.ts";
import { openTestServer } from "./test-server.ts";

test("of two requests that delete the same object, one is told that it isn't there", async () => {
  const server = await openTestServer();
  const { file, job, document, memory, webhook, content } = await makeOneOfEach(server, await server.createKey());
  const targets = {
    [`/v2/documents?id=${document}`]: 404,
    [`/v2/files?id=${file}`]: 410,
    [`/v2/jobs/${job}`]: 404,
    [`/v2/memories?id=${memory}`]: 404,
    [`/v3/connectors/configuration/webhooks/${webhook}`]: 404,
    [`/v2/create/${content}`]: 404,
  };
  for (const [target, refusal] of Object.entries(targets)) {
    const responses = await Promise.all([server.ask("DELETE", target), server.ask("DELETE", target)]);
    const [first = 0, second] = responses.map(({ status }) => status).sort();
    expect([target, first < 300, second]).toEqual([target, true, refusal]);
  }
  expect(server.errors).toEqual([]);
});

test("a file for a memory that is deleted while it arrives is not imported", async () => {
  const server = await openTestServer();
  const id = await newMemory(server);
  const { write } = server.files;
  server.files.write = async (body) => {
    await server.ask("DELETE", `/v2/memories?id=${id}`);
    return write(body);
  };
  const headers = { memory_id: String(id), name: "a.csv" };
  expect(await server.message("POST", "/v2/memories/import", { headers, body: "Quay,Kai" })).toEqual([
    ...[404, `Memory ${id} was not found.`],
  ]);
});
