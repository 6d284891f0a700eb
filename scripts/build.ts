import { awaitBuild, buildSite } from "./site.ts";

await awaitBuild(buildSite());
