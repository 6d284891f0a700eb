export { untilAborted } from "./ask.ts";
export type { EditedOutput } from "./chain.ts";
export { embed, moreEmbedded, translateThrough } from "./chain.ts";
export { confidenceOf } from "./confidence.ts";
export { fallBack } from "./fall-back.ts";
export type {
  ProviderFailure,
  ProviderRequest,
  ProviderSegment,
  ProviderTerm,
  ProviderTranslation,
  TermbaseVersion,
  TranslationProvider,
} from "./provider.ts";
export { Reliability } from "./reliability.ts";
export type { ChainSegment } from "./segment.ts";
export { filterSound, soundCopy } from "./sound.ts";
export type { ChainTranslation } from "./translation.ts";
