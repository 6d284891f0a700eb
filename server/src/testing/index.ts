export { leaflet } from "./job-fixture.ts";
export { tmxOf } from "./memories.ts";
export { openTestServer } from "./test-server.ts";
