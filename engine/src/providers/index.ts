export { type Chain, embeddedOf, moreEmbedded, translateThrough } from "./chain.ts";
export type {
  ProviderCapabilities,
  ProviderFailure,
  ProviderRequest,
  ProviderSegment,
  ProviderTranslation,
  TranslationProvider,
} from "./provider.ts";
export type { ChainSegment } from "./segment.ts";
export { soundCopy, soundOf } from "./sound.ts";
export type { ChainProvenance, ChainTranslation, Links } from "./translation.ts";
