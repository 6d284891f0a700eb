import { mkdtempDisposable } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { newOrganizations, startPostgres, startServer } from "@openparlance/server/testing/processes";
import { findPostgres } from "../../../scripts/postgres.mjs";
import { Tenant } from "../neighbors/tenant.ts";
import { serviceSettings } from "../service-settings.ts";
import type { BenchServer } from "./send.ts";

export const bareProgram = fileURLToPath(new URL("serve-bare.ts", import.meta.url));
export const fastifyProgram = fileURLToPath(new URL("serve-fastify.ts", import.meta.url));

const organizations = 8;

/** A PostgreSQL with default settings, including synchronous writes. */
export async function withPostgres<T>(work: (address: string) => Promise<T>): Promise<T> {
  const programs = findPostgres();
  if (!programs) throw new Error("No PostgreSQL is installed here; npm test installs one.");
  await using postgres = await startPostgres(programs);
  return await work(postgres.address);
}

/** A new server in production mode that writes its log to a file. */
export async function withServer(env: Record<string, string>, work: (server: BenchServer) => Promise<unknown>) {
  await using temporary = await mkdtempDisposable(join(tmpdir(), "parlance-bench-"));
  const folder = temporary.path;
  const settings = { dataFolder: join(folder, "data"), databaseUrl: env.DATABASE_URL };
  const keys = await newOrganizations(settings, organizations);
  const all = { PARLANCE_MODE: "production", PARLANCE_LOG_LEVEL: "info", ...serviceSettings, ...env };
  await using server = await startServer({ folder, env: all, logFile: join(folder, "log") });
  await work({ ...server, tenants: keys.map((key) => new Tenant(server.origin, key)) });
}

/** Waits until the process uses no CPU time, because the translator learns in the background. */
export async function untilIdle(server: BenchServer): Promise<void> {
  for (let quiet = 0; quiet < 4; ) {
    const { cpuMs } = await server.usage();
    await sleep(500);
    quiet = (await server.usage()).cpuMs - cpuMs < 25 ? quiet + 1 : 0;
  }
}
