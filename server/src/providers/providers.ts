import type { TranslationProvider } from "@openparlance/engine";
import type { Clock } from "../core/environment.ts";
import { apertium } from "./apertium.ts";
import { deepl, type GlossaryServices } from "./deepl.ts";
import { google, googleAdvanced } from "./google.ts";
import type { ServiceAccount } from "./google-access.ts";
import { libreTranslate } from "./libre-translate.ts";
import { microsoft } from "./microsoft.ts";
import { openAi, type TokenCount } from "./open-ai.ts";
import type { Fetch } from "./request.ts";

/** The configuration of a provider; each kind has a key, a URL or both. */
export interface ProviderConfig {
  kind: ProviderKind;
  url?: string;
  key?: string;
  model?: string;
  /** The price of a million tokens of the request and of the response, in any currency: `0.15/0.60`. */
  price?: string;
  region?: string;
  /** A language model that a resource of Microsoft deploys. */
  deployment?: string;
  /** The key file of a service account of Google, which is required for Advanced. */
  credentials?: string;
  /** The location of Google's Advanced edition. */
  location?: string;
  /** The ID of a list of style rules in the account of DeepL. */
  style?: string;
  /** The ID of a translation memory in the account of DeepL. */
  memory?: string;
  /** The folder of the models that translate on this machine. */
  models?: string;
}

export type ProviderKind = keyof typeof providerFields;

type Field = Exclude<keyof ProviderConfig, "kind">;

/** The fields of each kind: required ones, lists of which one field is required, and optional ones. */
export const providerFields = {
  openai: { required: ["url", "model"], optional: ["key", "price"] },
  libretranslate: { required: ["url"], optional: ["key"] },
  apertium: { required: ["url"], optional: [] },
  deepl: { required: ["key"], optional: ["style", "memory", "url"] },
  google: { required: [["key", "credentials"]], optional: ["location", "url"] },
  microsoft: { required: ["key"], optional: ["region", "deployment", "url"] },
  bergamot: { required: [], optional: ["models"] },
} as const satisfies Record<string, { required: readonly (Field | readonly Field[])[]; optional: readonly Field[] }>;

export interface ProviderServices {
  fetch: Fetch;
  clock: Clock;
  openModels(folder: string): TranslationProvider;
  glossaries?: GlossaryServices;
  /** Receives the tokens that a provider of this kind used for an organization. */
  count?(kind: ProviderKind, tokens: TokenCount, organizationId: number | undefined): void;
}

export function openProvider(config: ProviderConfig, services: ProviderServices): TranslationProvider {
  const { fetch, clock, openModels, glossaries, count } = services;
  const { kind, key = "", url = "", model = "", region, deployment, models = "", style, memory } = config;
  const { credentials, location = "us-central1" } = config;
  const address = url && { url };
  const open: Record<ProviderKind, () => TranslationProvider> = {
    openai: () => openAi({ url, model, ...(key && { key }) }, fetch, (...counted) => count?.(kind, ...counted)),
    libretranslate: () => libreTranslate({ url, ...(key && { key }) }, fetch),
    apertium: () => apertium({ url }, fetch),
    deepl: () => deepl({ key, styleId: style, memory, ...address }, fetch, glossaries),
    google: () =>
      credentials === undefined
        ? google({ key, ...address }, fetch)
        : googleAdvanced({ account: readAccount(credentials), location, ...address }, fetch, clock),
    microsoft: () => microsoft({ key, region, deployment, ...address }, fetch),
    bergamot: () => openModels(models),
  };
  return open[kind]();
}

/** @throws Error when the text isn't the key file of a service account */
export function readAccount(text: string): ServiceAccount {
  const file = JSON.parse(text);
  const account = {
    project: file.project_id,
    email: file.client_email,
    privateKey: file.private_key,
    tokenUrl: file.token_uri,
  };
  if (Object.values(account).every((value) => typeof value === "string" && value !== "")) return account;
  throw new Error("A key file of a service account has project_id, client_email, private_key and token_uri.");
}
