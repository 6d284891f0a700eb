export { AdaptiveTranslator } from "./adaptive-translator.ts";
export type { TranslationPair } from "./model/model.ts";
export { SpanOptions } from "./options/option.ts";
export { JoinedTranslation } from "./translation/joined-translation.ts";
export type { Match } from "./translation/repair.ts";
