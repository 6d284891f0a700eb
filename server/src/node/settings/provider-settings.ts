import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { OpenAiOptions } from "../../providers/open-ai.ts";
import { type ProviderConfig, type ProviderKind, providerFields, readAccount } from "../../providers/providers.ts";
import { defaultFolders } from "../default-folders.ts";
import { readPrice } from "../metrics/provider-metrics.ts";
import { modelsIn } from "../models/bergamot-models.ts";
import { defaultRegistry } from "../models/read-registry.ts";
import { StartError } from "../start-error.ts";
import { type Env, parseList } from "./read-setting.ts";

/**
 * The machine translation providers in `PARLANCE_MT`, in the order in which they are queried. Each one has its own
 * variables: `PARLANCE_MT_DEEPL_KEY`, `PARLANCE_MT_OPENAI_URL` …; the models of Bergamot are in `PARLANCE_MODELS`.
 * `check` runs a function that throws a StartError for a provider without a required field.
 */
export function readProviders(env: Env, check: <T>(read: () => T) => T): ProviderConfig[] {
  const kinds = Object.keys(providerFields).join(", ");
  return listProviders(env).map((kind) =>
    check(() => {
      if (!isKind(kind)) throw new StartError(`PARLANCE_MT must list some of ${kinds}, not "${kind}".`);
      return readProvider(kind, env);
    }),
  );
}

export const listProviders = ({ PARLANCE_MT: kinds }: Env): string[] => parseList(kinds?.toLowerCase());

const isKind = (kind: string): kind is ProviderKind => Object.hasOwn(providerFields, kind);

/** `PARLANCE_MT_DEEPL_KEY` */
export const variableOf = (kind: string, field: string): string =>
  field === "models" ? "PARLANCE_MODELS" : `PARLANCE_MT_${kind}_${field}`.toUpperCase();

export const dataFolder = (env: Env): string => env.PARLANCE_DATA || defaultFolders.data;

export const modelsFolder = (env: Env): string => env.PARLANCE_MODELS || join(dataFolder(env), "models");

/** The URL of the registry of models, without a slash at the end. @throws StartError */
export const modelsRegistry = (env: Env): string =>
  readUrl("PARLANCE_MODELS_REGISTRY", env.PARLANCE_MODELS_REGISTRY || defaultRegistry);

function readProvider(kind: ProviderKind, env: Env): ProviderConfig {
  const { required, optional } = providerFields[kind];
  const fields = [...required.flat(), ...optional].flatMap((field): [string, string][] => {
    const variable = variableOf(kind, field);
    const value = field === "models" ? modelsFolder(env) : env[variable];
    return value ? [[field, readField(field, variable, value)]] : [];
  });
  const config: ProviderConfig = { kind, ...Object.fromEntries(fields) };
  const missing = required.map((each) => [each].flat()).find((each) => each.every((key) => config[key] === undefined));
  if (missing) {
    const variables = missing.map((field) => variableOf(kind, field)).join(" or ");
    throw new StartError(`PARLANCE_MT lists ${kind}, which needs ${variables}.`);
  }
  if (config.models !== undefined) modelsIn(config.models);
  if (config.price !== undefined && !readPrice(config.price)) {
    throw new StartError(`${variableOf(kind, "price")} must be two prices such as 0.15/0.60, not "${config.price}".`);
  }
  return config;
}

function readField(field: string, variable: string, value: string): string {
  if (field === "url") return readUrl(variable, value);
  return field === "credentials" ? readKeyFile(variable, value) : value;
}

function readKeyFile(variable: string, path: string): string {
  try {
    const text = readFileSync(path, "utf8");
    readAccount(text);
    return text;
  } catch (cause) {
    throw new StartError(`${variable} must be the path of a service account's key file in JSON.`, { cause });
  }
}

/** The text provider of Create; undefined to use the built-in writer. @throws StartError */
export function readTextProvider(env: Env): OpenAiOptions | undefined {
  const { PARLANCE_TEXT_URL: url, PARLANCE_TEXT_MODEL: model, PARLANCE_TEXT_KEY: key } = env;
  if (!url) return undefined;
  if (!model) throw new StartError("PARLANCE_TEXT_URL needs PARLANCE_TEXT_MODEL, the name of the model to use there.");
  return { url: readUrl("PARLANCE_TEXT_URL", url), model, ...(key && { key }) };
}

/** A URL without a slash at the end. URLs may contain a password, so errors don't show them. */
function readUrl(name: string, text: string): string {
  const url = URL.parse(text);
  if (url && /^https?:$/.test(url.protocol)) return text.replace(/(?<!\/)\/+$/, "");
  throw new StartError(`${name} must be an http or https URL.`);
}
