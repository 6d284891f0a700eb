import type { Site, SiteFile } from "@openparlance/server";

/** The files that a page loads from the built site. Sizes in brotli. */
export interface PageWeight {
  bytes: number;
  /** Files and inline scripts. */
  scriptBytes: number;
  requests: number;
}

/** Adds up the files that the page names in HTML, scripts and styles, and the files named in those. */
export function weighPage(site: Site, address: string): PageWeight {
  const seen = new Map<string, SiteFile>();
  addFiles(site, address, seen);
  const sizes = [...seen.values()].map((file) => ({ file, bytes: sizeOf(file) }));
  const scripts = sizes.filter(({ file }) => file.type.startsWith("text/javascript"));
  return {
    bytes: sumSizes(sizes),
    scriptBytes: sumSizes(scripts) + inlineScriptBytes(decodeText(site.files.get(address))),
    requests: sizes.length,
  };
}

function addFiles(site: Site, address: string, seen: Map<string, SiteFile>): void {
  const file = site.files.get(address);
  if (!file || seen.has(address)) return;
  seen.set(address, file);
  for (const name of listFetched(file)) addFiles(site, new URL(name, `http://site${address}`).pathname, seen);
}

/** URLs that a browser fetches at once when it reads `file`. */
function listFetched(file: SiteFile): string[] {
  const text = decodeText(file);
  if (file.type.startsWith("text/css")) return findAll(text, /(?:url\(|@import\s+)["']?([^"')\s]+)/g);
  if (file.type.startsWith("text/javascript"))
    return findAll(text, /(?:^|[;}\s])(?:import|export)\s*(?:[^"'()]*?from\s*)?["']([^"']+)["']/g);
  if (!file.type.startsWith("text/html")) return [];
  const links = findAll(text, /(<link\b[^>]*>)/g).filter((link) =>
    /rel="?(?:stylesheet|modulepreload|preload|icon)\b/.test(link),
  );
  const sources = findAll(text, /<(?:script|img|source)\b[^>]*?\ssrc="([^"]+)"/g);
  return [...links.flatMap((link) => findAll(link, /\shref="([^"]+)"/g)), ...sources].filter(
    (name) => !name.startsWith("data:"),
  );
}

function inlineScriptBytes(html: string): number {
  const code = findAll(html, /<script(?![^>]*\ssrc=)(?![^>]*type="application\/)[^>]*>([\s\S]*?)<\/script>/g);
  return code.reduce((sum, text) => sum + text.length, 0);
}

function decodeText(file: SiteFile | undefined): string {
  return file ? new TextDecoder().decode(file.plain.bytes) : "";
}

function findAll(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map((match) => match[1] ?? "");
}

function sizeOf(file: SiteFile): number {
  return (file.br ?? file.plain).bytes.length;
}

function sumSizes(parts: { bytes: number }[]): number {
  return parts.reduce((sum, { bytes }) => sum + bytes, 0);
}
