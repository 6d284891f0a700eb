import { postgres } from "../../src/node/database/postgres.ts";
import { filesIn } from "../../src/node/files/folder.ts";
import { openTestServer } from "../test-server.ts";

// A test server on a PostgreSQL and a folder, which are its arguments. It does what its parent process requests, and
// ends with it.

export interface SecondRequest {
  id: number;
  /** The server's time. */
  now: number;
  method: "request" | "runTasks" | "settle";
  parameters: unknown[];
}

export interface SecondResponse {
  id: number;
  value?: unknown;
  error?: unknown;
  /** Errors outside requests since the last response. */
  reported: string[];
}

const [, , databaseUrl = "", folder = ""] = process.argv;
const database = postgres(databaseUrl);
const server = await openTestServer({
  on: { database, isShared: true, isMigrated: true },
  files: await filesIn(folder),
});
const methods = {
  async request(...parameters: Parameters<typeof server.request>) {
    const { status, text } = await server.request(...parameters);
    return { status, text };
  },
  runTasks: server.runTasks,
  settle: server.settle,
};

process.on("message", ({ id, now, method, parameters }: SecondRequest) => {
  server.time.now = now;
  const respond = (outcome: Pick<SecondResponse, "value" | "error">) =>
    process.send?.({ id, ...outcome, reported: server.errors.splice(0).map(String) } satisfies SecondResponse);
  (methods[method] as (...parameters: unknown[]) => Promise<unknown>)(...parameters).then(
    (value) => respond({ value }),
    (error) => respond({ error }),
  );
});
process.once("disconnect", () => {
  server.close().then(
    () => process.exit(),
    () => process.exit(1),
  );
});
