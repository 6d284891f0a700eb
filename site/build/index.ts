import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import { site } from "../src/config.ts";
import { glossary } from "../src/docs/glossary.ts";
import type { MarkdownFile } from "../src/docs/page-files.ts";
import { cardFile, twinFile } from "../src/docs/page-files.ts";
import { isCategory, type SidebarEntry, sidebar } from "../src/docs/sidebar.ts";
import { apiCatalog } from "./api-catalog.ts";
import { type Cache, openCache } from "./cache.ts";
import { drawCard, paintCard } from "./cards.ts";
import { compress } from "./compress.ts";
import { checkHeads } from "./heads.ts";
import { checkDuplicates, checkLinks, checkManifest } from "./links.ts";
import { listFileLists, llmsFull, llmsIndex, type Twin, writeFileList } from "./llms.ts";
import { buildMarkdown } from "./markdown.ts";
import { buildUrl, isNotFound, listFiles, type Page, readHead, readPages, type SiteAddress } from "./pages.ts";
import { drawPiece, readPieces, readStyles } from "./pieces.ts";
import { checkInline, contentSecurityPolicy, withPolicy, workerPolicies } from "./policy.ts";
import { judge, type Problem } from "./problems.ts";
import { type PageSection, splitErrors, splitGuide } from "./sections.ts";
import { lastChange, listSources, robots, sitemap } from "./sitemap.ts";
import { skill } from "./skill.ts";
import { linkTerms } from "./terms.ts";
import { twinLinker, withPointer } from "./twin-links.ts";

const repository = fileURLToPath(new URL("../..", import.meta.url));

/** Every page's address, in the order of reading. */
const routes = [...listRoutes(sidebar), "/api/"];

/** The pages that are no lists of others. */
const guides = new Set(listRoutes(sidebar).filter((route) => !route.startsWith("/category/")));

/** What follows Astro's own build: the files next to the pages, the checks, the security policy, compression. */
export function siteFiles(): AstroIntegration {
  let place: SiteAddress;
  let cacheFolder: string;
  return {
    name: "site-files",
    hooks: {
      "astro:config:done": ({ config }) => {
        place = { origin: new URL(config.site ?? site.url).origin, base: config.base };
        cacheFolder = fileURLToPath(new URL(".cache/files/", config.root));
      },
      "astro:build:done": async ({ dir }) => {
        const folder = fileURLToPath(dir);
        const cache = await openCache(cacheFolder);
        const pages = (await readPages(folder)).map((page) => linkTerms(page, glossary, place));
        await Promise.all([writeTexts(folder, pages, place), writeCards(folder, pages, place, cache)]);
        judge(await check(folder, pages, place), console.warn, { strict: Boolean(process.env.SITE_STRICT) });
        await writePolicy(folder, pages);
        await compress(folder, await listFiles(folder), cache);
        await cache.sweep();
      },
    },
  };
}

/** The Markdown twins, and the lists of all pages for language models and search engines. */
async function writeTexts(folder: string, pages: readonly Page[], place: SiteAddress): Promise<void> {
  const { groups, pieces } = await readPieces(folder);
  const linkTwins = twinLinker(
    pages.filter((page) => !isNotFound(page)).map(({ route }) => route),
    pieces,
    place,
  );
  const finish = (markdown: string) => withPointer(linkTwins(markdown), place);
  const twins = new Map<string, Twin>();
  for (const page of pages.filter((candidate) => !isNotFound(candidate))) {
    const path = join(folder, twinFile(page.route));
    // A page may bring a twin that was written for it.
    const own = await readFile(path, "utf8").catch(() => undefined);
    const { title = "", description = "" } = readHead(page);
    const markdown = finish(own ?? buildMarkdown(page, place));
    const sections = guides.has(page.route) ? splitGuide(page, { title, markdown }, place) : [];
    twins.set(page.route, { route: page.route, title, description, markdown, sections });
    await writeSections(folder, sections, place);
    await write(path, markdown);
  }
  const styles = readStyles(pages.find(isNotFound));
  const finished = pieces.map((piece): [MarkdownFile, string] => [piece, finish(piece.markdown)]);
  for (const [piece, markdown] of finished) {
    await write(join(folder, `api/${piece.id}.md`), markdown);
    await write(join(folder, `api/${piece.id}.html`), drawPiece(piece, { place, styles, siteTitle: site.title }));
  }
  const changedOn = await Promise.all(
    routes.map(async (route) => [route, await lastChange(repository, listSources(route))] as const),
  );
  const summary = `${site.tagline} ${twins.get("/")?.description ?? ""}`.trim();
  const listed = finished.map(([piece, markdown]) => {
    const sections = piece.group === "Errors" ? splitErrors(piece, markdown, place) : [];
    return { ...piece, sections };
  });
  for (const { sections } of listed) await writeSections(folder, sections, place);
  const lists = listFileLists({ sidebar, twins, pieces: listed, groups });
  await Promise.all([
    write(join(folder, "llms.txt"), llmsIndex({ title: site.title, summary, lists, place })),
    ...lists.map((list) => write(join(folder, list.route), writeFileList(list, place))),
    write(join(folder, "llms-full.txt"), llmsFull(routes, twins, finished, place)),
    write(join(folder, "skill.md"), skill({ product: site.product, place })),
    write(join(folder, ".well-known/api-catalog"), apiCatalog(place)),
    rm(join(folder, "api/files.json")),
    write(join(folder, "sitemap.xml"), sitemap(new Map(changedOn), place)),
    write(join(folder, "robots.txt"), robots(place)),
  ]);
}

async function writeSections(folder: string, sections: readonly PageSection[], place: SiteAddress): Promise<void> {
  for (const { file, markdown } of sections) await write(join(folder, file), withPointer(markdown, place));
}

async function writeCards(folder: string, pages: readonly Page[], place: SiteAddress, cache: Cache): Promise<void> {
  for (const page of pages.filter((candidate) => !isNotFound(candidate))) {
    const { title = "", description = "" } = readHead(page);
    const address = buildUrl(place, page.route).replace(/^https?:\/\/|\/$/g, "");
    const drawing = await drawCard({ product: site.product, title, description, address });
    await write(join(folder, cardFile(page.route)), await cache.get("png", drawing, async () => paintCard(drawing)));
  }
}

async function check(folder: string, pages: readonly Page[], place: SiteAddress): Promise<Problem[]> {
  const files = await listFiles(folder);
  const targets = { ...place, pages, files };
  const manifest = "manifest.webmanifest";
  return [
    ...pages.flatMap(checkInline),
    ...checkHeads(pages, place),
    ...checkLinks(targets),
    ...checkManifest(manifest, await readFile(join(folder, manifest), "utf8"), targets),
    ...checkDuplicates(pages),
    ...checkDuplicates(routes.map((route) => ({ file: "docs/sidebar.ts", route }))),
  ];
}

async function writePolicy(folder: string, pages: readonly Page[]): Promise<void> {
  const policy = contentSecurityPolicy(pages);
  const workers = workerPolicies(await listFiles(folder));
  await Promise.all(pages.map((page) => write(join(folder, page.file), withPolicy(page, policy))));
  await write(join(folder, ".policy.json"), JSON.stringify({ contentSecurityPolicy: policy, workers }));
}

async function write(path: string, content: string | Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content);
}

function listRoutes(entries: readonly SidebarEntry[]): string[] {
  return entries.flatMap((entry) => [entry.route, ...(isCategory(entry) ? listRoutes(entry.children) : [])]);
}
