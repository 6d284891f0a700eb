import { copyFile, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import type { AstroIntegration, IntegrationResolvedRoute } from "astro";
import { site } from "../src/config.ts";
import { glossary } from "../src/docs/glossary.ts";
import type { FileGroup, ListedFile, MarkdownFile } from "../src/docs/page-files.ts";
import { cardFile, twinFile } from "../src/docs/page-files.ts";
import { redirects } from "../src/docs/redirects.ts";
import { sidebar } from "../src/docs/sidebar.ts";
import { apiCatalog } from "./api-catalog.ts";
import { type Cache, openCache } from "./cache.ts";
import { drawCard, renderCard } from "./cards.ts";
import { compress, compressEarly } from "./compress.ts";
import {
  checkDuplicates,
  listGuideSources,
  listPageSources,
  listPublicSources,
  type RouteSource,
} from "./duplicates.ts";
import { checkHeads } from "./heads.ts";
import { judge, type Problem } from "./judge-build.ts";
import { checkAnchors, checkLinks, checkManifest, readPublished } from "./links.ts";
import { listFileLists, llmsFull, llmsIndex, type MarkdownPage, writeFileList } from "./llms.ts";
import { buildMarkdown } from "./markdown.ts";
import { listOwnRoutes, moveStagedPages } from "./own-pages.ts";
import { buildUrl, isNotFound, listFiles, type Page, readHead, readPages, type SiteAddress } from "./pages.ts";
import { checkInline, contentSecurityPolicy, withPolicy } from "./policy.ts";
import { type PageSection, splitErrors, splitGuide } from "./sections.ts";
import { securityTxt } from "./security-txt.ts";
import { lastChange, listSources, robots, sitemap } from "./sitemap.ts";
import { skill } from "./skill.ts";
import { drawRedirect, pageCopy } from "./static-hosts.ts";
import { linkTerms } from "./terms.ts";
import { twinLinker, withPointer } from "./twin-links.ts";

const repository = fileURLToPath(new URL("../..", import.meta.url));

const guideSources = listGuideSources(sidebar);

/** The routes in reading order. */
const routes = [...guideSources.map(({ route }) => route), "/api/"];

/** Sources of these routes, and of redirects to them. */
const ownSources: readonly RouteSource[] = [
  ...guideSources,
  { file: "src/layout/reference-page.astro", route: "/api/" },
  ...Object.keys(redirects).map((route) => ({ file: "src/docs/redirects.ts", route })),
];

/** The guides without the generated pages of categories. */
const guides = new Set(routes.filter((route) => route !== "/api/" && !route.startsWith("/category/")));

/** Adds routes before Astro's build. After it, writes the files next to the pages, and checks and compresses all. */
export function siteFiles(): AstroIntegration {
  let location: SiteAddress;
  let cacheFolder: string;
  let cache: Cache;
  let publicFolder: string;
  let matches: IntegrationResolvedRoute[] = [];
  return {
    name: "site-files",
    hooks: {
      "astro:config:setup": ({ command, injectRoute, updateConfig }) => {
        listOwnRoutes(command).forEach(injectRoute);
        updateConfig({ vite: { plugins: [compressEarly(() => cache)] } });
      },
      "astro:routes:resolved": ({ routes }) => {
        matches = routes;
      },
      "astro:config:done": ({ config }) => {
        location = { origin: new URL(config.site ?? site.url).origin, base: config.base };
        cacheFolder = fileURLToPath(new URL(".cache/files/", config.root));
        publicFolder = fileURLToPath(config.publicDir);
      },
      "astro:build:start": async () => {
        cache = await openCache(cacheFolder);
      },
      "astro:build:done": async ({ dir, assets }) => {
        const folder = fileURLToPath(dir);
        const built = new Map(
          [...assets].map(([pattern, urls]) => [pattern, urls.map((url) => relative(folder, fileURLToPath(url)))]),
        );
        const sources: RouteSource[] = [
          ...ownSources,
          ...listPageSources(matches, built),
          ...listPublicSources(await listFiles(publicFolder).catch(() => [])),
        ];
        await moveStagedPages(folder, routes);
        const pages = (await readPages(folder)).map((page) => linkTerms(page, glossary, location));
        const listed = pages.filter((page) => !isNotFound(page));
        await Promise.all([writeTexts(folder, listed, location), writeCards(folder, listed, location, cache)]);
        const problems = [...checkDuplicates(sources), ...(await check(folder, pages, location))];
        judge(problems, console.warn, { strict: Boolean(process.env.SITE_STRICT) });
        await writePolicy(folder, pages);
        await writeHostFiles(folder, pages, location);
        if (!process.env.SITE_UNCOMPRESSED) await compress(folder, await listFiles(folder), cache);
        await cache.sweep();
      },
    },
  };
}

/** Writes Markdown twins, and lists of all pages for language models and search engines. */
async function writeTexts(folder: string, pages: readonly Page[], location: SiteAddress): Promise<void> {
  const { groups, pieces } = await readPieces(folder);
  const pageRoutes = pages.map(({ route }) => route);
  const linkTwins = twinLinker(pageRoutes, pieces, location);
  const finish = (markdown: string) => withPointer(linkTwins(markdown), location);
  const twins = new Map<string, MarkdownPage>();
  for (const page of pages) {
    const path = join(folder, twinFile(page.route));
    // The Markdown of a page may be written by hand.
    const own = await readFile(path, "utf8").catch(() => undefined);
    const { title = "", description = "" } = readHead(page);
    const markdown = finish(own ?? buildMarkdown(page, location));
    const sections = guides.has(page.route) ? splitGuide(page, { title, markdown }, location) : [];
    twins.set(page.route, { route: page.route, title, description, markdown, sections });
    await writeSections(folder, sections, location);
    await write(path, markdown);
  }
  const finished = pieces.map((piece): [MarkdownFile, string] => [piece, finish(piece.markdown)]);
  for (const [{ id }, markdown] of finished) await write(join(folder, `api/${id}.md`), markdown);
  const changedOn = await Promise.all(
    routes.map(async (route) => [route, await lastChange(repository, listSources(route))] as const),
  );
  const summary = `${site.tagline} ${twins.get("/")?.description ?? ""}`.trim();
  const listed = finished.map(([piece, markdown]) => {
    const sections = piece.group === "Errors" ? splitErrors(piece, markdown, location) : [];
    return { ...piece, sections };
  });
  for (const { sections } of listed) await writeSections(folder, sections, location);
  const lists = listFileLists({ sidebar, twins, pieces: listed, groups });
  const releasedOn = await lastChange(repository, ["CHANGELOG.md"]);
  await Promise.all([
    write(join(folder, "llms.txt"), llmsIndex({ title: site.title, summary, lists, location })),
    ...lists.map((list) => write(join(folder, list.route), writeFileList(list, location))),
    write(join(folder, "llms-full.txt"), llmsFull(routes, twins, finished, location)),
    write(join(folder, "skill.md"), skill({ product: site.product, location })),
    write(join(folder, ".well-known/api-catalog"), apiCatalog(location)),
    write(join(folder, ".well-known/security.txt"), securityTxt(site.repository.url, releasedOn, location)),
    // Programs derive `/api/index.md` from `/api/`, and `/api.md` from `/api`.
    write(join(folder, "api/index.md"), twins.get("/api/")?.markdown ?? ""),
    rm(join(folder, "api/files.json")),
    write(join(folder, "sitemap.xml"), sitemap(new Map(changedOn), location)),
    write(join(folder, "robots.txt"), robots(location)),
  ]);
}

async function readPieces(folder: string): Promise<{ groups: FileGroup[]; pieces: MarkdownFile[] }> {
  const { groups, files }: { groups: FileGroup[]; files: ListedFile[] } = JSON.parse(
    await readFile(join(folder, "api/files.json"), "utf8"),
  );
  const pieces = await Promise.all(
    files.map(async (file) => ({ ...file, markdown: await readFile(join(folder, `api/${file.id}.md`), "utf8") })),
  );
  return { groups, pieces };
}

async function writeSections(folder: string, sections: readonly PageSection[], location: SiteAddress): Promise<void> {
  for (const { file, markdown } of sections) await write(join(folder, file), withPointer(markdown, location));
}

async function writeCards(folder: string, pages: readonly Page[], location: SiteAddress, cache: Cache): Promise<void> {
  for (const page of pages) {
    const { title = "", description = "" } = readHead(page);
    const address = buildUrl(location, page.route).replace(/^https?:\/\/|\/$/g, "");
    const drawing = await drawCard({ product: site.product, title, description, address });
    await write(join(folder, cardFile(page.route)), await cache.get("png", drawing, async () => renderCard(drawing)));
  }
}

async function check(folder: string, pages: readonly Page[], location: SiteAddress): Promise<Problem[]> {
  const files = await listFiles(folder);
  const targets = { ...location, pages, files };
  const manifest = "manifest.webmanifest";
  const published = await readPublished();
  return [
    ...pages.flatMap(checkInline),
    ...checkHeads(pages, location),
    ...pages.filter(({ route }) => route === "/api/").flatMap((page) => checkAnchors(page, published)),
    ...checkLinks(targets),
    ...checkManifest(manifest, await readFile(join(folder, manifest), "utf8"), targets),
  ];
}

async function writePolicy(folder: string, pages: readonly Page[]): Promise<void> {
  const policy = contentSecurityPolicy(pages);
  await Promise.all(pages.map((page) => write(join(folder, page.file), withPolicy(page, policy))));
}

/** For static hosts: copies in folders, redirects, and a file that turns off the processing of GitHub Pages. */
async function writeHostFiles(folder: string, pages: readonly Page[], location: SiteAddress): Promise<void> {
  for (const { file } of pages) {
    const copy = pageCopy(file);
    if (!copy) continue;
    await mkdir(dirname(join(folder, copy)), { recursive: true });
    await copyFile(join(folder, file), join(folder, copy));
  }
  await write(join(folder, ".nojekyll"), "");
  for (const [from, to] of Object.entries(redirects)) {
    const page = pages.find(({ route }) => route === to);
    if (!page) throw new Error(`${from} redirects to ${to}, which isn't a page.`);
    const html = drawRedirect(to, { title: readHead(page).title ?? "", location });
    for (const ending of [".html", "/index.html"]) await write(join(folder, from + ending), html);
  }
}

async function write(path: string, content: string | Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content);
}
