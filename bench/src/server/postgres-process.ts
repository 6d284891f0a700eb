import { spawn, spawnSync } from "node:child_process";
import { chownSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { findPostgres } from "../../../scripts/postgres.mjs";

export interface PostgresProcess {
  /** For `DATABASE_URL`. */
  address: string;
  /** Ends all connections of servers. @returns how many */
  cutConnections(): Promise<number>;
  stop(): Promise<void>;
}

/** PostgreSQL refuses to run as root. */
const nobody = 65_534;

/** A PostgreSQL as it is by itself, writes to the disk included, in a folder of its own. */
export async function startPostgres(): Promise<PostgresProcess> {
  const programs = findPostgres();
  if (!programs) throw new Error("No PostgreSQL is installed here; npm test installs one.");
  const folder = await mkdtemp(join(tmpdir(), "parlance-bench-pg-"));
  const user = process.getuid?.() === 0 ? { uid: nobody, gid: nobody } : {};
  if ("uid" in user) chownSync(folder, nobody, nobody);
  const data = join(folder, "data");
  const options = { ...user, cwd: folder };
  const created = spawnSync(
    join(programs, "initdb"),
    ["-D", data, "-U", "bench", "-A", "trust", "-E", "UTF8"],
    options,
  );
  if (created.status !== 0) throw new Error(`initdb failed: ${created.stderr}`);
  const settings = ["listen_addresses=", `unix_socket_directories=${folder}`].flatMap((setting) => ["-c", setting]);
  const server = spawn(join(programs, "postgres"), ["-D", data, ...settings], { ...options, stdio: "ignore" });
  const address = `postgres://bench@localhost/postgres?host=${encodeURIComponent(folder)}`;
  while (!(await respond(address))) {
    if (server.exitCode !== null) throw new Error("PostgreSQL ended before it could be reached.");
    await sleep(50);
  }
  return {
    address,
    async cutConnections() {
      const client = new pg.Client({ connectionString: address });
      await client.connect();
      const { rowCount } = await client.query(
        "select pg_terminate_backend(pid) from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()",
      );
      await client.end();
      return rowCount ?? 0;
    },
    async stop() {
      const ended = new Promise((resolve) => server.once("close", resolve));
      server.kill("SIGINT");
      await ended;
      await rm(folder, { recursive: true });
    },
  };
}

async function respond(address: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: address });
  client.on("error", () => {});
  const isThere = await client.connect().then(
    () => true,
    () => false,
  );
  await client.end().catch(() => {});
  return isThere;
}
