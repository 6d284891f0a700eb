import { attackParts, benchAttacks } from "./attacks/bench-attacks.ts";
import { benchEngine } from "./engine/bench-engine.ts";
import { benchFilters, filterParts } from "./filters/bench-filters.ts";
import { benchNeighbors, neighborParts } from "./neighbors/bench-neighbors.ts";
import { benchPeers } from "./peers/bench-peers.ts";
import { benchQuality } from "./quality/bench-quality.ts";
import { texts } from "./quality/texts.ts";
import { benchReference } from "./reference/bench-reference.ts";
import { benchScale, scaleParts } from "./scale/bench-scale.ts";
import { benchServer, serverParts } from "./server/bench-server.ts";
import { benchSite } from "./site/bench-site.ts";

/** What a bench can measure on its own: `npm run bench -- server/memory filters/xml`. */
const partsOf: Record<string, object> = {
  attacks: attackParts,
  filters: filterParts,
  neighbors: neighborParts,
  quality: texts,
  scale: scaleParts,
  server: serverParts,
};

/** `npm run bench` runs all of them but those of {@link namedOnly}, `npm run bench -- site` one, with parts only those. */
const benches: Record<string, (parts?: readonly string[]) => Promise<boolean>> = {
  site: benchSite,
  reference: benchReference,
  peers: benchPeers,
  engine: benchEngine,
  quality: benchQuality,
  filters: benchFilters,
  server: benchServer,
  neighbors: benchNeighbors,
  attacks: benchAttacks,
  scale: benchScale,
};
/** Benches that take so much of the machine that they run only when they are named. */
const namedOnly = ["scale"];

const names = Object.keys(benches).flatMap((name) => [
  name,
  ...Object.keys(partsOf[name] ?? {}).map((part) => `${name}/${part}`),
]);
const requests = process.argv.slice(2);
const unknown = requests.filter((name) => !names.includes(name));
if (unknown.length > 0) {
  console.error(`No bench is called ${unknown.join(", ")}; there is ${names.join(", ")}.`);
  process.exit(1);
}
for (const [name, bench] of Object.entries(benches)) {
  const parts = requests.filter((it) => it.startsWith(`${name}/`)).map((it) => it.slice(name.length + 1));
  const isWanted = requests.length > 0 ? requests.includes(name) || parts.length > 0 : !namedOnly.includes(name);
  if (!isWanted) continue;
  if (!(await (parts.length > 0 ? bench(parts) : bench()))) process.exitCode = 1;
}
