import { buildSite, endWithBuild } from "./site.ts";

await endWithBuild(buildSite());
