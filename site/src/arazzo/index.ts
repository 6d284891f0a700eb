export { type ArazzoDraft, complete } from "./complete.ts";
export type { ArazzoDocument } from "./types.ts";
