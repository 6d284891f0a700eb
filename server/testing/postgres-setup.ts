import type { TestProject } from "vitest/node";
import { postgres } from "../src/node/database/postgres.ts";
import { openStore } from "../src/store/store.ts";
import { migrated } from "./databases.ts";
import { startPostgres as startProcess } from "./processes/postgres.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The URL of a PostgreSQL; undefined for tests on SQLite. */
    postgres: string | undefined;
    postgresPrograms: string;
  }
}

/** Nothing must outlive the run, so nothing needs to be on the disk. */
const settings = [
  "fsync=off",
  "synchronous_commit=off",
  "full_page_writes=off",
  // Autovacuum would start processes for hundreds of databases, again and again.
  "autovacuum=off",
  "max_connections=500",
];

/** Starts a PostgreSQL for a run of tests. @returns a function that stops it */
export async function startPostgres(project: TestProject, programs: string): Promise<() => Promise<void>> {
  const { address, newDatabase, stop } = await startProcess(programs, settings);
  const store = await openStore(postgres(await newDatabase(migrated)), Date.now, { isShared: true });
  await store.close();
  project.provide("postgres", address);
  project.provide("postgresPrograms", programs);
  return stop;
}
