import type { Dialect } from "kysely";
import { taskKinds } from "./background/index.ts";
import { Queue } from "./background/queue.ts";
import { MemoryEngines } from "./engine/memory-engines.ts";
import type { Mode } from "./http/authenticate.ts";
import { createApi } from "./http/serve-api.ts";
import type { Clock, EngineHost, FileStore, Peer } from "./ports.ts";
import type { CallContext } from "./routes/context.ts";
import { routes } from "./routes/index.ts";
import { callerFinder } from "./rules/keys.ts";
import { openStore, type Store } from "./store/store.ts";

export interface CoreOptions {
  mode: Mode;
  clock: Clock;
  /** Closed with the core, like the engines. */
  database: Dialect;
  files: FileStore;
  engines: EngineHost;
  corsOrigins?: readonly string[];
  maxUploadBytes?: number;
  report(error: unknown): void;
}

/** The API with its store, wherever it runs. */
export interface Core {
  store: Store;
  /** Work after the answer; does nothing until it is started. */
  queue: Queue;
  api(request: Request, peer: Peer): Promise<Response>;
  close(): Promise<void>;
}

export async function openCore({
  mode,
  clock,
  database,
  files,
  engines: host,
  report,
  corsOrigins = [],
  maxUploadBytes,
}: CoreOptions): Promise<Core> {
  const store = await openStore(database, clock);
  const engines = new MemoryEngines(host, store);
  const services = { mode, clock, store, files, engines };
  const queue = new Queue({ services, kinds: taskKinds, random: Math.random, report });
  const api = createApi<CallContext>({
    mode,
    clock,
    corsOrigins,
    ...(maxUploadBytes !== undefined && { maxUploadBytes }),
    findCaller: callerFinder(store, clock),
    countRequest: ({ keyId, organizationId }) => store.quotas.count(keyId, organizationId),
    handlers: routes,
    context: services,
    report,
  });
  return {
    store,
    queue,
    api,
    async close() {
      await queue.stop();
      await engines.end();
      await store.close();
    },
  };
}
