export type { EditedOutput } from "./chain.ts";
export { embed, moreLocal, translateThrough } from "./chain.ts";
export { confidenceOf } from "./confidence.ts";
export type { EngineTranslation, ProviderOutput } from "./engine-translation.ts";
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
export { untilAborted } from "./request-translations.ts";
export { safeCopy, withPlaceholders } from "./safe-copy.ts";
export type { ChainSegment } from "./segment.ts";
export type { Formality, FormalRequest, Neighbors, TranslateRequest } from "./translate-request.ts";
export type { ChainTranslation } from "./translation.ts";
