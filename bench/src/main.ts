import { benchEngine } from "./engine/bench-engine.ts";
import { benchFilters } from "./filters/bench-filters.ts";
import { benchPeers } from "./peers/bench-peers.ts";
import { benchReference } from "./reference/bench-reference.ts";
import { benchSandbox } from "./sandbox/bench-sandbox.ts";
import { benchServer } from "./server/bench-server.ts";
import { benchSite } from "./site/bench-site.ts";
import { benchText } from "./text/bench-text.ts";
import { benchUploads } from "./uploads/bench-uploads.ts";

/** `npm run bench` runs all of them, `npm run bench -- site` one. */
const benches: Record<string, () => Promise<boolean>> = {
  site: benchSite,
  reference: benchReference,
  peers: benchPeers,
  sandbox: benchSandbox,
  engine: benchEngine,
  filters: benchFilters,
  server: benchServer,
  uploads: benchUploads,
  text: benchText,
};

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in benches));
if (unknown.length > 0) {
  console.error(`No bench is called ${unknown.join(", ")}; there is ${Object.keys(benches).join(", ")}.`);
  process.exit(1);
}
for (const [name, bench] of Object.entries(benches)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  if (!(await bench())) process.exitCode = 1;
}
