export { accounts } from "./accounts.ts";
export { openState, readSaved } from "./begin.ts";
export type { DeliveryMessage } from "./messages.ts";
export type { SandboxState } from "./running-core.ts";
export { createSandboxServer, type SandboxServer } from "./sandbox.ts";
export { openSqliteProgram, type SqliteProgram } from "./sqlite-program.ts";
