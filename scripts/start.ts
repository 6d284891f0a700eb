import { runServer } from "@openparlance/server/node";
import { buildSiteIfStale, endWithBuild } from "./site.ts";

await endWithBuild(runServer(process.env, { prepare: buildSiteIfStale }));
