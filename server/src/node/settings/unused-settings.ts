import { providerFields } from "../../providers/providers.ts";
import { listProviders, variableOf } from "./provider-settings.ts";
import type { Env } from "./read-setting.ts";

export const settingNames: ReadonlySet<string> = new Set([
  "HOST",
  "PORT",
  "DATABASE_URL",
  ...["ACCESS_KEY_ID", "SECRET_ACCESS_KEY", "SESSION_TOKEN", "REGION"].map((name) => `AWS_${name}`),
  ...[
    "MODE",
    "DATA",
    "LOG_LEVEL",
    "API_KEY",
    "TLS_CERT",
    "TLS_KEY",
    "TRUSTED_PROXIES",
    "ORIGIN",
    "CORS_ORIGINS",
    "MAX_UPLOAD_BYTES",
    "STORAGE_BYTES",
    "MAX_IMPORT_BYTES",
    "MAX_IMPORT_PAIRS",
    "ENGINE_BYTES",
    "FILTER_SECONDS",
    "WEBHOOK_NETWORKS",
    "MT",
    "MODELS_REGISTRY",
    "DRAIN_SECONDS",
    "STOP_SECONDS",
    "DATABASE_CONNECTIONS",
    "DATABASE_LOCK_SECONDS",
    "DATABASE_STATEMENT_SECONDS",
    "DATABASE_CONNECT_SECONDS",
    "MCP_READ_ONLY",
    "MCP_TOOLS",
    "MCP_URL",
    "MCP_KEY",
    "TEXT_URL",
    "TEXT_MODEL",
    "TEXT_KEY",
    "S3_BUCKET",
    "S3_KEY_ID",
    "S3_SECRET",
    "S3_REGION",
    "S3_ENDPOINT",
    "S3_PATH_STYLE",
    "S3_PREFIX",
  ].map((name) => `PARLANCE_${name}`),
  ...Object.entries(providerFields).flatMap(([kind, { required, optional }]) =>
    [...required.flat(), ...optional].map((field) => variableOf(kind, field)),
  ),
]);

/** Our variables in the environment that have no effect: misspelled ones, and those that need a missing setting. */
export function findUnusedSettings(env: Env): { variable: string; reason: string }[] {
  return Object.keys(env)
    .filter((variable) => variable.startsWith("PARLANCE_") && env[variable])
    .sort()
    .flatMap((variable) => {
      const reason = settingNames.has(variable) ? findMissingSetting(variable, env) : "unknown";
      return reason === undefined ? [] : [{ variable, reason }];
    });
}

/** The setting without which a variable has no effect; undefined when none is missing. */
function findMissingSetting(variable: string, env: Env): string | undefined {
  const [, group, kind = ""] = /^PARLANCE_(TEXT|S3|MT|MODELS$)(?:_([A-Z]+)_)?/.exec(variable) ?? [];
  if (group === "TEXT" && !env.PARLANCE_TEXT_URL) return "without PARLANCE_TEXT_URL";
  if (group === "S3" && !env.PARLANCE_S3_BUCKET) return "without PARLANCE_S3_BUCKET";
  const provider = group === "MODELS" ? "bergamot" : kind.toLowerCase();
  if (!provider || (group !== "MT" && group !== "MODELS")) return undefined;
  return listProviders(env).includes(provider) ? undefined : `without ${provider} in PARLANCE_MT`;
}
