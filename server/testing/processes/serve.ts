import { runServer } from "../../src/node/run-server.ts";
import { workerFilters } from "../../src/node/workers/worker-filters.ts";

// A server with the site in the folder of its first argument. A second argument replaces the filters by a double with
// this limit in seconds per file.
const [, , siteFolder = "", filterSeconds] = process.argv;
const double = () =>
  workerFilters({
    program: new URL("../filter-double.ts", import.meta.url),
    maxHeapMegabytes: 64,
    budget: { baseMs: 1000 * Number(filterSeconds), msPerMegabyte: 0 },
  });
await runServer(process.env, { siteFolder, ...(filterSeconds !== undefined && { filters: double() }) });
