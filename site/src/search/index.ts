export { SearchEngine } from "./engine.ts";
export { group } from "./groups.ts";
export { unpackRecords } from "./record.ts";
