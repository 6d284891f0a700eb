export { buildTmx } from "../memories.ts";
export { newOrganizations } from "../new-organization.ts";
export { startPostgres } from "./postgres.ts";
export { mainProgram, type ServerProcess, startServer } from "./server-process.ts";
