import { expect, test } from "vitest";
import { testDatabase } from "../../../testing/databases.ts";
import { openTestServer } from "../../../testing/test-server.ts";
import type { BytesName } from "../../core/file-store.ts";

test("a file that a transaction holds is deleted after it, and a document made meanwhile keeps the bytes", async () => {
  const on = await testDatabase();
  const { request: send, core, files, organizationId, settle, close } = await openTestServer({ on });
  const { json } = await send("POST", "/v2/files?name=a.txt", { body: "The ferry leaves." });
  const [pending, created] = [Promise.withResolvers<BytesName>(), Promise.withResolvers<void>()];
  const ended: string[] = [];
  const making = core.store.atomically(async (tx) => {
    await tx.files.hold(organizationId, [json.id]);
    const content = (await tx.files.find(organizationId, json.id))?.content as BytesName;
    pending.resolve(content);
    await created.promise;
    await tx.documents.create(organizationId, {
      projectId: 1,
      name: "a.txt",
      content,
      sizeBytes: 1,
      reading: null,
      pretranslation: "idle",
    });
    ended.push("made");
  });
  const content = await pending.promise;
  const deleting = send("DELETE", `/v2/files?id=${json.id}`).then(() => ended.push("deleted"));
  const isBlocked = async () => ended.length > 0 || on.countWaiting === undefined || (await on.countWaiting()) > 0;
  await expect.poll(isBlocked, { interval: 5 }).toBe(true);
  expect(ended).toEqual([]);
  created.resolve();
  await Promise.all([making, deleting]);
  expect(ended).toEqual(["made", "deleted"]);
  await settle();
  await expect(files.read(content)).resolves.toBeDefined();
  await close();
});
