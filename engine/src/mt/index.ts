export { AdaptiveTranslator } from "./adaptive-translator.ts";
export type { TranslationPair } from "./model.ts";
export type { Match } from "./repair.ts";
export type { RequiredTerm } from "./required-words.ts";
export type { TranslateOptions } from "./translate.ts";
export type { MachineTranslation, WordProvenance } from "./translation.ts";
