import { type Dialect, Kysely, sql } from "kysely";
import { expect, inject, onTestFinished, test } from "vitest";
import type { DatabaseLimits } from "../src/node/settings/database-settings.ts";
import { openStore, type StoreDialect } from "../src/store/store.ts";
import { testDatabase } from "./databases.ts";
import { newMemory } from "./memories.ts";
import { openTestServer } from "./test-server.ts";

const isOnPostgres = inject("postgres") !== undefined;

/** Exceeds the connections of a process. */
const maxWaiting = 12;

const none: DatabaseLimits = { lockSeconds: 0, statementSeconds: 0, connectSeconds: 0, connections: 5 };

/** A server with limits, and a function that locks a table through another connection. */
async function openServer(limits: Partial<DatabaseLimits>) {
  const { ofAnother, database: _, ...on } = await testDatabase();
  if (!ofAnother) throw new Error("Only PostgreSQL locks tables.");
  const server = await openTestServer({ on: { ...on, database: ofAnother({ ...none, ...limits }) } });
  const other = new Kysely<unknown>({ dialect: ofAnother() });
  onTestFinished(() => other.destroy());
  async function lock(table: string) {
    const locked = Promise.withResolvers<void>();
    const released = Promise.withResolvers<void>();
    const ended = other.transaction().execute(async (tx) => {
      await sql`lock table ${sql.table(table)} in access exclusive mode`.execute(tx);
      locked.resolve();
      await released.promise;
    });
    await locked.promise;
    return async () => {
      released.resolve();
      await ended;
    };
  }
  return { server, lock, countWaiting: on.countWaiting };
}

const busy = [503, "The server is busy.", "5"];

test.runIf(isOnPostgres).each([
  ["lock", { lockSeconds: 0.1 }],
  ["statement", { statementSeconds: 0.1 }],
  // The limit also holds for opening a connection, which a busy machine delays.
  ["connection", { lockSeconds: 1.5, connectSeconds: 0.5 }],
])("requests on a locked table get 503 at the limit for a %s, and work after it", async (_, limits) => {
  const { server, lock } = await openServer(limits);
  // On a busy machine, a request may exceed the limits even without the lock.
  let memoryId: number | undefined;
  await expect.poll(async () => (memoryId = await newMemory(server))).toBeDefined();
  const read = () => server.request("GET", `/v2/memories?id=${memoryId}`);
  const release = await lock("memories");
  const responses = await Promise.all(Array.from({ length: maxWaiting }, read));
  expect(responses.map(({ status, json, headers }) => [status, json.message, headers.get("retry-after")])).toEqual(
    responses.map(() => busy),
  );
  await release();
  await expect.poll(async () => (await read()).json).toMatchObject([{ id: memoryId }]);
});

test.runIf(isOnPostgres)(
  "requests that need no table are served while every other connection waits, for new keys too",
  async () => {
    const { server, lock, countWaiting } = await openServer({});
    const memoryId = await newMemory(server);
    const keys = await Promise.all(["ana", "mo"].map((name) => server.createKey(`${name}@harbour.example`)));
    const release = await lock("memories");
    const waiting = Array.from({ length: maxWaiting }, () => server.request("GET", `/v2/memories?id=${memoryId}`));
    await expect.poll(() => countWaiting?.()).toBe(3);
    for (const key of keys) expect((await server.request("GET", "/v2/languages", { key })).status).toBe(200);
    await server.core.store.reserved.backlog.ping();
    await release();
    expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual(waiting.map(() => 200));
  },
);

test.runIf(isOnPostgres)(
  "of work that waits for a connection, that of the organization that used them least is next",
  async () => {
    // Two of the three connections are reserved.
    const { server } = await openServer({ connections: 3 });
    const { fence, store } = server.core;
    const [begun, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const first = fence.run(1, {}, () =>
      store.atomically(async (tx) => {
        await tx.backlog.ping();
        begun.resolve();
        await released.promise;
      }),
    );
    await begun.promise;
    const served: number[] = [];
    const work = [1, 1, 1, 2].map((organization) => {
      const waits = Promise.withResolvers<void>();
      const done = fence.run(organization, {}, async () => {
        const read = store.backlog.ping();
        waits.resolve();
        await read;
        served.push(organization);
      });
      return { waits: waits.promise, done };
    });
    await Promise.all(work.map(({ waits }) => waits));
    released.resolve();
    await Promise.all([first, ...work.map(({ done }) => done)]);
    expect(served).toEqual([2, 1, 1, 1]);
  },
);

test.runIf(isOnPostgres)("while all connections are in use, a task waits longer than a request", async () => {
  const { ofAnother } = await testDatabase();
  const dialect = ofAnother?.({ ...none, connections: 3, connectSeconds: 0.1 }) as StoreDialect;
  const store = await openStore(dialect, Date.now, { isShared: true, isMigrated: true });
  onTestFinished(() => store.close());
  // On a busy machine, connecting may take longer than the limit.
  await expect.poll(() => store.backlog.ping().then(() => true)).toBe(true);
  const released = Promise.withResolvers<void>();
  const first = dialect.runAs?.({ organizationId: 2 }, () => store.atomically(() => released.promise));
  const task = dialect.runAs?.({ organizationId: 1, mayWaitLong: true }, () => store.backlog.ping());
  await expect(dialect.runAs?.({ organizationId: 1 }, () => store.backlog.ping())).rejects.toThrow("can't be reached");
  released.resolve();
  await Promise.all([first, task]);
});

test.runIf(isOnPostgres)("a request that waits too long for a connection is refused, which is no error", async () => {
  const { server } = await openServer({ connections: 3, connectSeconds: 0.5 });
  // On a busy machine, connecting may take longer than the limit.
  await expect.poll(() => server.core.store.backlog.ping().then(() => true)).toBe(true);
  server.errors.length = 0;
  const released = Promise.withResolvers<void>();
  onTestFinished(() => released.resolve());
  const first = server.core.fence.run(2, {}, () => server.core.store.atomically(() => released.promise));
  const { status, json, headers } = await server.request("GET", "/v2/memories");
  expect([status, json.message, headers.get("retry-after")]).toEqual(busy);
  released.resolve();
  await first;
  expect(server.errors).toEqual([]);
});

test.runIf(isOnPostgres)("however many tasks need connections, they leave one for requests", async () => {
  const { ofAnother } = await testDatabase();
  const dialect = ofAnother?.(none) as StoreDialect;
  const store = await openStore(dialect, Date.now, { isShared: true, isMigrated: true });
  onTestFinished(() => store.close());
  const released = Promise.withResolvers<void>();
  onTestFinished(() => released.resolve());
  let begun = 0;
  const begin = () => {
    begun++;
    return released.promise;
  };
  const owners = [1, 2, 3, 4].map((organizationId) => ({ organizationId, mayWaitLong: true }));
  const tasks = owners.map((owner) => dialect.runAs?.(owner, () => store.atomically(begin)));
  await expect.poll(() => begun).toBe(2);
  await dialect.runAs?.({ organizationId: 5 }, () => store.backlog.ping());
  released.resolve();
  await Promise.all(tasks);
  expect(begun).toBe(4);
});

test.runIf(isOnPostgres)("what follows a commit waits for no turn of the organization that committed", async () => {
  const { server } = await openServer({ connections: 3 });
  const { fence, store, queue } = server.core;
  await queue.settle();
  const served: string[] = [];
  const read = (name: string) => store.backlog.ping().then(() => served.push(name));
  const follow = Promise.withResolvers<unknown>();
  store.onChange("tasks", () => follow.resolve(read("listener")));
  const [begun, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const task = {
    organizationId: 1,
    kind: "erase-documents",
    subject: "none",
    input: { projects: [] },
    delayMs: 60_000,
  } as const;
  const first = fence.run(1, {}, () =>
    store.atomically(async (tx) => {
      await tx.tasks.add(task);
      begun.resolve();
      await released.promise;
    }),
  );
  await begun.promise;
  const others = ["a", "b", "c"].map((name) => fence.run(1, {}, () => read(name)));
  released.resolve();
  await Promise.all([first, ...others, follow.promise]);
  expect(served.indexOf("listener")).toBeLessThan(2);
});

test.runIf(isOnPostgres)("a task on a locked table runs once the table is free, and has not failed", async () => {
  const { server, lock } = await openServer({ lockSeconds: 0.1 });
  const memory_id = await newMemory(server);
  const headers = { memory_id: String(memory_id), name: "harbour.csv" };
  await server.request("POST", "/v2/memories/import", { body: "en,de\nquay,Kai\n", headers });
  const release = await lock("memories");
  await server.core.queue.settle();
  expect(server.errors.splice(0)).toMatchObject([{ code: "55P03" }]);
  expect(await server.core.store.backlog.tasks()).toMatchObject([{ kind: "import-memory", count: 1 }]);
  await release();
  await server.settle();
  server.time.now += 60_000;
  await server.settle();
  expect((await server.request("GET", `/v2/memories?id=${memory_id}`)).json).toMatchObject([{ is_processing: false }]);
  expect(server.errors).toEqual([]);
});

test.runIf(isOnPostgres)("a migration has no limits, and what follows on its connection has them again", async () => {
  const { ofAnother } = await testDatabase();
  const dialect = ofAnother?.({ ...none, lockSeconds: 2, statementSeconds: 30 }) as StoreDialect;
  const db = new Kysely<unknown>({ dialect });
  onTestFinished(() => db.destroy());
  const adapter = dialect.createAdapter();
  await db.connection().execute(async (connection) => {
    const limits = async (on: Kysely<unknown>) => {
      const query = sql<object>`
        select current_setting('lock_timeout') as lock, current_setting('statement_timeout') as statement,
          current_setting('idle_in_transaction_session_timeout') as idle`;
      return (await query.execute(on)).rows[0];
    };
    await connection.transaction().execute(async (tx) => {
      await adapter.acquireMigrationLock(tx, { lockTable: "", lockRowId: "" });
      expect(await limits(tx)).toEqual({ lock: "0", statement: "0", idle: "0" });
    });
    expect(await limits(connection)).toEqual({ lock: "2s", statement: "30s", idle: "1min" });
  });
});

test.runIf(isOnPostgres)(
  "what every request needs does not wait for the disk, whatever the database's settings",
  async () => {
    const { database } = await testDatabase();
    const set = async (dialect: Dialect) => {
      const db = new Kysely<unknown>({ dialect });
      onTestFinished(() => db.destroy());
      const query = sql`select setting from pg_settings where name = 'synchronous_commit' and source = 'client'`;
      return (await query.execute(db)).rows;
    };
    expect(await set(database.reserved ?? database)).toEqual([{ setting: "off" }]);
    expect(await set(database)).toEqual([]);
  },
);
