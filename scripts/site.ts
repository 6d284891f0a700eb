import { join } from "node:path";
import { type BuiltFolder, isFresh, rebuild } from "./build-folder.ts";
import { root, run } from "./run.ts";

const site: BuiltFolder = {
  inputs: [
    "api",
    "text",
    "engine",
    "filters",
    "client",
    "server",
    "sandbox",
    "site",
    "package.json",
    "package-lock.json",
  ].map((path) => join(root, path)),
  settings: { SITE_URL: process.env.SITE_URL ?? "", BASE_PATH: process.env.BASE_PATH ?? "" },
  output: join(root, "site/dist"),
  workshop: join(root, "site/.cache/builds"),
  stamp: join(root, "site/.cache/dist-stamp"),
  prepare: () => succeed("node", ["api/gen/gen.ts"]),
  // Astro's command line prints every line or none. Only a warning shows that a page has lost its route.
  make: (folder) => succeed("node", ["--input-type=module", "--eval", astroBuild, folder]),
};

const astroBuild = `
  import { build } from "astro";
  await build({ root: "site", outDir: process.argv[1], logLevel: "warn" });
`;

/** The build has already printed the reason. */
class BuildError extends Error {}

async function succeed(command: string, args: string[]): Promise<void> {
  if (!(await run(command, args))) throw new BuildError("The site wasn't built; see the reason above.");
}

/** Waits for a program that builds the site. A failed build prints no stack. */
export async function awaitBuild(program: Promise<unknown>): Promise<void> {
  await program.catch((error) => {
    if (!(error instanceof BuildError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  });
}

export const buildSite = (): Promise<void> => build(site);

/** @param isGenerated whether generated inputs are up to date, or another check reports it when they aren't */
export async function buildSiteIfStale({ isGenerated = false } = {}): Promise<void> {
  if (await isFresh(site)) return;
  console.log("… Building the site, because its sources changed or it was never built");
  const { prepare: _, ...generated } = site;
  await build(isGenerated ? generated : site);
}

async function build(built: BuiltFolder): Promise<void> {
  const startedAt = performance.now();
  await rebuild(built);
  console.log(`Built site/dist in ${((performance.now() - startedAt) / 1000).toFixed(1)} s.`);
}
