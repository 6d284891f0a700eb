import { expect, test } from "vitest";
import { listStatements } from "../../testing/counted-database.ts";
import { openTestServer } from "../../testing/test-server.ts";

const hour = 3_600_000;

async function open() {
  const server = await openTestServer();
  const { core, organizationId } = server;
  const lastUses = async () => (await core.store.accounts.listKeys(organizationId)).map(({ lastUsedAt }) => lastUsedAt);
  return { ...server, lastUses };
}

test("requests record the hour in which their key was last used, without a write of their own", async () => {
  const { request: send, core, time, lastUses, createKey, close } = await open();
  await createKey("ana@harbour.example");
  const begun = time.now;
  time.now += 90_000;
  for (const _ of [1, 2, 3]) await send("GET", "/v2/languages");
  expect(await lastUses()).toEqual([null, null]);
  await core.keyUses.write();
  expect(await lastUses()).toEqual([begun, null]);
  time.now += hour;
  await send("GET", "/v2/languages");
  await core.keyUses.write();
  expect(await lastUses()).toEqual([begun + hour, null]);
  await close();
});

test("an hour of requests is one write, however many there are", async () => {
  const { request: send, core, time, close } = await open();
  let writes = 0;
  const { atomically } = core.store;
  core.store.atomically = (work) => {
    writes++;
    return atomically.call(core.store, work) as never;
  };
  for (let minute = 0; minute < 60; minute++) {
    await send("GET", "/v2/languages");
    await core.keyUses.write();
    time.now += 59_000;
  }
  expect(writes).toBe(1);
  await close();
});

test("keys of several organizations are recorded by one statement, so that no transaction is long", async () => {
  const { on, statements } = await listStatements();
  const { request: send, core, time, createKey, close } = await openTestServer({ on });
  const { accounts } = core.store;
  const others = await Promise.all(
    ["one", "two", "three"].map((name) => accounts.createOrganization(name, "business")),
  );
  for (const other of others)
    await send("GET", "/v2/languages", { key: await createKey("ana@harbour.example", other) });
  statements.length = 0;
  await core.keyUses.write();
  expect(statements.filter((statement) => statement.startsWith("update"))).toHaveLength(1);
  for (const other of others) expect(await accounts.listKeys(other)).toMatchObject([{ lastUsedAt: time.now }]);
  await close();
});

test("a request without a valid key is no use of one", async () => {
  const { request: send, core, lastUses, close } = await open();
  await send("GET", "/v2/languages", { key: "nobody" });
  await core.keyUses.write();
  expect(await lastUses()).toEqual([null]);
  await close();
});

test("noted uses are written when the server stops", async () => {
  const { request: send, core, lastUses, time, close } = await open();
  await send("GET", "/v2/languages");
  await core.keyUses.stop();
  expect(await lastUses()).toEqual([time.now]);
  await close();
});

test("uses that can't be written now are written the next time", async () => {
  const { request: send, core, lastUses, errors, time, close } = await open();
  const { atomically } = core.store;
  await send("GET", "/v2/languages");
  core.store.atomically = () => Promise.reject(Object.assign(new Error("full"), { errcode: 13 }));
  await core.keyUses.write();
  expect([await lastUses(), errors]).toEqual([[null], []]);
  core.store.atomically = atomically;
  await core.keyUses.write();
  expect(await lastUses()).toEqual([time.now]);
  await close();
});
