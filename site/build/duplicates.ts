import { isCategory, type SidebarEntry } from "../src/docs/sidebar.ts";
import type { Problem } from "./judge-build.ts";
import { toRoute } from "./pages.ts";

/** A file below the folder of the site, and its route. */
export interface RouteSource {
  file: string;
  route: string;
}

interface PageRoute {
  /** Such as `src/pages/quickstart.astro`. */
  entrypoint: string;
  /** Such as `/quickstart` or `/[slug]`. */
  pattern: string;
  params: readonly string[];
  origin: string;
}

export function listGuideSources(sidebar: readonly SidebarEntry[]): RouteSource[] {
  return sidebar.flatMap((entry): RouteSource[] => {
    const { route } = entry;
    if (!isCategory(entry)) return [{ route, file: `src/docs${route === "/" ? "/index" : route}.mdx` }];
    return [{ route, file: "src/docs/sidebar.ts" }, ...listGuideSources(entry.children)];
  });
}

/** A page without parameters counts even if Astro built another page at its route. @param built files by pattern */
export const listPageSources = (routes: readonly PageRoute[], built: ReadonlyMap<string, readonly string[]>) =>
  routes
    .filter(({ origin }) => origin === "project")
    .flatMap(({ entrypoint: file, pattern, params }): RouteSource[] => {
      if (params.length === 0) return [{ file, route: pattern }];
      return (built.get(pattern) ?? []).map((builtFile) => ({ file, route: toRoute(builtFile) }));
    });

/** @param files below `public/` */
export const listPublicSources = (files: readonly string[]): RouteSource[] =>
  files.map((file) => ({ file: `public/${file}`, route: toRoute(file) }));

export function checkDuplicates(sources: readonly RouteSource[]): Problem[] {
  const seen = new Map<string, string>();
  return sources.flatMap(({ file, route }): Problem[] => {
    const key = route.replace(/(.)\/$/, "$1");
    const first = seen.get(key);
    if (first === undefined) seen.set(key, file);
    return first === undefined
      ? []
      : [{ severity: "warning", page: file, message: `has the route ${key} a second time, after ${first}` }];
  });
}
