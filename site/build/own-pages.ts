import { mkdir, rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";

/**
 * Astro's staging route for the pages of the site's own routes. If another page or a file of `public/` had the same
 * route, Astro would not build the page, without a message.
 */
const stagingRoute = "/_pages";

/** The routes of these pages for Astro. In development, it serves them at their final routes. */
export function listOwnRoutes(command: string): { pattern: string; entrypoint: string }[] {
  const below = command === "build" ? stagingRoute : "";
  return [
    { pattern: `${below}/[...path]`, entrypoint: "./src/layout/docs-page.astro" },
    { pattern: `${below}/api`, entrypoint: "./src/layout/reference-page.astro" },
  ];
}

/** Moves these pages to their routes. Any other file at such a route is removed. */
export async function placeOwnPages(folder: string, routes: readonly string[]): Promise<void> {
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
