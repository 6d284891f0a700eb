import { runServer } from "@openparlance/server/node";
import { awaitBuild, buildSiteIfStale } from "./site.ts";

await awaitBuild(runServer(process.env, { prepare: buildSiteIfStale }));
