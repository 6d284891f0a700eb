export type { Context, NewEntry } from "./entries/entry.ts";
export { contextPrints } from "./entries/row.ts";
export { TranslationMemory } from "./translation-memory.ts";
