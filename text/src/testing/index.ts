export { areBalanced } from "./are-balanced.ts";
export { measureGrowth } from "./growth.ts";
export { collectGarbage, liveBytes, measureMaxGrowth } from "./memory.ts";
export { seedRandom } from "./random-text.ts";
