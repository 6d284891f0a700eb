export { leaflet } from "./job-fixture.ts";
export { buildTmx } from "./memories.ts";
export { openTestServer } from "./test-server.ts";
