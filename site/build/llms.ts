import type { ListedFile } from "../src/docs/page-files.ts";
import { twinFile } from "../src/docs/page-files.ts";
import { isCategory, type SidebarEntry } from "../src/docs/sidebar.ts";
import { buildUrl, type SiteAddress } from "./pages.ts";

/** A page as the lists for language models show it. */
export interface Twin {
  route: string;
  title: string;
  description: string;
  markdown: string;
}

interface Index {
  title: string;
  summary: string;
  sidebar: readonly SidebarEntry[];
  /** By route. */
  twins: ReadonlyMap<string, Twin>;
  /** The files of the reference. */
  pieces?: readonly ListedFile[];
  place: SiteAddress;
}

/** `/llms.txt` as llmstxt.org describes it: title, summary, and a section of links for each part of the site. */
export function llmsIndex({ title, summary, sidebar, twins, pieces = [], place }: Index): string {
  const link = (route: string, name: string, text: string) => `- [${name}](${buildUrl(place, route)}): ${text}`;
  const linkTwin = (route: string) => {
    const twin = twinAt(twins, route);
    return link(twinFile(route), twin.title, twin.description);
  };
  const pages = sidebar.filter((entry) => !isCategory(entry)).map(({ route }) => linkTwin(route));
  return [
    `# ${title}`,
    `> ${summary}`,
    "Each page is also available as plain Markdown: add `.md` to its URL. Each operation and type of the API has a file of its own.",
    `For generators, the API is described in OpenAPI 3.1: ${buildUrl(place, "/openapi.yaml")} or ${buildUrl(place, "/openapi.json")}. What changed, release by release, is an Atom feed: ${buildUrl(place, "/changes.atom")}.`,
    section("Start here", pages),
    ...sidebar.flatMap((entry) => categorySections(entry, linkTwin)),
    section("API", [
      linkTwin("/api/"),
      link("/skill.md", "Skill", "how to work with the API, for an agent that writes programs"),
    ]),
    ...[...Map.groupBy(pieces, ({ group }) => group)].map(([group, files]) =>
      section(
        `API: ${group}`,
        files.map(({ id, description }) => {
          const line = `- [${id}](${buildUrl(place, `/api/${id}.md`)})`;
          return description ? `${line}: ${description}` : line;
        }),
      ),
    ),
    section("Optional", [link("/llms-full.txt", "Everything", "all pages in one file")]),
  ]
    .join("\n\n")
    .concat("\n");
}

/** `/llms-full.txt`: every page and piece of the reference, one after the other, each after its address. */
export function llmsFull(
  routes: readonly string[],
  twins: ReadonlyMap<string, Twin>,
  pieces: readonly (readonly [ListedFile, string])[],
  place: SiteAddress,
): string {
  const texts = [
    ...routes.map((route) => [route, twinAt(twins, route).markdown]),
    ...pieces.filter(([{ isInIndex }]) => !isInIndex).map(([{ id }, markdown]) => [`/api/${id}.md`, markdown]),
  ];
  return texts.map(([route = "", markdown]) => `<!-- ${buildUrl(place, route)} -->\n\n${markdown}`).join("\n");
}

function categorySections(entry: SidebarEntry, linkTwin: (route: string) => string): string[] {
  if (!isCategory(entry)) return [];
  const pages = entry.children.filter((child) => !isCategory(child));
  return [
    section(
      entry.title,
      [entry, ...pages].map(({ route }) => linkTwin(route)),
    ),
    ...entry.children.flatMap((child) => categorySections(child, linkTwin)),
  ];
}

const section = (title: string, links: readonly string[]): string => `## ${title}\n\n${links.join("\n")}`;

function twinAt(twins: ReadonlyMap<string, Twin>, route: string): Twin {
  const twin = twins.get(route);
  if (!twin) throw new Error(`The site has no page ${route}, which its lists must name.`);
  return twin;
}
