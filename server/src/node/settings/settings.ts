import { type Mode, maxKeyCharacters } from "../../core/caller.ts";
import type { McpSettings } from "../../mcp/build-server.ts";
import type { OpenAiOptions } from "../../providers/open-ai.ts";
import type { ProviderConfig } from "../../providers/providers.ts";
import { type Network, parseNetwork } from "../../rules/webhook-address.ts";
import { logLevels } from "../log.ts";
import { isLoopback } from "../loopback.ts";
import { StartError } from "../start-error.ts";
import { type DatabaseLimits, readDatabaseLimits } from "./database-settings.ts";
import { readMcp } from "./mcp-settings.ts";
import { dataFolder, readProviders, readTextProvider } from "./provider-settings.ts";
import { type Env, parseList, readChoice, readNumber } from "./read-setting.ts";
import { readS3, type S3Settings } from "./s3-settings.ts";

export interface Address {
  /** 0 means any free port. */
  port: number;
  host: string;
}

export interface ServerSettings extends Address {
  mode: Mode;
  /** The folder of data; only one server process may use it. */
  dataFolder: string;
  /** The URL of PostgreSQL; undefined for SQLite in the data folder. */
  databaseUrl: string | undefined;
  databaseLimits: DatabaseLimits;
  /** The bucket of files; undefined for the data folder. */
  s3: S3Settings | undefined;
  /** An additional development key, for automation. */
  developmentKey: string | undefined;
  /** Origins that may connect in production mode. */
  corsOrigins: string[];
  maxUploadBytes: number | undefined;
  /** The limit of each organization's storage; undefined for none. */
  storageBytes: number | undefined;
  /** The limit of a memory import's unpacked file. */
  maxImportBytes: number | undefined;
  maxImportPairs: number | undefined;
  /** The limit of all open memories together, above which the least recently used are closed. */
  engineBytes: number | undefined;
  /** The processor time that reading or writing a file may take in addition to the time for its size. */
  filterSeconds: number | undefined;
  /** Private networks that webhooks may use in production mode. */
  webhookNetworks: Network[];
  /** The provider that writes for Create; undefined for the built-in writer. */
  textProvider: OpenAiOptions | undefined;
  /** Machine translation providers, in the order in which they are queried. */
  providers: ProviderConfig[];
  /** Proxies whose headers about the connection are trusted. */
  trustedProxies: Network[];
  /** The public URL of the server, such as `https://api.harbour.example`; undefined to use each request's own host. */
  origin: string | undefined;
  /** PEM files; undefined for plain HTTP. */
  tls: { certificate: string; key: string } | undefined;
  mcp: McpSettings;
  logLevel: (typeof logLevels)[number];
  /** The time for which requests are still served after the signal to stop, so that load balancers notice it. */
  drainSeconds: number;
  /** The limit of the drain, of running requests, and of saving engines together. */
  stopSeconds: number;
}

/** @throws StartError with one line for each invalid setting */
export function readSettings(env: Env): ServerSettings {
  const faults: string[] = [];
  /** Continues after an error, so that all errors are reported at once. */
  const check = <T>(read: () => T): T => {
    try {
      return read();
    } catch (error) {
      if (!(error instanceof StartError)) throw error;
      faults.push(error.message);
      return undefined as T;
    }
  };
  const number = (name: string, max?: number) => check(() => readNumber(env, name, max));
  const host = env.HOST || "127.0.0.1";
  const mode = check(() => readMode(env, host));
  const settings: ServerSettings = {
    host,
    port: number("PORT", 65_535) ?? 3000,
    mode,
    developmentKey: check(() => readDevelopmentKey(env.PARLANCE_API_KEY, mode)),
    databaseUrl: check(() => readDatabaseUrl(env.DATABASE_URL)),
    databaseLimits: readDatabaseLimits(env, check),
    dataFolder: dataFolder(env),
    corsOrigins: check(() => readOrigins(env.PARLANCE_CORS_ORIGINS)),
    maxUploadBytes: number("PARLANCE_MAX_UPLOAD_BYTES"),
    storageBytes: number("PARLANCE_STORAGE_BYTES"),
    maxImportBytes: number("PARLANCE_MAX_IMPORT_BYTES"),
    maxImportPairs: number("PARLANCE_MAX_IMPORT_PAIRS"),
    engineBytes: number("PARLANCE_ENGINE_BYTES"),
    filterSeconds: number("PARLANCE_FILTER_SECONDS", 86_400),
    webhookNetworks: check(() => readNetworks("PARLANCE_WEBHOOK_NETWORKS", env)),
    textProvider: check(() => readTextProvider(env)),
    providers: readProviders(env, check),
    trustedProxies: check(() => readNetworks("PARLANCE_TRUSTED_PROXIES", env)),
    origin: check(() => readOrigin(env.PARLANCE_ORIGIN)),
    s3: check(() => readS3(env)),
    tls: check(() => readTls(env)),
    mcp: check(() => readMcp(env)),
    logLevel: check(() => readChoice(env, "PARLANCE_LOG_LEVEL", logLevels) ?? "info"),
    ...check(() => readStopping(env, mode)),
  };
  if (faults.length > 0) throw new StartError(faults.join("\n"));
  return settings;
}

function readDevelopmentKey(key: string | undefined, mode: Mode): string | undefined {
  if (key && mode === "production") {
    throw new StartError(
      "PARLANCE_API_KEY adds a development key; a server in production mode does not start with it.",
    );
  }
  if (key && key.length > maxKeyCharacters) {
    throw new StartError(`PARLANCE_API_KEY must have at most ${maxKeyCharacters} characters.`);
  }
  return key || undefined;
}

/** In development, stopping the server waits for no load balancer. */
export const stopDefaults = {
  production: { drainSeconds: 5, stopSeconds: 50 },
  development: { drainSeconds: 0, stopSeconds: 5 },
} as const satisfies Record<Mode, Pick<ServerSettings, "drainSeconds" | "stopSeconds">>;

function readStopping(env: Env, mode: Mode | undefined): Pick<ServerSettings, "drainSeconds" | "stopSeconds"> {
  const defaults = stopDefaults[mode ?? "production"];
  const stopSeconds = readNumber(env, "PARLANCE_STOP_SECONDS", 86_400) ?? defaults.stopSeconds;
  const drain = readNumber(env, "PARLANCE_DRAIN_SECONDS", 86_400);
  if (drain !== undefined && drain > stopSeconds) {
    throw new StartError(
      `PARLANCE_DRAIN_SECONDS must be at most PARLANCE_STOP_SECONDS, ${stopSeconds}, not "${drain}".`,
    );
  }
  return { stopSeconds, drainSeconds: drain ?? Math.min(defaults.drainSeconds, stopSeconds) };
}

/** A server that only this machine can reach is in development mode by default. */
const readMode = (env: Env, host: string): Mode =>
  readChoice(env, "PARLANCE_MODE", ["development", "production"]) ?? (isLoopback(host) ? "development" : "production");

function readOrigin(text: string | undefined): string | undefined {
  if (!text) return undefined;
  const url = URL.parse(text);
  if (url && /^https?:$/.test(url.protocol) && `${url.origin}/` === url.href) return url.origin;
  throw new StartError(`PARLANCE_ORIGIN must be an origin such as https://api.example, not "${text}".`);
}

function readOrigins(text: string | undefined): string[] {
  return parseList(text).map((origin) => {
    if (URL.parse(origin)?.origin === origin) return origin;
    throw new StartError(`PARLANCE_CORS_ORIGINS must list origins such as https://app.example, not "${origin}".`);
  });
}

/** Networks, or single addresses. */
function readNetworks(name: string, env: Env): Network[] {
  return parseList(env[name]).map((part) => {
    const whole = part.includes(":") ? 128 : 32;
    const network = parseNetwork(part.includes("/") ? part : `${part}/${whole}`);
    if (network) return network;
    throw new StartError(`${name} must list networks such as 10.1.0.0/16, not "${part}".`);
  });
}

function readTls({ PARLANCE_TLS_CERT: certificate, PARLANCE_TLS_KEY: key }: Env): ServerSettings["tls"] {
  if (certificate && key) return { certificate, key };
  if (!certificate && !key) return undefined;
  throw new StartError("PARLANCE_TLS_CERT and PARLANCE_TLS_KEY are a pair of files; set both.");
}

function readDatabaseUrl(text: string | undefined): string | undefined {
  if (!text) return undefined;
  // The URL may contain a password, so the error does not show it.
  if (/^postgres(?:ql)?:\/\/\S+$/.test(text)) return text;
  throw new StartError("DATABASE_URL must be the URL of a PostgreSQL database: postgres://user@host:5432/name.");
}
