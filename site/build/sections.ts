import type { ListedFile } from "../src/docs/page-files.ts";
import { twinFile } from "../src/docs/page-files.ts";
import { attribute, collectText, listElements } from "./html.ts";
import { buildUrl, type Page, type SiteAddress } from "./pages.ts";

/** A section of a page or of a piece of the reference, with a Markdown file of its own. */
export interface PageSection {
  /** Such as `/llms/tm-query/2-find-a-fuzzy-match.md`. */
  file: string;
  title: string;
  /** Starts with its heading, at level 1. */
  markdown: string;
}

/** The length from which texts are split, in characters. */
const minSplitLength = 9_000;

/** Splits a long page into files named by the IDs of its sections. @param markdown the whole page */
export function splitGuide(
  page: Page,
  { title, markdown }: { title: string; markdown: string },
  location: SiteAddress,
): PageSection[] {
  if (markdown.length < minSplitLength) return [];
  const headings = listElements(page.tree).filter(({ tagName }) => tagName === "h2");
  const folder = page.route.split("/").at(-1);
  const whole = `A section of [${title}](${buildUrl(location, twinFile(page.route))}).`;
  return cutAtHeadings(markdown).map(({ heading, lines }) => {
    const element = headings.find((candidate) => collectText(candidate).trim() === plain(heading));
    const id = element && attribute(element, "id");
    if (!id) throw new Error(`${page.file} has no heading "${heading}" with an ID.`);
    return {
      file: `/llms/${folder}/${id}.md`,
      title: plain(heading),
      markdown: `# ${title}: ${heading}\n\n${whole}\n\n${lines.join("\n").trim()}\n`,
    };
  });
}

/** Splits a long group of errors or reasons into one section each. */
export function splitErrors(
  { id, title, anchors }: Pick<ListedFile, "id" | "title" | "anchors">,
  markdown: string,
  location: SiteAddress,
): PageSection[] {
  if (markdown.length < minSplitLength) return [];
  const whole = `A section of [${title}](${buildUrl(location, `/api/${id}.md`)}).`;
  const cuts = cutAtHeadings(markdown);
  const locations = anchors.filter((anchor) => anchor !== id);
  if (cuts.length !== locations.length)
    throw new Error(`${id} has ${cuts.length} headings and ${locations.length} places.`);
  return cuts.map(({ heading, lines }, index) => ({
    file: `/llms/${id}/${locations[index]?.replace(/^(?:error|reason)-/, "")}.md`,
    title: plain(heading),
    markdown: `# Errors: ${heading}\n\n${whole}\n\n${lines.join("\n").trim()}\n`,
  }));
}

interface CutPoint {
  heading: string;
  lines: string[];
}

/** Cuts at headings of level 2, and raises the headings below them by one level. Code stays unchanged. */
function cutAtHeadings(markdown: string): CutPoint[] {
  const cuts: CutPoint[] = [];
  let fence: string | undefined;
  for (const line of markdown.split("\n")) {
    const mark = /^ *(```+|~~~+)/.exec(line)?.[1];
    if (mark) fence = fence === undefined ? mark : line.trim() === fence ? undefined : fence;
    const isText = fence === undefined && !mark;
    if (isText && line.startsWith("## ")) cuts.push({ heading: line.slice(3), lines: [] });
    else cuts.at(-1)?.lines.push(isText ? line.replace(/^#(?=##)/, "") : line);
  }
  return cuts;
}

const plain = (heading: string): string =>
  heading
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replaceAll(/[`*\\]/g, "")
    .trim();
