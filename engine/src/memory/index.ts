export type { Context, Entry, NewEntry } from "./entries/entry.ts";
export { MemoryError, type MemoryFault } from "./entries/errors.ts";
export { ScanningMemory } from "./scanning-memory.ts";
export { type LookUpOptions, type MemoryMatch, TranslationMemory } from "./translation-memory.ts";
