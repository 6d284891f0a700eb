import type { MDXInstance } from "astro";
import { type CategoryEntry, isCategory, type SidebarEntry, sidebar } from "./sidebar.ts";

export type Guide = MDXInstance<{ title: string; description: string }>;

export interface DocsPage {
  route: string;
  title: string;
  description: string;
  /** The categories around the page, outermost first. */
  parents: readonly CategoryEntry[];
  /** Undefined for a guide. */
  category?: CategoryEntry;
}

const files = import.meta.glob<Guide>("./**/*.mdx", { eager: true });

/** The guides by route, which is the path of the file. */
export const guides: ReadonlyMap<string, Guide> = new Map(
  Object.entries(files).map(([path, guide]) => [toRoute(path), guide]),
);

export const docsPages: readonly DocsPage[] = flatten(sidebar, []);

for (const route of guides.keys()) {
  if (!docsPages.some((page) => page.route === route)) {
    throw new Error(`The guide ${route} is not in docs/sidebar.ts, so no reader would find it.`);
  }
}

export function docsPage(route: string): DocsPage {
  const page = docsPages.find((candidate) => candidate.route === route);
  if (!page) throw new Error(`No documentation page has the route ${route}.`);
  return page;
}

/** Includes the parents of a category, because one of its guides may have the same title. */
export const fullTitle = ({ title, parents, category }: DocsPage): string =>
  category ? [...parents, category].map((step) => step.title).join(": ") : title;

function toRoute(path: string): string {
  return path.replace(/^\.(.*)\.mdx$/, "$1").replace(/^\/index$/, "/");
}

function flatten(entries: readonly SidebarEntry[], parents: readonly CategoryEntry[]): DocsPage[] {
  return entries.flatMap((entry): DocsPage[] => {
    if (!isCategory(entry)) {
      const guide = guides.get(entry.route);
      if (!guide) throw new Error(`docs/sidebar.ts names ${entry.route}, but no such guide exists.`);
      const { title, description } = guide.frontmatter;
      return [{ route: entry.route, title, description, parents }];
    }
    const { route, title, description, children } = entry;
    return [{ route, title, description, parents, category: entry }, ...flatten(children, [...parents, entry])];
  });
}
