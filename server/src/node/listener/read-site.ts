import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { FairQueue } from "../../core/fair-queue.ts";
import type { Site } from "../../http/site.ts";
import type { SiteBody, SiteFile } from "../../http/site-file.ts";
import { type Compress, createOriginWriter } from "../../http/site-origins.ts";
import { StartError } from "../start-error.ts";
import { prepareOrigin } from "./write-origin.ts";

/** The limit of open files: more than the platform reads at once, but few for systems that limit open files. */
const openFiles = 16;

const types: Record<string, string> = {
  css: "text/css; charset=utf-8",
  csv: "text/csv; charset=utf-8",
  gif: "image/gif",
  html: "text/html; charset=utf-8",
  ico: "image/x-icon",
  jpg: "image/jpeg",
  js: "text/javascript; charset=utf-8",
  atom: "application/atom+xml; charset=utf-8",
  json: "application/json",
  map: "application/json",
  md: "text/markdown; charset=utf-8",
  mjs: "text/javascript; charset=utf-8",
  pdf: "application/pdf",
  png: "image/png",
  po: "text/plain; charset=utf-8",
  srt: "text/plain; charset=utf-8",
  svg: "image/svg+xml",
  tmx: "application/xml",
  txt: "text/plain; charset=utf-8",
  wasm: "application/wasm",
  webmanifest: "application/manifest+json",
  webp: "image/webp",
  woff2: "font/woff2",
  xliff: "application/xml",
  xlf: "application/xml",
  xml: "application/xml",
  yaml: "application/yaml; charset=utf-8",
  zip: "application/zip",
};

/**
 * Reads the built site into memory once, so that a build that replaces the folder later never mixes old and new pages.
 * Dotfiles are left out, except those at well-known paths. `x.br` and `x.gz` become forms of `x`. Copies of pages for
 * other hosts are left out, too. A page that only refreshes to another one becomes a redirect.
 */
export async function readSite(folder: string): Promise<Site> {
  const bytes = await readFolder(folder);
  const files = new Map<string, SiteFile>();
  const redirects = new Map<string, string>();
  for (const [name, plain] of bytes) {
    if (/\.(?:br|gz)$/.test(name) && bytes.has(name.slice(0, name.lastIndexOf(".")))) continue;
    if (isPageCopy(name, bytes)) continue;
    const target = findRefresh(name, plain);
    if (target) redirects.set(toPath(name), target);
    else files.set(toPath(name), buildSiteFile(name, plain, bytes.get(`${name}.br`), bytes.get(`${name}.gz`)));
  }
  const home = files.get("/");
  const notFound = files.get("/404");
  if (!home || !notFound) throw new StartError(`${folder} contains no built site; run "npm run build".`);
  files.delete("/404");
  const site = { files, notFound, redirects, contentSecurityPolicy: readPolicy(home) };
  const origin = findOrigin(home);
  if (!origin) return site;
  for (const [path, file] of files) {
    const withOrigin = prepareOrigin(path, file, origin);
    if (withOrigin) file.withOrigin = withOrigin;
  }
  return { ...site, origins: createOriginWriter(origin, compress) };
}

/** The origin of the build, from the canonical URL of its home page. */
function findOrigin({ plain }: SiteFile): string | undefined {
  const html = Buffer.from(plain.bytes).toString("latin1");
  const canonical = /<link rel="canonical" href="(https?:[^"]+)"/.exec(html)?.[1];
  return canonical && URL.parse(canonical)?.origin;
}

/** A low setting first, because the best one takes a second for the largest page. */
const compress: Compress = async (bytes, encoding, isBest) =>
  encoding === "gzip"
    ? promisify(gzip)(bytes)
    : promisify(brotliCompress)(bytes, {
        params: { [constants.BROTLI_PARAM_QUALITY]: isBest ? 11 : 9, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
      });

/** Whether a file is `x/index.html` next to `x.html`, which is the same page for hosts that look for folders. */
export const isPageCopy = (name: string, names: { has(name: string): boolean }): boolean =>
  name.endsWith("/index.html") && names.has(name.replace("/index.html", ".html"));

function findRefresh(name: string, bytes: Buffer): string | undefined {
  const head = name.endsWith(".html") ? bytes.toString("latin1", 0, 2000) : "";
  return /<meta http-equiv="refresh" content="0; url=([^"]+)"/.exec(head)?.[1];
}

/** Source: RFC 9727. */
const catalogType = 'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"';

export function buildSiteFile(name: string, plain: Uint8Array, br?: Uint8Array, gzip?: Uint8Array): SiteFile {
  const extension = name.slice(name.lastIndexOf(".") + 1).toLowerCase();
  return {
    type: name === ".well-known/api-catalog" ? catalogType : (types[extension] ?? "application/octet-stream"),
    plain: buildBody(plain),
    ...(br && { br: buildBody(br) }),
    ...(gzip && { gzip: buildBody(gzip) }),
  };
}

function buildBody(bytes: Uint8Array): SiteBody {
  const etag = `"${createHash("sha256").update(bytes).digest("base64url").slice(0, 22)}"`;
  return { bytes: new Uint8Array(bytes), etag };
}

/** `quickstart.html` → `/quickstart`, `api/index.html` → `/api/`, `openapi.yaml` → `/openapi.yaml`. */
function toPath(name: string): string {
  return encodeURI(`/${name.replace(/(^|\/)index\.html$/, "$1").replace(/\.html$/, "")}`);
}

async function readFolder(folder: string): Promise<Map<string, Buffer>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries.filter((entry) => entry.isFile());
  const named = files.map((file) => {
    const path = join(file.parentPath, file.name);
    return { path, name: relative(folder, path).split(sep).join("/") };
  });
  const shown = named
    .filter(({ name }) => !/(?:^|\/)\./.test(name.replace(/^\.well-known\//, "")))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
  const reads = new FairQueue({ slots: openFiles });
  const read = async ({ path, name }: { path: string; name: string }) =>
    [name, await reads.run(0, () => readFile(path))] as const;
  return new Map(await Promise.all(shown.map(read)));
}

/** The policy in every page. Without one, pages may load only the site's own files, and nothing inline. */
function readPolicy({ plain }: SiteFile): string {
  const html = new TextDecoder().decode(plain.bytes);
  const inPage = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1];
  return inPage ?? "default-src 'self'; object-src 'none'; base-uri 'self'";
}
