import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { micromark } from "micromark";
import { gfmTable, gfmTableHtml } from "micromark-extension-gfm-table";
import type { FileGroup, ListedFile, MarkdownFile } from "../src/docs/page-files.ts";
import { attribute, listElements } from "./html.ts";
import { buildUrl, type Page, type SiteAddress } from "./pages.ts";

interface Pieces {
  groups: FileGroup[];
  pieces: MarkdownFile[];
}

/** The pieces that Astro wrote, and their groups, in their order. */
export async function readPieces(folder: string): Promise<Pieces> {
  const { groups, files }: { groups: FileGroup[]; files: ListedFile[] } = JSON.parse(
    await readFile(join(folder, "api/files.json"), "utf8"),
  );
  const pieces = await Promise.all(
    files.map(async (file) => ({ ...file, markdown: await readFile(join(folder, `api/${file.id}.md`), "utf8") })),
  );
  return { groups, pieces };
}

/** The style sheets that a page loads. */
export const readStyles = (page: Page | undefined): string[] =>
  [...(page ? listElements(page.tree) : [])]
    .filter((element) => element.tagName === "link" && attribute(element, "rel") === "stylesheet")
    .flatMap((element) => attribute(element, "href") ?? []);

/**
 * A page at the address of a piece without `.md`, for programs that remove the ending. Readers and search engines
 * are led to its place in the reference.
 */
export function drawPiece(
  { markdown, title, anchors }: MarkdownFile,
  { place, styles, siteTitle }: { place: SiteAddress; styles: readonly string[]; siteTitle: string },
): string {
  const inReference = buildUrl(place, `/api/#${anchors[0]}`);
  const body = micromark(markdown, { extensions: [gfmTable()], htmlExtensions: [gfmTableHtml()] });
  return `<!doctype html>
<html lang="en" data-theme="light">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)} · ${escapeHtml(siteTitle)}</title>
<meta name="robots" content="noindex">
<link rel="canonical" href="${escapeHtml(inReference)}">
${styles.map((href) => `<link rel="stylesheet" href="${escapeHtml(href)}">`).join("\n")}
</head>
<body>
<p>For programs that read; people find this <a href="${place.base}api/#${escapeHtml(anchors[0] ?? "")}">in the API reference</a>. All pages are also plain Markdown, and <a href="${place.base}llms.txt">llms.txt</a> lists them.</p>
<main class="prose">
${body.trim()}
</main>
</body>
</html>
`;
}

const escapeHtml = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
