import { readFile } from "node:fs/promises";
import { setTimeout as waitFor } from "node:timers/promises";
import { createSecureContext } from "node:tls";
import { createApp } from "../app.ts";
import { overload } from "../core/errors.ts";
import type { FileFilters } from "../core/filters.ts";
import { readText, type Site } from "../http/site.ts";
import { defaultFolders } from "./default-folders.ts";
import { type Listener, listen } from "./listener/listener.ts";
import { readSite } from "./listener/read-site.ts";
import { type Logging, openLog } from "./log.ts";
import { isLoopback } from "./loopback.ts";
import { processMetrics } from "./metrics/process-metrics.ts";
import { metric } from "./metrics/prometheus.ts";
import { RequestMetrics } from "./metrics/request-metrics.ts";
import { logRequest } from "./request-log.ts";
import { readSettings, type ServerSettings } from "./settings/settings.ts";
import { findUnusedSettings } from "./settings/unused-settings.ts";
import { type RunningApi, startApi } from "./start-api.ts";
import { StartError } from "./start-error.ts";

export interface ServerOptions {
  siteFolder?: string;
  /** The path of a saved state from which the data folder is created. */
  from?: string | undefined;
  /** Runs after the settings were checked and before the site is read. */
  prepare?: () => Promise<void>;
  filters?: FileFilters;
}

export interface StoppableServer extends Omit<Listener, "drain"> {
  developmentKey: string | undefined;
  /** Reports "not ready" but still serves requests during the drain, then closes. */
  stop(): Promise<void>;
}

const signals = ["SIGINT", "SIGTERM"] as const;

/** The time for saving engines, and the minimum time for running requests after the drain. */
const minPhaseMs = 2000;
/** The time for the process to end by itself after the stop. Then it is ended. */
const exitGraceMs = 500;

/** Runs the server process. @returns undefined when it can't start; the reason is printed and the exit code is set */
export async function runServer(
  env: NodeJS.ProcessEnv,
  options: ServerOptions = {},
): Promise<StoppableServer | undefined> {
  try {
    return await startServer(env, options);
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
    return undefined;
  }
}

/** Starts the server. @throws StartError with the reason when it cannot start */
export async function startServer(env: NodeJS.ProcessEnv, options: ServerOptions = {}): Promise<StoppableServer> {
  const settings = readSettings(env);
  if (options.from !== undefined) await continueFrom(options.from, settings);
  await options.prepare?.();
  const site = await readSite(options.siteFolder ?? defaultFolders.site);
  const logging = createLog(settings);
  warn(settings, env, logging);
  const server = await serve(site, settings, logging, options);
  const stop = () => {
    // The next signal then has its default effect: it ends the process at once.
    for (const signal of signals) process.off(signal, stopOnSignal);
    return server.stop();
  };
  const stopOnSignal = () => {
    const fail = (error: unknown) => {
      logging.report(error);
      process.exit(1);
    };
    // Connections to a database that doesn't respond would keep the process alive.
    stop().then(() => setTimeout(() => process.exit(), exitGraceMs).unref(), fail);
  };
  for (const signal of signals) process.on(signal, stopOnSignal);
  console.log(`Documentation  ${server.origin}/\nAPI reference  ${server.origin}/api/`);
  if (server.developmentKey) console.log(`Development key  ${server.developmentKey}`);
  return { ...server, stop };
}

async function continueFrom(file: string, { dataFolder, databaseUrl, s3 }: ServerSettings): Promise<void> {
  if (databaseUrl !== undefined) throw new StartError("--from makes a data folder; unset DATABASE_URL.");
  if (s3 !== undefined) throw new StartError("--from makes a data folder; unset PARLANCE_S3_BUCKET.");
  const { unpackSavedState } = await import("./saved-state.ts");
  await unpackSavedState(file, dataFolder);
}

/** Warns of settings that are valid but probably not intended. */
function warn({ host, tls, trustedProxies }: ServerSettings, env: NodeJS.ProcessEnv, { log }: Logging): void {
  for (const ofNoUse of findUnusedSettings(env)) log("setting without effect", { ...ofNoUse }, "warn");
  if (isLoopback(host) || tls || trustedProxies.length > 0) return;
  const reason = "other machines need HTTPS: set PARLANCE_TLS_CERT or PARLANCE_TRUSTED_PROXIES";
  log("requests from other machines are rejected", { reason }, "warn");
}

function createLog({ mode, logLevel }: ServerSettings): Logging {
  const isForPeople = mode === "development" && process.stderr.isTTY;
  const write = (text: string) => process.stderr.write(text);
  const logging = openLog({ level: logLevel, isForPeople, now: Date.now, write });
  // The reader of the log may have closed it, which must not end the server.
  process.stderr.on("error", () => {});
  process.once("exit", logging.flush);
  // An exception may leave an inconsistent state, so it ends the process. A rejection is a failure of one piece of
  // work.
  process.on("uncaughtException", (error) => {
    if (isLateChunkError(error)) return;
    logging.report(error);
    process.exit(1);
  });
  process.on("unhandledRejection", (reason) => logging.report(reason));
  return logging;
}

/**
 * Whether Node threw because a chunk arrived for a stream without a reader, such as the body of a refused request. The
 * state is consistent after such an error. Source: https://github.com/nodejs/node/issues/64529
 */
export function isLateChunkError(error: NodeJS.ErrnoException): boolean {
  return error.code === "ERR_INVALID_STATE" && /onData \(node:internal\/webstreams\/adapters:/.test(error.stack ?? "");
}

/** Listens at once and responds as busy until the store is open. The store closes after the last request. */
export async function serve(
  site: Site,
  settings: ServerSettings,
  { log, report }: Pick<Logging, "log" | "report">,
  { filters, wait = waitFor }: Pick<ServerOptions, "filters"> & { wait?: (ms: number) => Promise<unknown> } = {},
): Promise<StoppableServer> {
  let api: RunningApi | undefined;
  let isStopping = false;
  const requests = new RequestMetrics();
  const ofProcess = processMetrics();
  const app = createApp({
    site,
    api: async () => overload().toResponse(),
    mcp: async () => overload().toResponse(),
    doors: async () => overload().toResponse(),
    isReady: async () => !isStopping && (await api?.isReady()) === true,
    async metrics() {
      const ofCore = await api?.metrics();
      const up = metric("parlance_store_up", "gauge", "The database responds.", ofCore ? 1 : 0);
      return requests.text() + up + (ofCore ?? "") + ofProcess();
    },
  });
  const listening = await listen(app, settings, {
    trustedProxies: settings.trustedProxies,
    publicOrigin: settings.origin,
    tls: await readTlsFiles(settings),
    onError: report,
    onFinished(request) {
      requests.observe(request);
      logRequest(log, request);
    },
  });
  const readPage = async (path: string) => readText(site, path, settings.origin ?? listening.origin);
  try {
    api = await startApi(settings, { log, report }, readPage, filters);
    app.api = api.serve;
    app.mcp = api.mcp;
    app.doors = api.doors;
  } catch (error) {
    await listening.close(0);
    throw error;
  }
  const { close: closeApi, developmentKey } = api;
  const close = async (requestMs = 5000, saveMs = minPhaseMs) => {
    isStopping = true;
    const endsAt = performance.now() + requestMs + saveMs;
    await listening.close(requestMs);
    await closeApi(Math.max(0, endsAt - performance.now()));
    log("stopped", {});
  };
  const { drainMs, requestMs, saveMs } = divideStopTime(settings);
  log("started", { origin: listening.origin, mode: settings.mode });
  return {
    origin: listening.origin,
    developmentKey,
    close,
    async stop() {
      isStopping = true;
      log("stopping", {});
      listening.drain();
      await wait(drainMs);
      await close(requestMs, saveMs);
    },
  };
}

/** Divides the time of a stop. If it is short, saving engines gets a third, and running requests at least a third. */
export function divideStopTime({ drainSeconds, stopSeconds }: Pick<ServerSettings, "drainSeconds" | "stopSeconds">) {
  const limitMs = 1000 * stopSeconds;
  const saveMs = Math.min(minPhaseMs, limitMs / 3);
  const drainMs = Math.min(1000 * drainSeconds, limitMs - 2 * saveMs);
  return { drainMs, requestMs: limitMs - drainMs - saveMs, saveMs };
}

async function readTlsFiles({ tls }: ServerSettings) {
  if (!tls) return undefined;
  const read = (name: string, path: string) =>
    readFile(path).catch((cause) => {
      throw new StartError(`${name} is ${path}, which can't be read.`, { cause });
    });
  const [cert, key] = [await read("PARLANCE_TLS_CERT", tls.certificate), await read("PARLANCE_TLS_KEY", tls.key)];
  try {
    createSecureContext({ cert, key });
  } catch (cause) {
    throw new StartError("PARLANCE_TLS_CERT and PARLANCE_TLS_KEY must be a certificate and its key in PEM.", { cause });
  }
  return { cert, key };
}
