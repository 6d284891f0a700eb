import { formatJson, formatTable } from "../../commands/command.ts";
import { defaultRegistry } from "../models/read-registry.ts";
import { modelsFolder } from "../settings/provider-settings.ts";
import { readSettings, type ServerSettings } from "../settings/settings.ts";
import { settingNames } from "../settings/unused-settings.ts";
import type { Command } from "./command.ts";

interface EffectiveSetting {
  variable: string;
  /** The value without secrets. */
  value: string;
  source: "environment" | "default";
}

export const config: Command = {
  usage: "config [--json]",
  does: "shows the effective settings, without secrets, and where each comes from",
  async run({ options }, env) {
    const settings = findEffectiveSettings(env);
    if (options.json) return formatJson(settings);
    const rows = settings.map(({ variable, value, source }) => [variable, value, source]);
    return formatTable(["Variable", "Value", "Source"], rows);
  },
};

/** @throws StartError for an invalid setting */
export function findEffectiveSettings(env: NodeJS.ProcessEnv): EffectiveSetting[] {
  const defaults = describeDefaults(readSettings(env), modelsFolder(env));
  return [...settingNames].flatMap((variable): EffectiveSetting[] => {
    const input = env[variable];
    if (input) return [{ variable, value: withoutSecrets(variable, input), source: "environment" }];
    const value = defaults[variable];
    return value === undefined ? [] : [{ variable, value, source: "default" }];
  });
}

/** Describes the defaults. The variables of providers and of S3 have none until they are set. */
const describeDefaults = (
  { host, port, mode, dataFolder, logLevel, drainSeconds, stopSeconds, s3 }: ServerSettings,
  models: string,
): Record<string, string> => ({
  HOST: host,
  PORT: String(port),
  PARLANCE_MODE: mode,
  PARLANCE_DATA: dataFolder,
  DATABASE_URL: "SQLite in the data folder",
  PARLANCE_S3_BUCKET: "files in the data folder",
  PARLANCE_LOG_LEVEL: logLevel,
  PARLANCE_TRUSTED_PROXIES: "none",
  PARLANCE_ORIGIN: "from each request",
  PARLANCE_CORS_ORIGINS: "none",
  PARLANCE_MAX_UPLOAD_BYTES: "1 GiB",
  PARLANCE_STORAGE_BYTES: "no limit",
  PARLANCE_MAX_IMPORT_BYTES: "1 GiB",
  PARLANCE_MAX_IMPORT_PAIRS: "2000000",
  PARLANCE_ENGINE_BYTES: "1 GiB",
  PARLANCE_FILTER_SECONDS: "10",
  PARLANCE_DRAIN_SECONDS: String(drainSeconds),
  PARLANCE_STOP_SECONDS: String(stopSeconds),
  PARLANCE_WEBHOOK_NETWORKS: "none",
  PARLANCE_TEXT_URL: "the built-in generator",
  PARLANCE_MT: "the memory only",
  PARLANCE_MODELS: models,
  PARLANCE_MODELS_REGISTRY: defaultRegistry,
  PARLANCE_TLS_CERT: "plain HTTP",
  PARLANCE_MCP_READ_ONLY: "false",
  PARLANCE_MCP_TOOLS: "all",
  ...(s3 && { PARLANCE_S3_REGION: s3.region, PARLANCE_S3_ENDPOINT: s3.endpoint }),
  ...(s3 && { PARLANCE_S3_PATH_STYLE: String(s3.isPathStyle) }),
});

/** Removes keys completely, and the username, password, and query of URLs. */
function withoutSecrets(variable: string, value: string): string {
  if (/(?:_KEY|_KEY_ID|_SECRET|_TOKEN)$/.test(variable) && variable !== "PARLANCE_TLS_KEY") return "(set, not shown)";
  const url = /^[a-z]+:\/\//.test(value) ? URL.parse(value) : null;
  if (!url) return value;
  return `${url.protocol}//${url.host}${url.pathname === "/" ? "" : url.pathname}`;
}
