export { AdaptiveTranslator } from "./adaptive-translator.ts";
export type { Pair } from "./model.ts";
export type { Match } from "./repair.ts";
export type { RequiredTerm, TranslateOptions } from "./translate.ts";
export type { MachineTranslation, WordProvenance } from "./translation.ts";
