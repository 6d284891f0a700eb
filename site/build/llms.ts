import type { FileGroup, ListedFile } from "../src/docs/page-files.ts";
import { twinFile } from "../src/docs/page-files.ts";
import { isCategory, type SidebarEntry } from "../src/docs/sidebar.ts";
import { buildUrl, type SiteAddress } from "./pages.ts";
import type { PageSection } from "./sections.ts";

export interface MarkdownPage {
  route: string;
  title: string;
  description: string;
  markdown: string;
  sections?: readonly PageSection[];
}

export interface FileList {
  /** Such as `/llms/api-jobs.txt`. */
  route: string;
  /** The heading in `/llms.txt` above the link. */
  part: "Guides" | "API reference";
  title: string;
  /** One line of plain text. */
  description: string;
  links: FileLink[];
}

interface FileLink {
  route: string;
  name: string;
  text: string;
  /** Files with the parts of this one. */
  inside?: readonly FileLink[];
}

interface ListedPiece extends ListedFile {
  sections?: readonly PageSection[];
}

interface PageList {
  sidebar: readonly SidebarEntry[];
  /** By route. */
  twins: ReadonlyMap<string, MarkdownPage>;
  pieces?: readonly ListedPiece[];
  groups?: readonly FileGroup[];
}

/** One list for each category of guides and each group of the reference. */
export function listFileLists({ sidebar, twins, pieces = [], groups = [] }: PageList): FileList[] {
  const linkTwin = (route: string): FileLink => {
    const { title, description, sections = [] } = twinAt(twins, route);
    return { route: twinFile(route), name: title, text: description, inside: sections.map(linkSection) };
  };
  const pages = sidebar.filter((entry) => !isCategory(entry)).map(({ route }) => linkTwin(route));
  const start: FileList = {
    route: "/llms/start.txt",
    part: "Guides",
    title: "Start here",
    description: joinNames(pages),
    links: pages,
  };
  return [start, ...sidebar.flatMap((entry) => listCategories(entry, linkTwin)), ...listGroups(groups, pieces)];
}

function listCategories(entry: SidebarEntry, linkTwin: (route: string) => FileLink): FileList[] {
  if (!isCategory(entry)) return [];
  const { route, title, description, children } = entry;
  const pages = children.filter((child) => !isCategory(child)).map((child) => linkTwin(child.route));
  const list: FileList = {
    route: `/llms/${route.split("/").at(-1)}.txt`,
    part: "Guides",
    title,
    description: `${description} ${joinNames(pages)}`,
    links: [linkTwin(route), ...pages],
  };
  return [list, ...children.flatMap((child) => listCategories(child, linkTwin))];
}

const linkSection = ({ file, title }: PageSection): FileLink => ({ route: file, name: title, text: "" });

const listGroups = (groups: readonly FileGroup[], pieces: readonly ListedPiece[]): FileList[] =>
  groups.map(({ name, description }) => ({
    route: `/llms/api-${name.toLowerCase().replaceAll(/[^a-z]+/g, "-")}.txt`,
    part: "API reference",
    title: name,
    description,
    links: pieces
      .filter(({ group }) => group === name)
      .map(({ id, purpose, sections = [] }) => ({
        route: `/api/${id}.md`,
        name: id,
        // The descriptions of the sections include the purpose.
        text: sections.length > 0 ? "" : purpose,
        inside: sections.map(linkSection),
      })),
  }));

const joinNames = (links: readonly FileLink[]): string => links.map(({ name }) => name).join(", ");

interface Index {
  title: string;
  summary: string;
  lists: readonly FileList[];
  location: SiteAddress;
}

/** Title, summary, and links to the lists of files. Source: llmstxt.org. */
export function llmsIndex({ title, summary, lists, location }: Index): string {
  const link = (route: string, name: string, text: string) => writeLink({ route, name, text }, location);
  const linksOf = (part: FileList["part"]) =>
    lists.filter((list) => list.part === part).map((list) => link(list.route, list.title, list.description));
  return [
    `# ${title}`,
    `> ${summary}`,
    "Each link below leads to a short list of Markdown files. Each operation and type of the API, and each section of a guide, has its own file. Each page is also available as Markdown: add `.md` to its URL.",
    `The API in OpenAPI 3.1: ${buildUrl(location, "/openapi.yaml")} or ${buildUrl(location, "/openapi.json")}. All changes, as an Atom feed: ${buildUrl(location, "/changes.atom")}.`,
    section("Guides", linksOf("Guides")),
    section("API reference", [
      link("/skill.md", "Skill", "How to work with the API, for an agent that writes programs"),
      ...linksOf("API reference"),
    ]),
    section("Optional", [
      link("/api/index.md", "API reference", "The full introduction, and a list of all files"),
      link("/llms-full.txt", "Everything", "All pages in one file"),
    ]),
  ]
    .join("\n\n")
    .concat("\n");
}

export function writeFileList({ title, part, description, links }: FileList, location: SiteAddress): string {
  const lines = links.flatMap((link) => [
    writeLink(link, location),
    ...(link.inside ?? []).map((inner) => `  ${writeLink(inner, location)}`),
  ]);
  const way = `All lists: [llms.txt](${buildUrl(location, "/llms.txt")})`;
  return `${[`# ${part}: ${title}`, `> ${description}`, way, section("Files", lines)].join("\n\n")}\n`;
}

/** All pages and pieces of the reference, each after its URL. */
export function llmsFull(
  routes: readonly string[],
  twins: ReadonlyMap<string, MarkdownPage>,
  pieces: readonly (readonly [ListedFile, string])[],
  location: SiteAddress,
): string {
  const texts = [
    ...routes.map((route) => [route, twinAt(twins, route).markdown]),
    ...pieces.filter(([{ isInIndex }]) => !isInIndex).map(([{ id }, markdown]) => [`/api/${id}.md`, markdown]),
  ];
  return texts.map(([route = "", markdown]) => `<!-- ${buildUrl(location, route)} -->\n\n${markdown}`).join("\n");
}

const writeLink = ({ route, name, text }: FileLink, location: SiteAddress): string =>
  `- [${name}](${buildUrl(location, route)})${text ? `: ${text}` : ""}`;

const section = (title: string, links: readonly string[]): string => `## ${title}\n\n${links.join("\n")}`;

function twinAt(twins: ReadonlyMap<string, MarkdownPage>, route: string): MarkdownPage {
  const twin = twins.get(route);
  if (!twin) throw new Error(`The site has no page ${route}, which its lists must name.`);
  return twin;
}
