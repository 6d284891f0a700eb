export type { ArazzoDocument } from "@openparlance/api/arazzo";
export { type ArazzoDraft, complete } from "./complete.ts";
