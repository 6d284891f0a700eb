import type { TranslationProvider } from "@openparlance/engine";
import { apertium } from "./apertium.ts";
import { deepl, type GlossaryServices } from "./deepl.ts";
import { google } from "./google.ts";
import { libreTranslate } from "./libre-translate.ts";
import { microsoft } from "./microsoft.ts";
import { openAi, type TokenCount } from "./open-ai.ts";
import type { Fetch } from "./request.ts";

/** What a provider is configured with; each kind has a key, an address or both. */
export interface ProviderConfig {
  kind: ProviderKind;
  url?: string;
  key?: string;
  /** Of OpenAI-compatible services. */
  model?: string;
  /** For a million tokens of the request and of the response, in any currency: `0.15/0.60`. */
  price?: string;
  /** Of Microsoft's resources. */
  region?: string;
  /** Folder of the models that translate here. */
  models?: string;
}

export type ProviderKind = keyof typeof providerFields;

type Field = Exclude<keyof ProviderConfig, "kind">;

/** What each kind cannot do without, and what else it takes. */
export const providerFields = {
  openai: { needs: ["url", "model"], takes: ["key", "price"] },
  libretranslate: { needs: ["url"], takes: ["key"] },
  apertium: { needs: ["url"], takes: [] },
  deepl: { needs: ["key"], takes: ["url"] },
  google: { needs: ["key"], takes: ["url"] },
  microsoft: { needs: ["key"], takes: ["region", "url"] },
  bergamot: { needs: [], takes: ["models"] },
} as const satisfies Record<string, { needs: readonly Field[]; takes: readonly Field[] }>;

/** Where providers find what they need. */
export interface ProviderServices {
  fetch: Fetch;
  openModels(folder: string): TranslationProvider;
  /** For providers that keep glossaries; without, none are created. */
  glossaries?: GlossaryServices;
  /** Receives the tokens that a provider of this kind used for an organization. */
  count?(kind: ProviderKind, tokens: TokenCount, organizationId: number | undefined): void;
}

/** The provider of a configuration that has what its kind needs. */
export function openProvider(
  config: ProviderConfig,
  { fetch, openModels, glossaries, count }: ProviderServices,
): TranslationProvider {
  const { kind, key = "", url = "", model = "", region, models = "" } = config;
  const location = url && { url };
  const open: Record<ProviderKind, () => TranslationProvider> = {
    openai: () => openAi({ url, model, ...(key && { key }) }, fetch, (...counted) => count?.(kind, ...counted)),
    libretranslate: () => libreTranslate({ url, ...(key && { key }) }, fetch),
    apertium: () => apertium({ url }, fetch),
    deepl: () => deepl({ key, ...location }, fetch, glossaries),
    google: () => google({ key, ...location }, fetch),
    microsoft: () => microsoft({ key, region, ...location }, fetch),
    bergamot: () => openModels(models),
  };
  return open[kind]();
}
