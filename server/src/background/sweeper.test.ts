import { expect, test } from "vitest";
import { makeOneOfEach } from "../../testing/one-of-each.ts";
import { openTestServer } from "../../testing/test-server.ts";
import { filesInMemory } from "../files/in-memory.ts";

const day = 24 * 3600_000;

test("bytes that no row names are swept a day later, and what anyone needs stays", async () => {
  const time = { now: Date.parse("2025-03-10T10:00:00Z") };
  const files = filesInMemory({ clock: () => time.now });
  const server = await openTestServer({ files });
  const { core } = server;
  const world = await makeOneOfEach(server, await server.createKey());
  // A waiting import needs its file.
  const headers = { memory_id: String(world.memory), name: "harbour.tmx", "parlance-fault": "import-pending" };
  await server.request("POST", "/v2/memories/import", { headers, body: "<tmx/>" });
  const orphan = await files.write(new Blob(["harbour"]).stream());
  expect(await core.sweeper.sweep()).toBe(0);
  time.now += 2 * day;
  server.time.now = time.now;
  // The two files are the orphan, and the part of an unfinished upload.
  expect(await core.sweeper.sweep()).toBe(2);
  await expect(files.read(orphan.name)).rejects.toThrow();
  for (const address of [
    `/v2/files/download?id=${world.file}`,
    `/v2/translate/files?id=${world.translation}`,
    `/v2/memories/termbase/download?id=${world.memory}`,
    `/v2/jobs/${world.job}/download`,
    `/v2/documents/files?id=${world.document}&is_xliff=false`,
  ]) {
    expect([address, (await server.request("GET", address)).status]).toEqual([address, 200]);
  }
  await server.settle();
  expect(server.errors).toEqual([]);
  await server.close();
});

test("a part of a sweep that fails is reported, and keeps no other from its work", async () => {
  const files = filesInMemory({ clock: () => 0 });
  const server = await openTestServer({ files });
  const { store, engines, sweeper } = server.core;
  const failure = () => Promise.reject(new Error("The bucket is down."));
  Object.assign(engines, { sweep: failure });
  Object.assign(store.deliveries, { sweep: failure });
  await files.write(new Blob(["harbour"]).stream());
  expect(await sweeper.sweep()).toBe(1);
  expect(server.errors.splice(0).map(String)).toEqual(Array(2).fill("Error: The bucket is down."));
});

test("files and engines of another database are not swept", async () => {
  const files = filesInMemory({ clock: () => 0 });
  const one = await openTestServer({ files });
  const other = await openTestServer({ files });
  await files.write(new Blob(["harbour"]).stream());
  await one.core.store.installation.number();
  expect(await other.core.sweeper.sweep()).toBe(1);
  await files.write(new Blob(["harbour"]).stream());
  let isSwept = false;
  Object.assign(one.core.engines, { sweep: async () => (isSwept = true) });
  expect([await one.core.sweeper.sweep(), isSwept]).toEqual([0, false]);
  expect(one.logged).toEqual([{ event: "files belong to another database; none are deleted" }]);
  await Promise.all([one.close(), other.close()]);
});

test("while a backup is written no bytes are erased, though another one has ended, and afterwards those that no one needs are", async () => {
  const bytes = new Map<string, Uint8Array<ArrayBuffer>>();
  const files = filesInMemory({ files: bytes, clock: () => 0 });
  const server = await openTestServer({ files });
  const { core, time } = server;
  const key = await server.createKey();
  const { id } = (await server.request("POST", "/v2/files?name=a.txt", { key, body: "The ferry leaves at ten." })).json;
  await server.settle();
  await files.write(new Blob(["harbour"]).stream());
  await core.store.installation.keepBytes("first", time.now + 5 * 60_000);
  await core.store.installation.keepBytes("second", time.now + 10 * 60_000);
  await core.store.installation.releaseBytes("second");
  await server.request("DELETE", `/v2/files?id=${id}`, { key });
  await server.settle();
  expect([await core.sweeper.sweep(), bytes.size]).toEqual([0, 2]);
  time.now += 6 * 60_000;
  await server.settle();
  expect([bytes.size, await core.sweeper.sweep(), bytes.size]).toEqual([1, 1, 0]);
  expect(server.errors).toEqual([]);
  await server.close();
});
