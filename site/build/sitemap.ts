import { execFile } from "node:child_process";
import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { escapeHtml } from "./html.ts";
import { buildUrl, type SiteAddress } from "./pages.ts";

/** @param changedOn route → day of its last change, `2025-03-10` */
export function sitemap(changedOn: ReadonlyMap<string, string>, location: SiteAddress): string {
  const entries = [...changedOn].map(
    ([route, day]) => `  <url><loc>${escapeHtml(buildUrl(location, route))}</loc><lastmod>${day}</lastmod></url>\n`,
  );
  const open = '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">';
  return `<?xml version="1.0" encoding="UTF-8"?>\n${open}\n${entries.join("")}</urlset>\n`;
}

export const robots = (location: SiteAddress): string =>
  `User-agent: *\nAllow: /\n\nSitemap: ${buildUrl(location, "/sitemap.xml")}\n`;

/** Paths in the repository. */
export function listSources(route: string): string[] {
  if (route === "/api/")
    return ["api/description", "api/data", "site/src/reference", "site/src/layout/reference-page.astro"];
  if (route.startsWith("/category/")) return ["site/src/docs/sidebar.ts"];
  const path = route === "/" ? "/index" : route;
  const home = route === "/" ? ["site/src/shell/home"] : [];
  return [`site/src/docs${path}.mdx`, `site/src/samples/${path.slice(path.lastIndexOf("/") + 1)}`, ...home];
}

/** The day of the last commit that changed one of the files; without git, of the newest file. */
export async function lastChange(repository: string, sources: readonly string[]): Promise<string> {
  const inGit = await promisify(execFile)("git", ["log", "-1", "--format=%cs", "--", ...sources], { cwd: repository })
    .then(({ stdout }) => stdout.trim())
    .catch(() => "");
  if (inGit) return inGit;
  const times = await Promise.all(sources.map((source) => youngest(join(repository, source))));
  return new Date(Math.max(...times)).toISOString().slice(0, 10);
}

/** The last change of a file, or in a folder, in Unix ms; 0 for a missing file. */
async function youngest(path: string): Promise<number> {
  const stats = await stat(path).catch(() => undefined);
  if (!stats?.isDirectory()) return stats?.mtimeMs ?? 0;
  const names = await readdir(path);
  return Math.max(0, ...(await Promise.all(names.map((name) => youngest(join(path, name))))));
}
