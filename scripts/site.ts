import { join } from "node:path";
import { type BuiltFolder, isFresh, rebuild } from "./build-folder.ts";
import { root, run } from "./run.ts";

const site: BuiltFolder = {
  inputs: [
    ...["api", "text", "engine", "filters", "client", "server", "sandbox", "site"],
    ...["package.json", "package-lock.json"],
  ].map((path) => join(root, path)),
  settings: { SITE_URL: process.env.SITE_URL ?? "", BASE_PATH: process.env.BASE_PATH ?? "" },
  output: join(root, "site/dist"),
  workshop: join(root, "site/.cache/builds"),
  stamp: join(root, "site/.cache/dist-stamp"),
  prepare: () => succeed("node", ["api/gen/gen.ts"]),
  // The command line has no level between all and nothing, and only Astro's log shows that a page lost its route.
  make: (folder) => succeed("node", ["--input-type=module", "--eval", astroBuild, folder]),
};

const astroBuild = `
  import { build } from "astro";
  await build({ root: "site", outDir: process.argv[1], logLevel: "warn" });
`;

/** The build failed and its own messages are above. */
export class BuildError extends Error {}

async function succeed(command: string, args: string[]): Promise<void> {
  if (!(await run(command, args))) throw new BuildError();
}

export async function buildSite(): Promise<void> {
  const startedAt = performance.now();
  await rebuild(site);
  console.log(`Built site/dist in ${((performance.now() - startedAt) / 1000).toFixed(1)} s.`);
}

export async function buildSiteIfStale(): Promise<void> {
  if (await isFresh(site)) return;
  console.log("… Building the site, because its sources changed or it was never built");
  await buildSite();
}
