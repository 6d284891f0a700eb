export { buildTmx } from "../memories.ts";
export { newOrganizations } from "../new-organization.ts";
export { type PostgresProcess, startPostgres } from "./postgres.ts";
export { mainProgram, type ServerProcess, type StartOptions, startServer } from "./server-process.ts";
export type { Usage } from "./usage.ts";
