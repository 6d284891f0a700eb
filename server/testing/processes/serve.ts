import { runServer } from "../../src/node/run-server.ts";
import { workerFilters } from "../../src/node/threads/worker-filters.ts";

// A server with the site in a folder that is its first argument; its filters are a double when there is another, the
// seconds that they have for a file.
const [, , siteFolder = "", filterSeconds] = process.argv;
const double = () =>
  workerFilters({
    program: new URL("../filter-double.ts", import.meta.url),
    budget: { baseMs: 1000 * Number(filterSeconds), msPerMegabyte: 0 },
  });
await runServer(process.env, { siteFolder, ...(filterSeconds !== undefined && { filters: double() }) });
