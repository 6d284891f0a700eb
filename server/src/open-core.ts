import { limits } from "@openparlance/api";
import { Deliverer } from "./background/deliverer.ts";
import { taskKinds } from "./background/index.ts";
import { KeyUses } from "./background/key-uses.ts";
import { OpenMemoryList } from "./background/open-memory-list.ts";
import { Queue } from "./background/queue.ts";
import { Sweeper } from "./background/sweeper.ts";
import type { Caller } from "./core/caller.ts";
import type { EngineHost } from "./core/engine.ts";
import { justRun, type Log, type MonotonicClock, type WebhookSender } from "./core/environment.ts";
import type { FileFilters, ImportReader } from "./core/filters.ts";
import { waitFor } from "./core/turns.ts";
import { MemoryEngines } from "./engines/memory-engines.ts";
import { FaultInjector } from "./faults/faults.ts";
import { Fence } from "./fence/fence.ts";
import { inProcessFilters } from "./files/in-process-filters.ts";
import { inProcessImports } from "./files/read-import.ts";
import { Spool } from "./files/spool.ts";
import { authenticate } from "./http/authenticate.ts";
import { createApi } from "./http/serve-api.ts";
import { routes } from "./routes/index.ts";
import { contentPath, putContent } from "./routes/upload-content.ts";
import type { Network } from "./rules/webhook-address.ts";
import { callerFinder } from "./services/access/keys.ts";
import { UsageCounts } from "./services/access/usage.ts";
import { runIdempotent } from "./services/run-idempotent.ts";
import type { Services } from "./services/services.ts";
import type { Task } from "./store/background/tasks.ts";
import { openStore, type StoreDialect } from "./store/store.ts";
import { builtInWriter } from "./writing/built-in.ts";
import type { Writer } from "./writing/writer.ts";

export interface CoreOptions
  extends Pick<Services, "mode" | "clock" | "files" | "storageBytes" | "maxImportBytes" | "maxImportPairs" | "report"> {
  /** The platform's by default. */
  monotonic?: MonotonicClock;
  /** Closed with the core, like the engines. */
  database: StoreDialect;
  /** Whether other processes use the same database. */
  isShared?: boolean;
  /** Whether the database is a copy of one that was opened before. */
  isMigrated?: boolean;
  filters?: FileFilters;
  imports?: ImportReader;
  engines: EngineHost;
  sender: WebhookSender;
  writer?: Writer;
  webhookNetworks?: readonly Network[];
  corsOrigins?: readonly string[];
  maxUploadBytes?: number | undefined;
  /** The limit of all open memories together. */
  engineBytes?: number | undefined;
  /** Faults to inject. In development mode, the header `Parlance-Fault` requests more. */
  faults?: FaultInjector | undefined;
  log?: Log;
}

export type Core = Awaited<ReturnType<typeof openCore>>;

/** Opens the API with its store, in any environment. */
export async function openCore(options: CoreOptions) {
  const { mode, clock, database, files, engines: host, sender, report, faults: injector } = options;
  const { monotonic = () => performance.now(), isShared = false, isMigrated = false, log = () => {} } = options;
  const { filters = inProcessFilters(), imports = inProcessImports, writer = builtInWriter } = options;
  const { webhookNetworks = [], corsOrigins = [], maxUploadBytes } = options;
  const { storageBytes, maxImportBytes, maxImportPairs, engineBytes } = options;
  const faults = injector ?? (mode === "development" ? new FaultInjector() : undefined);
  const process = crypto.randomUUID();
  const store = await openStore(database, clock, { isShared, isMigrated, process });
  const openMemories = new OpenMemoryList({ store, process, clock, report });
  const watchedHost = isShared ? openMemories.watch(host) : host;
  const engineOptions = { maxBytes: engineBytes, report, log };
  const engines = new MemoryEngines(injector?.engines(watchedHost) ?? watchedHost, store, engineOptions);
  const usageCounts = new UsageCounts({ store, clock, report });
  const services = {
    mode,
    clock,
    store,
    filters,
    imports,
    engines,
    usageCounts,
    writer,
    log,
    report,
    storageBytes,
    maxImportBytes,
    maxImportPairs,
    maxUploadBytes: maxUploadBytes ?? Number(limits.upload.value),
    files: injector?.files(files) ?? files,
    spool: new Spool(),
    webhookUrlRules: { mode, networks: webhookNetworks },
  };
  const meetFaults = faults && (<Base extends Services>(task: Task, base: Base) => faults.ofTask(task, base));
  const { runAs = justRun } = database;
  const queue = new Queue({ services, kinds: taskKinds, owner: process, random: Math.random, meetFaults, runAs });
  const deliverer = new Deliverer({ store, clock, monotonic, sender, random: Math.random, wait: waitFor, log, report });
  const sweeper = new Sweeper({ ...services, report });
  const keyUses = new KeyUses({ store, clock, report });
  const findCaller = callerFinder(store.reserved, clock, monotonic);
  const fence = new Fence({ monotonic, runAs });
  /** Counts a request of a key, including requests outside the API. */
  const countRequest = ({ keyId, organizationId }: Caller) => {
    keyUses.note(keyId);
    return store.rateLimits.count(keyId, organizationId);
  };
  const api = createApi<Services>({
    fence,
    mode,
    corsOrigins,
    maxUploadBytes,
    findCaller,
    countRequest,
    handlers: routes,
    context: services,
    report,
    ...(faults && {
      meetFaults: (operation, { headers }) =>
        faults.ofRequest(operation, mode === "development" ? headers.get("parlance-fault") : null),
    }),
    runIdempotent: (request, respond) => runIdempotent(services, request, (store) => respond({ ...services, store })),
    serveUploadUrl: (request, path, begin) =>
      path.startsWith(contentPath)
        ? putContent(services, request.method, path.slice(contentPath.length), begin)
        : undefined,
  });
  return {
    store,
    engines,
    services,
    fence,
    api,
    countRequest,
    // Work after the response. It doesn't run until it is started.
    queue,
    deliverer,
    sweeper,
    keyUses,
    openMemories,
    /** Authenticates a request outside the API. @throws ApiError */
    authenticate: (request: Request, client?: string) =>
      authenticate(request, new URLSearchParams(), undefined, { mode, findCaller }, client),
    async close() {
      try {
        // Engines are saved even if the others wait for a database that doesn't respond.
        await allDone(queue.stop(), deliverer.stop(), sweeper.stop(), openMemories.stop(), engines.end());
      } finally {
        try {
          await allDone(filters.end(), keyUses.stop(), usageCounts.stop());
        } finally {
          await store.close();
        }
      }
    },
  };
}

/** Waits for all promises, even if one fails. @throws the error of the first that failed */
async function allDone(...work: Promise<unknown>[]): Promise<void> {
  for (const each of await Promise.allSettled(work)) if (each.status === "rejected") throw each.reason;
}
