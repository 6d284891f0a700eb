import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chownSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Kysely, type RawBuilder, sql } from "kysely";
import { postgres } from "../../src/node/database/postgres.ts";

export interface PostgresProcess extends AsyncDisposable {
  /** For `DATABASE_URL`. */
  address: string;
  /** @returns the new database's URL */
  newDatabase(name?: string): Promise<string>;
  /** `SIGINT` is an orderly end, `SIGQUIT` a crash. */
  end(signal: "SIGINT" | "SIGQUIT"): Promise<void>;
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** PostgreSQL refuses to run as root, so this user of Debian runs it. */
const nobody = 65_534;

/** Starts a PostgreSQL with a socket in its own folder. @param settings in addition to its own, such as `fsync=off` */
export async function startPostgres(programs: string, settings: readonly string[] = []): Promise<PostgresProcess> {
  const folder = await mkdtemp(join(tmpdir(), "parlance-pg-"));
  const isRoot = process.getuid?.() === 0;
  if (isRoot) chownSync(folder, nobody, nobody);
  const owned = { cwd: folder, ...(isRoot && { uid: nobody, gid: nobody }) };
  const data = join(folder, "data");
  const [user, locale] = [
    ["-U", "test", "-A", "trust"],
    ["-E", "UTF8", "--locale=C"],
  ];
  const created = spawnSync(join(programs, "initdb"), ["-D", data, ...user, ...locale], owned);
  if (created.status !== 0) throw new Error(`initdb failed: ${created.stderr}`);
  const options = ["listen_addresses=", `unix_socket_directories=${folder}`, ...settings].flatMap((it) => ["-c", it]);
  let server: ChildProcess | undefined;
  const address = `postgres://test@localhost/postgres?host=${encodeURIComponent(folder)}`;
  const isReady = () =>
    run(address, sql`select 1`).then(
      () => true,
      () => false,
    );
  async function start(): Promise<void> {
    server = spawn(join(programs, "postgres"), ["-D", data, ...options], { ...owned, stdio: "ignore" });
    while (!(await isReady())) {
      if (server.exitCode !== null) throw new Error("PostgreSQL ended before it could be reached.");
      await sleep(50);
    }
  }
  async function end(signal: NodeJS.Signals): Promise<void> {
    const ended = server && once(server, "close");
    server?.kill(signal);
    await ended;
  }
  async function stop(): Promise<void> {
    await end("SIGINT");
    await rm(folder, { recursive: true, force: true });
  }
  await start();
  return {
    start,
    stop,
    [Symbol.asyncDispose]: stop,
    end,
    address,
    async newDatabase(name = `test_${crypto.randomUUID().replaceAll("-", "")}`) {
      await run(address, sql`create database ${sql.id(name)}`);
      return buildUrl(address, name);
    },
  };
}

/** The URL of another database on the same server. */
export const buildUrl = (url: string, database: string): string => url.replace(/\/\w+\?/, `/${database}?`);

/** Opens a connection for one statement. */
async function run(address: string, statement: RawBuilder<unknown>): Promise<void> {
  const admin = new Kysely<unknown>({ dialect: postgres(address) });
  try {
    await statement.execute(admin);
  } finally {
    await admin.destroy();
  }
}
