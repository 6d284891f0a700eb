import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { type AddressInfo, connect, createServer, type Server, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { isExpected } from "../../src/http/serve-api.ts";
import { postgres } from "../../src/node/database/postgres.ts";
import { openStore } from "../../src/store/store.ts";
import { buildTmx, importInto, newMemory } from "../memories.ts";
import { openTestServer } from "../test-server.ts";
import { newPostgresDatabase } from "./data.ts";
import { startServer } from "./server-process.ts";

const socketIn = (folder: string) => join(folder, ".s.PGSQL.5432");

/**
 * A connection to a PostgreSQL that can be cut or blocked. It is a socket in a folder, because while it is cut, another
 * process could use its port.
 */
async function openWay(address: string) {
  const url = new URL(address);
  const inside = socketIn(url.searchParams.get("host") ?? "");
  const folder = await mkdtemp(join(tmpdir(), "way-"));
  const open = new Set<Socket>();
  let server: Server | undefined;
  let isBlocked = false;
  const mend = () =>
    new Promise<void>((resolve) => {
      server = createServer((client) => {
        const database = connect(inside);
        for (const each of [client, database]) open.add(each.on("error", () => {}));
        if (!isBlocked) client.pipe(database).pipe(client);
      }).listen(socketIn(folder), resolve);
    });
  const cut = async () => {
    const closed = new Promise((resolve) => server?.close(resolve));
    for (const each of open) each.destroy();
    open.clear();
    await closed;
  };
  await mend();
  url.searchParams.set("host", folder);
  return {
    url: url.href,
    cut,
    mend,
    /** Keeps connections open, but forwards nothing. */
    block() {
      isBlocked = true;
      for (const each of open) each.unpipe().pause();
    },
    async close() {
      await cut();
      await rm(folder, { recursive: true });
    },
  };
}

test("without its database a server returns 503, and uses it again as soon as it is back", async () => {
  const way = await openWay(await newPostgresDatabase());
  const server = await openTestServer({ on: { database: postgres(way.url), isShared: true } });
  onTestFinished(() => server.close().then(way.close));
  const memoryId = await newMemory(server);
  await importInto(server, memoryId, "harbour.tmx", buildTmx([["The ferry leaves.", "Die Fähre legt ab."]]));
  await way.cut();
  server.time.now += 60_000;
  const { status, json, headers } = await server.request("GET", `/v2/memories?id=${memoryId}`);
  expect([status, json.message, headers.get("retry-after")]).toEqual([503, "The server is busy.", "5"]);
  await expect(server.core.store.reserved.backlog.ping()).rejects.toThrow("The database can't be reached.");
  await way.mend();
  server.time.now += 60_000;
  expect((await server.request("GET", `/v2/memories?id=${memoryId}`)).json).toMatchObject([
    { id: memoryId, version: 1 },
  ]);
});

test("a request for which the database doesn't respond ends with an error, not for too much load", async () => {
  const silent = createServer().listen(0, "127.0.0.1");
  await once(silent, "listening");
  const { port } = silent.address() as AddressInfo;
  const dialect = postgres(`postgres://ana@127.0.0.1:${port}/harbour`, { connectionTimeoutMillis: 100 });
  const store = await openStore(dialect, Date.now, { isShared: true, isMigrated: true });
  onTestFinished(async () => {
    await store.close();
    silent.close();
  });
  const error = await dialect.runAs?.({ organizationId: 1 }, () => store.backlog.ping()).catch((error) => error);
  expect([error.message, isExpected(error)]).toEqual(["The database can't be reached.", false]);
});

test("a server whose database is away says that it is not ready, and that it is once the database is back", async () => {
  const way = await openWay(await newPostgresDatabase());
  const folder = await mkdtemp(join(tmpdir(), "away-"));
  const server = await startServer({ folder, env: { DATABASE_URL: way.url } });
  onTestFinished(async () => {
    await server.kill();
    await way.close();
    await rm(folder, { recursive: true });
  });
  const statusOf = async (path: string) => (await fetch(`${server.origin}${path}`)).status;
  expect(await statusOf("/readyz")).toBe(200);
  await way.cut();
  await expect.poll(() => statusOf("/readyz")).toBe(503);
  expect(await statusOf("/healthz")).toBe(200);
  await way.mend();
  await expect.poll(() => statusOf("/readyz")).toBe(200);
});

test("a server whose database no longer responds stops within its time", async () => {
  const way = await openWay(await newPostgresDatabase());
  const folder = await mkdtemp(join(tmpdir(), "blocked-"));
  const server = await startServer({ folder, env: { DATABASE_URL: way.url, PARLANCE_STOP_SECONDS: "1" } });
  onTestFinished(async () => {
    await server.kill();
    await way.close();
    await rm(folder, { recursive: true });
  });
  way.block();
  expect(await server.stop()).toBe(0);
});
