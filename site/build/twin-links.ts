import type { ListedFile } from "../src/docs/page-files.ts";
import { twinFile } from "../src/docs/page-files.ts";
import { buildUrl, type SiteAddress } from "./pages.ts";

/** Returns a function that replaces links in Markdown by links to the Markdown files of their targets. */
export function twinLinker(
  routes: readonly string[],
  pieces: readonly ListedFile[],
  location: SiteAddress,
): (markdown: string) => string {
  const twins = new Map(routes.map((route) => [buildUrl(location, route), buildUrl(location, twinFile(route))]));
  const reference = buildUrl(location, "/api/");
  const pieceByAnchor = new Map(pieces.flatMap((piece) => piece.anchors.map((anchor) => [anchor, piece])));

  const targetOf = (link: string): string => {
    const [page = "", anchor] = link.split("#", 2);
    const piece = page === reference && anchor ? pieceByAnchor.get(anchor) : undefined;
    if (!piece) return link.replace(page, twins.get(page) ?? page);
    const file = buildUrl(location, `/api/${piece.id}.md`);
    return anchor === piece.anchors[0] ? file : `${file}#${anchor}`;
  };

  return (markdown) => markdown.replaceAll(/\]\(([^()\s]+)/g, (_, link: string) => `](${targetOf(link)}`);
}

/** Adds a link to the list of all files below the heading. */
export const withPointer = (markdown: string, location: SiteAddress): string =>
  markdown.replace("\n", `\n\n> All pages in Markdown: [llms.txt](${buildUrl(location, "/llms.txt")})\n`);
