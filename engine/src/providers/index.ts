export type { EditedOutput } from "./chain.ts";
export { embed, moreEmbedded, translateThrough } from "./chain.ts";
export type {
  ProviderFailure,
  ProviderRequest,
  ProviderSegment,
  ProviderTranslation,
  TranslationProvider,
} from "./provider.ts";
export type { ChainSegment } from "./segment.ts";
export { filterSound, soundCopy } from "./sound.ts";
export type { ChainTranslation } from "./translation.ts";
