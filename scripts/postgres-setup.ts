import type { TestProject } from "vitest/node";
import { startPostgres } from "../server/testing/postgres-setup.ts";
import { findPostgres } from "./postgres.mjs";

export default function setUp(project: TestProject): Promise<() => Promise<void>> {
  const programs = findPostgres();
  if (!programs) throw new Error("No PostgreSQL is installed here; npm test installs one.");
  return startPostgres(project, programs);
}
