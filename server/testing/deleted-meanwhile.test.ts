import { expect, test } from "vitest";
import { findFaults } from "./consistency.ts";
import { newMemory } from "./memories.ts";
import { makeOneOfEach } from "./one-of-each.ts";
import { openTestServer } from "./test-server.ts";

test("of two requests that delete the same object, one gets the error that it isn't there", async () => {
  const server = await openTestServer();
  const { segment, file, job, document, memory, webhook, content } = await makeOneOfEach(
    server,
    await server.createKey(),
  );
  const targets = {
    [`/v2/segments?id=${segment}`]: 404,
    [`/v2/documents?id=${document}`]: 404,
    [`/v2/files?id=${file}`]: 410,
    [`/v2/jobs/${job}`]: 404,
    [`/v2/memories?id=${memory}`]: 404,
    [`/v3/connectors/configuration/webhooks/${webhook}`]: 404,
    [`/v2/create/${content}`]: 404,
  };
  for (const [target, refusal] of Object.entries(targets)) {
    const responses = await Promise.all([server.request("DELETE", target), server.request("DELETE", target)]);
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
    await server.request("DELETE", `/v2/memories?id=${id}`);
    return write(body);
  };
  const headers = { memory_id: String(id), name: "a.csv" };
  expect(await server.message("POST", "/v2/memories/import", { headers, body: "Quay,Kai" })).toEqual([
    404,
    `Memory ${id} was not found.`,
  ]);
});

test("a download during which its file is deleted says so", async () => {
  const server = await openTestServer();
  const deleted: number = (await server.request("POST", "/v2/files?name=a.txt", { body: "a" })).json.id;
  const { read } = server.files;
  server.files.read = async (name) => {
    server.files.read = read;
    await server.request("DELETE", `/v2/files?id=${deleted}`);
    await server.settle();
    return read(name);
  };
  expect(await server.message("GET", `/v2/files/download?id=${deleted}`)).toEqual([
    410,
    `File ${deleted} was deleted.`,
  ]);
  expect(server.errors).toEqual([]);
});

test("bytes that a task writes after another process got the task are deleted", async () => {
  const server = await openTestServer();
  const { memory, job, file } = await makeOneOfEach(server, await server.createKey());
  const { store } = server.core;
  const { write } = server.files;
  const tasks = [
    ["POST", `/v2/memories/termbase/export?id=${memory}`],
    ["GET", `/v2/jobs/${job}/export?type=files`],
    ["POST", `/v2/translate/file?fileId=${file}&memoryId=${memory}`],
  ] as const;
  for (const [method, target] of tasks) {
    await server.request(method, target);
    server.files.write = async (body) => {
      server.files.write = write;
      const written = await write(body);
      server.time.now += 60_000;
      expect(await store.tasks.claim("another", 1000)).toBeDefined();
      return written;
    };
    await server.settle();
    server.time.now += 60_000;
    await server.settle();
    expect([target, ...(await findFaults(store, server.files))]).toEqual([target]);
  }
});

test("the file of a translation that ended while it was written is deleted", async () => {
  const server = await openTestServer();
  const { memory, file } = await makeOneOfEach(server, await server.createKey());
  const { json } = await server.request("POST", `/v2/translate/file?fileId=${file}&memoryId=${memory}`);
  const { write } = server.files;
  const { store } = server.core;
  server.files.write = async (body) => {
    await store.fileTranslations.fail(server.organizationId, json[0].id, "Storage error");
    return write(body);
  };
  await server.settle();
  expect(await findFaults(store, server.files)).toEqual([]);
});

test("a label is the same however its characters are composed", async () => {
  const { request: send } = await openTestServer();
  const [composed, decomposed] = ["Fähre".normalize("NFC"), "Fähre".normalize("NFD")];
  const labels = async (query = "") =>
    (await send("GET", `/v2/files${query}`)).json.map((file: { labels: string[] }) => file.labels);
  await send("POST", `/v2/files?name=a.txt&labels=${encodeURIComponent(decomposed)}`, { body: "a" });
  await send("POST", "/v2/files/labels?id=1", { body: { name: composed } });
  for (const query of [composed, decomposed]) {
    expect(await labels(`?labels=${encodeURIComponent(query)}`)).toEqual([[composed]]);
    expect(await labels(`?id=1&labels=${encodeURIComponent(query)}`)).toEqual([[composed]]);
  }
  await send("DELETE", `/v2/files/labels?id=1&name=${encodeURIComponent(decomposed)}`);
  expect(await labels()).toEqual([[]]);
});
