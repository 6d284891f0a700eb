import { parseWeights, preferredEncoding } from "./accept.ts";
import { splitTarget } from "./decoded-text.ts";
import { isAmong } from "./partial-download.ts";
import type { SiteBody, SiteFile } from "./site-file.ts";
import type { createOriginWriter } from "./site-origins.ts";

export interface Site {
  /** Files by path. A page has a clean path: `/`, `/quickstart`, `/api/`. */
  files: ReadonlyMap<string, SiteFile>;
  notFound: SiteFile;
  /** The clean path of a page, by its alternative path. */
  redirects: ReadonlyMap<string, string>;
  /** The policy of every page. */
  contentSecurityPolicy: string;
  /** Absent if no file contains the origin of the site. */
  origins?: ReturnType<typeof createOriginWriter>;
}

/**
 * Responds to a request for the site. Paths are compared as they were sent: nothing is decoded, so a path with an
 * encoded slash, dot, or NUL is not found. `target` is the path and query as sent. `origin` is written into files; by
 * default, they keep the origin of the build.
 */
export function serveSite(
  site: Site,
  method: string,
  target: string,
  headers: Headers,
  origin?: string,
): Response | Promise<Response> {
  if (method !== "GET" && method !== "HEAD") {
    return new Response(null, { status: 405, headers: { ...commonHeaders, allow: "GET, HEAD" } });
  }
  const [path] = splitTarget(target);
  const file = site.files.get(path);
  const twin = prefersMarkdown(headers.get("accept") ?? "") ? site.files.get(twinAddress(path)) : undefined;
  if (file) return respond(site, 200, path, twin ?? file, method, headers, origin);
  const cleanPath = cleanAddress(site, path);
  if (cleanPath) {
    const location = cleanPath + target.slice(path.length);
    // The status is permanent for search engines. Browsers check it each time, because another server may get the
    // address.
    return new Response(null, { status: 301, headers: { ...commonHeaders, location, "cache-control": "no-cache" } });
  }
  // A file with only Markdown has no page.
  if (twin) return respond(site, 200, path, twin, method, headers, origin);
  return respond(site, 404, path, site.notFound, method, headers);
}

/** The text of a file, for an origin; undefined when the site has no such file. */
export function readText({ files }: Site, path: string, origin?: string): string | undefined {
  const file = files.get(path);
  return file && new TextDecoder().decode((origin && file.withOrigin?.(origin)) || file.plain.bytes);
}

/** The path of a page in Markdown: `/` → `/index.md`, `/api/` → `/api.md`. */
const twinAddress = (path: string): string => (path === "/" ? "/index.md" : `${path.replace(/\/$/, "")}.md`);

/** Whether a client accepts Markdown explicitly, and no less than HTML. For only a wildcard, it is false. */
function prefersMarkdown(accept: string): boolean {
  const weights = parseWeights(accept);
  const weight = weights.get("text/markdown") ?? 0;
  return weight > 0 && weight >= (weights.get("text/html") ?? 0);
}

/** Links for programs: the page in Markdown, the list of all pages, and the API's description. */
function linksOf({ files }: Site, path: string): string[] {
  const links = [
    [twinAddress(path), 'rel="alternate"; type="text/markdown"'],
    ["/llms.txt", 'rel="llms-txt"; type="text/plain"'],
    ["/openapi.yaml", 'rel="service-desc"; type="application/yaml"'],
    ["/.well-known/api-catalog", 'rel="api-catalog"'],
  ] as const;
  return links.flatMap(([address, about]) => (files.has(address) ? [`<${address}>; ${about}`] : []));
}

/** The clean path of a page from its other name, or from a path with `.html`, `/index.html`, or a wrong final slash. */
function cleanAddress({ files, redirects }: Site, path: string): string | undefined {
  const bare = path.replace(/(?:\/index\.html|\.html|\/)$/, "");
  // "//" and "/.html" would otherwise end at "/".
  if (/\/(?:\.|$)/.test(bare)) return undefined;
  const page = [bare, `${bare}/`].find((address) => files.get(address)?.type.startsWith("text/html"));
  return page ?? redirects.get(bare);
}

const commonHeaders = { "x-content-type-options": "nosniff" };
const documentHeaders = { "referrer-policy": "same-origin", "cross-origin-opener-policy": "same-origin" };

/** Whether a type is a part of pages, which obeys the policy of its page. */
const isPart = (type: string) => /^(?:text\/(?:css|javascript)|font\/|image\/)/.test(type);

/** A worker obeys the policy of its own file: it may compile WebAssembly and load scripts, but send no requests. */
const workerPolicy = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'";

/** Whether a file is a worker, by its name in the build. */
const isWorker = (path: string, type: string) => type.startsWith("text/javascript") && /\.worker-[^/]+\.js$/.test(path);

function policyOf({ contentSecurityPolicy }: Site, path: string, type: string): string {
  if (isWorker(path, type)) return workerPolicy;
  return type.startsWith("text/html") ? contentSecurityPolicy : "default-src 'none'";
}

function guardingHeaders(site: Site, path: string, type: string): Record<string, string> {
  const own = policyOf(site, path, type);
  const asDocument = { ...documentHeaders, "content-security-policy": `${own}; frame-ancestors 'none'` };
  if (!isPart(type) || isWorker(path, type)) return { ...commonHeaders, ...asDocument };
  // A picture in SVG can be opened as a page, and could contain scripts.
  return type.startsWith("image/svg") ? { ...commonHeaders, "content-security-policy": own } : commonHeaders;
}

function respond(
  site: Site,
  status: 200 | 404,
  path: string,
  file: SiteFile,
  method: string,
  requestHeaders: Headers,
  origin?: string,
): Response | Promise<Response> {
  const encoding = preferredEncoding(compressedForms(file), requestHeaders.get("accept-encoding") ?? "");
  const body = (encoding && file[encoding]) ?? file.plain;
  const own = origin && site.origins?.find(file, body, origin);
  const { etag } = own || body;
  const isForGood = status === 200 && path.startsWith("/assets/");
  const headers = new Headers({
    ...guardingHeaders(site, path, file.type),
    "cache-control": isForGood ? "max-age=31536000, immutable" : "no-cache",
    ...(!isForGood && { etag }),
  });
  const isPage = status === 200 && site.files.get(path)?.type.startsWith("text/html");
  const links = isPage ? linksOf(site, path) : [];
  if (links.length > 0) headers.set("link", links.join(", "));
  const varying = [
    ...(site.files.has(twinAddress(path)) ? ["accept"] : []),
    ...(file.br || file.gzip ? ["accept-encoding"] : []),
  ];
  if (varying.length > 0) headers.set("vary", varying.join(", "));
  if (status === 200 && isAmong(requestHeaders.get("if-none-match"), etag)) {
    return new Response(null, { status: 304, headers });
  }
  headers.set("content-type", file.type);
  if (encoding) headers.set("content-encoding", encoding);
  const send = (bytes: SiteBody["bytes"]) => {
    headers.set("content-length", String(bytes.length));
    return new Response(method === "HEAD" ? null : bytes, { status, headers });
  };
  return own ? own.write(encoding).then(send) : send(body.bytes);
}

/** Brotli is smaller, so that clients without a preference get it. */
const compressedForms = (file: SiteFile) => (["br", "gzip"] as const).filter((encoding) => file[encoding]);
