export { draw, pick, type Random, randomFrom } from "./random.ts";
export { ScanningMemory } from "./scanning-memory.ts";
