import { mkdir, rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";

/** Where Astro builds the site's own routes: it silently skips a route that another page or a public file has. */
const stagingRoute = "/_pages";

/** Astro's routes of the site's own pages: in a build, those below the staging route. */
export function listOwnRoutes(command: string): { pattern: string; entrypoint: string }[] {
  const below = command === "build" ? stagingRoute : "";
  return [
    { pattern: `${below}/[...path]`, entrypoint: "./src/layout/docs-page.astro" },
    { pattern: `${below}/api`, entrypoint: "./src/layout/reference-page.astro" },
  ];
}

/** Moves the pages to their routes, and removes all other files at these routes. */
export async function moveStagedPages(folder: string, routes: readonly string[]): Promise<void> {
  for (const route of new Set(routes)) {
    const bare = route.replace(/\/$/, "");
    if (bare) await removeOthers(join(folder, bare));
    const location = join(folder, route.endsWith("/") ? `${route}index.html` : `${route}.html`);
    await mkdir(dirname(location), { recursive: true });
    await rename(join(folder, `${stagingRoute}${bare}.html`), location);
  }
  await rm(join(folder, stagingRoute), { recursive: true, force: true });
}

async function removeOthers(path: string): Promise<void> {
  const stats = await stat(path).catch(() => undefined);
  if (stats?.isFile()) await rm(path);
  for (const ending of [".html", "/index.html"]) await rm(path + ending, { force: true });
}
