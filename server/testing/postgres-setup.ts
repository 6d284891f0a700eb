import { spawn, spawnSync } from "node:child_process";
import { chownSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Kysely, sql } from "kysely";
import type { TestProject } from "vitest/node";
import { postgres } from "../src/node/database/postgres.ts";
import { openStore } from "../src/store/store.ts";
import { buildUrl, migrated } from "./databases.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Address of a PostgreSQL for the tests; undefined where they run on SQLite. */
    postgres: string | undefined;
  }
}

/** PostgreSQL refuses to run as root; Debian's user of nothing owns it then. */
const nobody = 65_534;

/**
 * Starts a PostgreSQL for a run of tests, in a folder of its own, reached through a socket there.
 *
 * @param programs the folder of PostgreSQL's programs
 * @returns what ends it
 */
export async function startPostgres(project: TestProject, programs: string): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), "parlance-pg-"));
  const user = process.getuid?.() === 0 ? { uid: nobody, gid: nobody } : {};
  if ("uid" in user) chownSync(folder, nobody, nobody);
  const data = join(folder, "data");
  const created = spawnSync(
    join(programs, "initdb"),
    ["-D", data, "-U", "test", "-A", "trust", "-E", "UTF8", "--locale=C"],
    {
      ...user,
      cwd: folder,
    },
  );
  if (created.status !== 0) throw new Error(`initdb failed: ${created.stderr}`);
  // Nothing here outlives the run, so nothing need reach the disk.
  const settings = [
    "fsync=off",
    "synchronous_commit=off",
    "full_page_writes=off",
    // It would start a process for each of hundreds of databases, again and again.
    "autovacuum=off",
    "max_connections=500",
    "listen_addresses=",
  ];
  const options = [...settings, `unix_socket_directories=${folder}`].flatMap((setting) => ["-c", setting]);
  const server = spawn(join(programs, "postgres"), ["-D", data, ...options], { ...user, cwd: folder, stdio: "ignore" });
  const address = `postgres://test@localhost/postgres?host=${encodeURIComponent(folder)}`;
  await isReady(address, () => server.exitCode === null);
  await makeTemplate(address);
  project.provide("postgres", address);
  return async () => {
    const ended = new Promise((resolve) => server.once("close", resolve));
    server.kill("SIGINT");
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
}

async function isReady(address: string, isAlive: () => boolean): Promise<void> {
  const admin = new Kysely({ dialect: postgres(address) });
  const respond = () =>
    sql`select 1`.execute(admin).then(
      () => true,
      () => false,
    );
  while (!(await respond())) {
    if (!isAlive()) throw new Error("PostgreSQL ended before it could be reached.");
    await sleep(50);
  }
  await admin.destroy();
}

async function makeTemplate(address: string): Promise<void> {
  const admin = new Kysely({ dialect: postgres(address) });
  await sql`create database ${sql.id(migrated)}`.execute(admin);
  await admin.destroy();
  const store = await openStore(postgres(buildUrl(address, migrated)), Date.now, { isShared: true });
  await store.close();
}
