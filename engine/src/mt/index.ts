export { AdaptiveTranslator } from "./adaptive-translator.ts";
export type { TranslationPair } from "./model/model.ts";
