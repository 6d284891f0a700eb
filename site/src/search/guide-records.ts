import { isCategory, type SidebarEntry } from "../docs/sidebar.ts";
import { stripMarkdown } from "../model/plain.ts";
import { type SearchRecord, slug } from "./record.ts";

/** @param sources MDX by route */
export function guideRecords(
  entries: readonly SidebarEntry[],
  sources: ReadonlyMap<string, string>,
  parents: readonly string[] = [],
): SearchRecord[] {
  return entries.flatMap((entry) => {
    if (!isCategory(entry)) return listGuideRecords(entry.route, sources.get(entry.route) ?? "", parents);
    const { route, title, description, children } = entry;
    return [pageRecord(route, title, description, parents), ...guideRecords(children, sources, [...parents, title])];
  });
}

function listGuideRecords(route: string, source: string, parents: readonly string[]): SearchRecord[] {
  const [, frontmatter = "", body = ""] = source.split(/^---$/m);
  const title = readField(frontmatter, "title");
  const [start = "", ...sections] = withoutImports(body).split(/^(?=#{2,3} )/m);
  return [
    pageRecord(route, title, `${readField(frontmatter, "description")} ${stripMarkdown(start)}`, parents),
    ...sections.map((section) => {
      const [heading = "", ...lines] = section.split("\n");
      const name = stripMarkdown(heading);
      const page = pageRecord(`${route}#${slug(name)}`, name, stripMarkdown(lines.join("\n")), [title]);
      return { ...page, kind: "heading", code: "" } as const;
    }),
  ];
}

const pageRecord = (route: string, title: string, text: string, path: readonly string[]): SearchRecord => ({
  kind: "page",
  title,
  code: route.split("/").at(-1) ?? "",
  detail: "",
  path,
  url: route,
  text: text.trim(),
});

const readField = (frontmatter: string, name: string): string =>
  new RegExp(`^${name}: *"?(.*?)"?$`, "m").exec(frontmatter)?.[1] ?? "";

const withoutImports = (body: string): string => body.replaceAll(/^import .*$/gm, "");
