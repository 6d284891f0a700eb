export { SearchEngine } from "./engine.ts";
export { grouped } from "./groups.ts";
export { unpackRecords } from "./record.ts";
