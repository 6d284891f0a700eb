export { type Chain, embed, moreEmbedded, translateThrough } from "./chain.ts";
export type {
  ProviderCapabilities,
  ProviderFailure,
  ProviderRequest,
  ProviderSegment,
  ProviderTranslation,
  TranslationProvider,
} from "./provider.ts";
export type { ChainSegment } from "./segment.ts";
export { filterSound, soundCopy } from "./sound.ts";
export type { ChainProvenance, ChainTranslation, Links } from "./translation.ts";
