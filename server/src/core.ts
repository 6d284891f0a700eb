import type { Dialect } from "kysely";
import type { Mode } from "./http/authenticate.ts";
import { createApi } from "./http/serve-api.ts";
import type { Clock, Peer } from "./ports.ts";
import type { CallContext } from "./routes/context.ts";
import { routes } from "./routes/index.ts";
import { callerFinder } from "./rules/keys.ts";
import { openStore, type Store } from "./store/store.ts";

export interface CoreOptions {
  mode: Mode;
  clock: Clock;
  /** Closed with the core. */
  database: Dialect;
  corsOrigins?: readonly string[];
  maxUploadBytes?: number;
  report(error: unknown): void;
}

/** The API with its store, wherever it runs. */
export interface Core {
  store: Store;
  api(request: Request, peer: Peer): Promise<Response>;
  close(): Promise<void>;
}

export async function openCore({
  mode,
  clock,
  database,
  report,
  corsOrigins = [],
  maxUploadBytes,
}: CoreOptions): Promise<Core> {
  const store = await openStore(database, clock);
  const api = createApi<CallContext>({
    mode,
    clock,
    corsOrigins,
    ...(maxUploadBytes !== undefined && { maxUploadBytes }),
    findCaller: callerFinder(store, clock),
    countRequest: ({ keyId, organizationId }) => store.quotas.count(keyId, organizationId),
    handlers: routes,
    context: { store, clock, mode },
    report,
  });
  return { store, api, close: () => store.close() };
}
