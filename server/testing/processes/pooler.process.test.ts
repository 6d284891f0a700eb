import { spawn } from "node:child_process";
import { chownSync, existsSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { Kysely, sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { isPooled, limitsConfig, postgres } from "../../src/node/database/postgres.ts";
import { openStore } from "../../src/store/store.ts";
import { buildTmx } from "../memories.ts";
import { newPostgresDatabase, openStoreAndFiles } from "./data.ts";
import { startServer } from "./server-process.ts";

const folders = ["/usr/sbin", ...(process.env.PATH ?? "").split(delimiter)];
const program = folders.map((folder) => join(folder, "pgbouncer")).find((path) => existsSync(path));
/** Poolers refuse to run as root. */
const nobody = 65_534;

const testWithPooler = (name: string, work: () => Promise<void>) =>
  test(name, ({ skip }) => (program ? work() : skip("PgBouncer isn't installed; Debian's package is pgbouncer")));

/** A PgBouncer in transaction mode with fewer connections than a process has. @returns its URL of the database */
async function openPooler(address: string): Promise<string> {
  const url = new URL(address);
  const [, name] = url.pathname.split("/");
  const folder = await mkdtemp(join(tmpdir(), "pooler-"));
  const config = `
[databases]
${name} = host=${url.searchParams.get("host")} user=${url.username}
[pgbouncer]
listen_addr =
unix_socket_dir = ${folder}
listen_port = 5432
auth_type = any
pool_mode = transaction
default_pool_size = 3
`;
  await writeFile(join(folder, "pgbouncer.ini"), config);
  const isRoot = process.getuid?.() === 0;
  if (isRoot) chownSync(folder, nobody, nobody);
  const owned = isRoot ? { uid: nobody, gid: nobody } : {};
  const pooler = spawn(program ?? "", ["--quiet", join(folder, "pgbouncer.ini")], { ...owned, stdio: "ignore" });
  const ended = new Promise((resolve) => pooler.once("close", resolve));
  onTestFinished(async () => {
    pooler.kill();
    await ended;
    await rm(folder, { recursive: true });
  });
  await expect.poll(() => existsSync(join(folder, ".s.PGSQL.5432"))).toBe(true);
  url.searchParams.set("host", folder);
  return url.href;
}

const limits = { lockSeconds: 2, statementSeconds: 30, connectSeconds: 2, connections: 5 };

testWithPooler("a pooler is recognized, and the database itself is not", async () => {
  const address = await newPostgresDatabase();
  expect([await isPooled(address), await isPooled(await openPooler(address))]).toEqual([false, true]);
});

testWithPooler("processes that start at once with PgBouncer in front all migrate, and hold no lock then", async () => {
  const address = await newPostgresDatabase();
  const pooled = await openPooler(address);
  const open = () => openStore(postgres(pooled, limitsConfig(limits, true)), Date.now, { isShared: true });
  const stores = await Promise.all([open(), open(), open()]);
  await Promise.all(stores.map((store) => store.close()));
  const db = new Kysely<unknown>({ dialect: postgres(address) });
  onTestFinished(() => db.destroy());
  const { rows } = await sql`select from pg_locks where locktype = 'advisory'`.execute(db);
  expect(rows).toHaveLength(0);
});

testWithPooler(
  "two processes with PgBouncer in transaction mode in front import, write at once, and retry",
  async () => {
    const address = await newPostgresDatabase();
    const DATABASE_URL = await openPooler(address);
    // Forty requests wait for three connections, maybe for long on a busy machine.
    const env = { DATABASE_URL, PARLANCE_DATABASE_CONNECT_SECONDS: "0" };
    const one = await startServer({ env });
    const other = await startServer({ env: { ...env, PARLANCE_DATA: one.dataFolder } });
    onTestFinished(async () => {
      await other.stop();
      await one.stop();
    });
    const data = await openStoreAndFiles({ dataFolder: one.dataFolder, databaseUrl: address, s3: undefined });
    await data.addKey("key");
    await data.close();
    const headers = { authorization: `Basic ${btoa("key:")}` };
    const request = (at: number, method: string, path: string, body?: object, more = {}) =>
      fetch(`${at % 2 === 0 ? one.origin : other.origin}${path}`, {
        method,
        headers: { ...headers, ...(body && { "content-type": "application/json" }), ...more },
        ...(body && { body: JSON.stringify(body) }),
      });
    const { id } = await (
      await request(
        0,
        "POST",
        "/v2/memories",
        { name: "Pier", srclang: "en", trglang: "de" },
        { "idempotency-key": "a" },
      )
    ).json();
    const again = await request(
      1,
      "POST",
      "/v2/memories",
      { name: "Pier", srclang: "en", trglang: "de" },
      {
        "idempotency-key": "a",
      },
    );
    expect(await again.json()).toMatchObject({ id });
    const imported = await fetch(`${one.origin}/v2/memories/import`, {
      method: "POST",
      headers: { ...headers, memory_id: String(id), name: "a.tmx" },
      body: buildTmx(Array.from({ length: 2000 }, (_, at) => [`Quay ${at}`, `Kai ${at}`])),
    });
    expect(imported.status).toBe(200);
    const statuses = await Promise.all(
      Array.from({ length: 40 }, async (_, at) => {
        const body = { memory_id: id, source: `Boat ${at}.`, target: `Boot ${at}.` };
        return (await request(at, "POST", "/v2/segments", body)).status;
      }),
    );
    expect(new Set(statuses)).toEqual(new Set([200]));
    const isProcessing = async () => (await (await request(1, "GET", `/v2/memories?id=${id}`)).json())[0].is_processing;
    await expect.poll(isProcessing).toBe(false);
    const matches = await (await request(1, "GET", `/v2/memories/query?id=${id}&query=Quay%201999`)).json();
    expect(matches[0]).toMatchObject({ score: 100 });
    expect([...one.errors, ...other.errors]).toEqual([]);
  },
);
