import { parseArgs } from "node:util";
import { engineBench } from "./engine/bench-engine.ts";
import { filterBench } from "./filters/bench-filters.ts";
import { createNeighborBench } from "./neighbors/bench-neighbors.ts";
import { peersBench } from "./peers/bench-peers.ts";
import { qualityBench } from "./quality/bench-quality.ts";
import { referenceBench } from "./reference/bench-reference.ts";
import { type Bench, runBench } from "./report.ts";
import { scaleBench } from "./scale/bench-scale.ts";
import { serverBench } from "./server/bench-server.ts";
import { siteBench } from "./site/bench-site.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { minutes: { type: "string", default: "2" } },
});

/**
 * `npm run bench` runs all except {@link namedOnly}, `npm run bench -- site` one, and
 * `npm run bench -- server/start filters/xml` parts. `npm run bench -- neighbors/mixed --minutes 60` takes an hour.
 */
const benches: Record<string, Bench> = {
  site: siteBench,
  reference: referenceBench,
  peers: peersBench,
  engine: engineBench,
  quality: qualityBench,
  filters: filterBench,
  server: serverBench,
  neighbors: createNeighborBench(Number(values.minutes)),
  scale: scaleBench,
};
/** These benches use most of the machine, so they run only by name. */
const namedOnly = ["scale"];

const names = Object.entries(benches).flatMap(([name, { parts }]) => [
  name,
  ...Object.keys(parts).map((part) => `${name}/${part}`),
]);
const unknown = positionals.filter((name) => !names.includes(name));
if (unknown.length > 0) {
  console.error(`No bench is called ${unknown.join(", ")}; there is ${names.join(", ")}.`);
  process.exit(1);
}
for (const [name, bench] of Object.entries(benches)) {
  const parts = positionals.filter((it) => it.startsWith(`${name}/`)).map((it) => it.slice(name.length + 1));
  const isWanted = positionals.length > 0 ? positionals.includes(name) || parts.length > 0 : !namedOnly.includes(name);
  if (isWanted && !(await runBench(name, bench, parts))) process.exitCode = 1;
}
