export { firefoxTiny, makeRandomModel } from "./bergamot-model.ts";
export { leaflet } from "./job-fixture.ts";
export { buildTmx } from "./memories.ts";
export { openTestServer } from "./test-server.ts";
