import { expect, test } from "vitest";
import { StorageError } from "../src/core/file-store.ts";
import { buildTmx, memoryNow, newMemory } from "./memories.ts";
import { openTestServer } from "./test-server.ts";

const pairs = [["The ferry leaves.", "Die Fähre legt ab."]] as const;

/** While `state.isAway`, the connection to the database fails after each commit. */
async function openServer() {
  const server = await openTestServer();
  const { store } = server.core;
  const atomically = store.atomically.bind(store);
  const state = { isAway: false };
  store.atomically = async (work) => {
    const done = await atomically(work);
    if (state.isAway) throw new StorageError("The database cannot be reached.");
    return done;
  };
  return { ...server, state };
}

test("a file whose row was written though the database was lost on the way has its bytes", async () => {
  const { request: send, state, close } = await openServer();
  state.isAway = true;
  expect((await send("POST", "/v2/files?name=a.txt", { body: "The ferry leaves." })).status).toBe(503);
  state.isAway = false;
  const { json } = await send("GET", "/v2/files");
  expect((await send("GET", `/v2/files/download?id=${json[0].id}`)).text).toBe("The ferry leaves.");
  await close();
});

test("so has an import, a document and a translated file", async () => {
  const server = await openServer();
  const { request: send, state, core, close } = server;
  const memory_id = await newMemory(server);
  const project = (await send("POST", "/v2/projects", { body: { name: "Ferry", memory_id, ...languages } })).json;
  state.isAway = true;
  const headers = { memory_id: String(memory_id), name: "a.tmx" };
  expect((await send("POST", "/v2/memories/import", { body: buildTmx(pairs), headers })).status).toBe(503);
  const sent = { name: "a.txt", project_id: String(project.id) };
  expect((await send("POST", "/v2/documents/files", { body: "The ferry leaves.", headers: sent })).status).toBe(503);
  state.isAway = false;
  await core.queue.settle();
  expect(await memoryNow(server, memory_id)).toMatchObject({ is_processing: false, resources: ["a.tmx"] });
  const [{ document }] = (await send("GET", `/v2/projects?id=${project.id}`)).json;
  expect((await send("GET", `/v2/documents/files?id=${document[0].id}`)).status).toBe(200);

  const { id: fileId } = (await send("POST", "/v2/files?name=a.txt", { body: "The ferry leaves." })).json;
  const [{ id }] = (await send("POST", `/v2/translate/file?fileId=${fileId}&memoryId=${memory_id}`)).json;
  const { write } = server.files;
  server.files.write = async (body) => {
    const written = await write(body);
    // The task only has to end now.
    state.isAway = true;
    return written;
  };
  await core.queue.settle();
  state.isAway = false;
  expect((await send("GET", `/v2/translate/files?id=${id}`)).text).toBe("Die Fähre legt ab.");
  await close();
});

const languages = { srclang: "en", trglang: "de", srclocale: "GB", trglocale: "DE" };
