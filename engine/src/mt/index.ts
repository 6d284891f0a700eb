export { AdaptiveTranslator } from "./adaptive-translator.ts";
export type { TranslationPair } from "./model/model.ts";
export type { Match } from "./translation/repair.ts";
export type { RequiredTerm } from "./translation/required-words.ts";
export type { TranslateOptions } from "./translation/translate.ts";
export type { MachineTranslation, WordProvenance } from "./translation/translation.ts";
