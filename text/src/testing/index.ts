export { areBalanced } from "./are-balanced.ts";
export { measureGrowth } from "./growth.ts";
