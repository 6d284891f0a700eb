export type { NewEntry } from "./entries/entry.ts";
export { ScanningMemory } from "./scanning-memory.ts";
export { TranslationMemory } from "./translation-memory.ts";
