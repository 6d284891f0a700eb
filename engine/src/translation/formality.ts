import type { TranslationProvider } from "./provider.ts";
import type { Formality, FormalRequest } from "./translate-request.ts";

/** The providers with a formality in each of their requests. */
export function withFormality(
  providers: readonly TranslationProvider[],
  formality: Formality | undefined,
): readonly TranslationProvider[] {
  if (formality === undefined) return providers;
  return providers.map((provider) => ({
    name: provider.name,
    capabilities: provider.capabilities,
    translate: (request, signal) => provider.translate({ ...request, formality } as FormalRequest, signal),
  }));
}
