export type { Context, Entry, NewEntry } from "./entry.ts";
export { MemoryError, type MemoryFault } from "./errors.ts";
export { ScanningMemory } from "./scanning-memory.ts";
export { type LookUpOptions, type MemoryMatch, TranslationMemory } from "./translation-memory.ts";
