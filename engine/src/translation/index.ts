export { confidenceOf } from "./confidence.ts";
export type { EngineTranslation, ProviderOutput } from "./engine-translation.ts";
export type {
  Formality,
  Neighbors,
  ProviderRequest,
  ProviderSegment,
  ProviderTerm,
  ProviderTranslation,
  TermbaseVersion,
  TranslationProvider,
} from "./provider.ts";
export { Reliability } from "./reliability.ts";
export { untilAborted } from "./request-translations.ts";
export { SegmentTranslation } from "./segment-translation.ts";
export type { TranslateRequest } from "./translate-request.ts";
export type { LinkedTranslation } from "./translation.ts";
