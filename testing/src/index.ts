export { startParlance } from "./start-parlance.ts";
export type * from "./types.ts";
