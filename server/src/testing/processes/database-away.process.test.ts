import { type AddressInfo, connect, createServer, type Server, type Socket } from "node:net";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { postgres } from "../../node/postgres.ts";
import { importInto, newMemory, tmxOf } from "../memories.ts";
import { openTestServer } from "../test-server.ts";
import { newPostgresDatabase } from "./data.ts";

/** A way to a PostgreSQL behind a socket of its machine, which can be cut. */
async function openWay(address: string) {
  const url = new URL(address);
  const socketPath = join(url.searchParams.get("host") ?? "", ".s.PGSQL.5432");
  const open = new Set<Socket>();
  let server: Server | undefined;
  const listen = (port: number) =>
    new Promise<number>((resolve) => {
      server = createServer((client) => {
        const database = connect(socketPath);
        for (const each of [client, database]) open.add(each.on("error", () => {}));
        client.pipe(database).pipe(client);
      }).listen(port, "127.0.0.1", () => resolve(((server as Server).address() as AddressInfo).port));
    });
  const port = await listen(0);
  return {
    url: `postgres://${url.username}@127.0.0.1:${port}${url.pathname}`,
    async cut() {
      const closed = new Promise((resolve) => server?.close(resolve));
      for (const each of open) each.destroy();
      open.clear();
      await closed;
    },
    mend: () => listen(port),
  };
}

test("a database that is away is answered with 503, and used again as soon as it is back", async () => {
  const way = await openWay(await newPostgresDatabase());
  const server = await openTestServer({ on: { database: postgres(way.url), isShared: true } });
  onTestFinished(() => server.close().then(way.cut));
  const memoryId = await newMemory(server);
  await importInto(server, memoryId, "harbour.tmx", tmxOf([["The ferry leaves.", "Die Fähre legt ab."]]));
  await way.cut();
  server.time.now += 60_000;
  const { status, json, headers } = await server.ask("GET", `/v2/memories?id=${memoryId}`);
  expect([status, json.message, headers.get("retry-after")]).toEqual([503, "The server is busy.", "5"]);
  await expect(server.core.store.backlog.ping()).rejects.toThrow("The database cannot be reached.");
  await way.mend();
  server.time.now += 60_000;
  expect((await server.ask("GET", `/v2/memories?id=${memoryId}`)).json).toMatchObject([{ id: memoryId, version: 1 }]);
});
