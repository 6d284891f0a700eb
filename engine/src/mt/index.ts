export { AdaptiveTranslator } from "./adaptive-translator.ts";
export type { TranslationPair } from "./model/model.ts";
export { joinConfidence } from "./translation/confidence.ts";
