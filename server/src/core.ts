import type { Dialect } from "kysely";
import { Deliverer } from "./background/deliverer.ts";
import { taskKinds } from "./background/index.ts";
import { Queue } from "./background/queue.ts";
import { MemoryEngines } from "./engine/memory-engines.ts";
import type { Mode } from "./http/authenticate.ts";
import { createApi } from "./http/serve-api.ts";
import type { Clock, EngineHost, FileStore, Log, Peer, WebhookSender } from "./ports.ts";
import type { CallContext } from "./routes/context.ts";
import { routes } from "./routes/index.ts";
import { callerFinder } from "./rules/keys.ts";
import type { Network } from "./rules/webhook-address.ts";
import { openStore, type Store } from "./store/store.ts";
import { builtInWriter } from "./writing/built-in.ts";
import type { Writer } from "./writing/writer.ts";

export interface CoreOptions {
  mode: Mode;
  clock: Clock;
  /** Closed with the core, like the engines. */
  database: Dialect;
  /** Other processes use the database too. */
  isShared?: boolean;
  files: FileStore;
  engines: EngineHost;
  sender: WebhookSender;
  /** Writes for Create; the built-in writer unless given. */
  writer?: Writer;
  webhookNetworks?: readonly Network[];
  corsOrigins?: readonly string[];
  maxUploadBytes?: number;
  report(error: unknown): void;
  log?: Log;
}

/** The API with its store, wherever it runs. */
export interface Core {
  store: Store;
  /** Work after the answer; both do nothing until they are started. */
  queue: Queue;
  deliverer: Deliverer;
  api(request: Request, peer: Peer): Promise<Response>;
  close(): Promise<void>;
}

export async function openCore({
  mode,
  clock,
  database,
  isShared = false,
  files,
  engines: host,
  sender,
  writer = builtInWriter,
  report,
  log = () => {},
  webhookNetworks = [],
  corsOrigins = [],
  maxUploadBytes,
}: CoreOptions): Promise<Core> {
  const store = await openStore(database, clock, { isShared });
  const engines = new MemoryEngines(host, store);
  const webhookAddresses = { mode, networks: webhookNetworks };
  const services = { mode, clock, store, files, engines, log, webhookAddresses, writer, report };
  const queue = new Queue({ services, kinds: taskKinds, random: Math.random });
  const deliverer = new Deliverer({ store, clock, sender, random: Math.random, report });
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
    deliverer,
    api,
    async close() {
      await Promise.all([queue.stop(), deliverer.stop()]);
      await engines.end();
      await store.close();
    },
  };
}
