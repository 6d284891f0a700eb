export { leaflet } from "./harbour.ts";
export { tmxOf } from "./memories.ts";
export { openTestServer } from "./test-server.ts";
