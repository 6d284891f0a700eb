import type { Site, SiteFile } from "@openparlance/server";

/** The files that loading a page fetches from the built site, sizes in brotli. */
export interface Weight {
  bytes: number;
  /** Script files, and the scripts that are in the page. */
  scriptBytes: number;
  requests: number;
}

/** Weighs a page from its files alone: what its HTML, scripts and styles name, and what those name in turn. */
export function weigh(site: Site, address: string): Weight {
  const seen = new Map<string, SiteFile>();
  visit(site, address, seen);
  const sizes = [...seen.values()].map((file) => ({ file, bytes: sizeOf(file) }));
  const scripts = sizes.filter(({ file }) => file.type.startsWith("text/javascript"));
  return {
    bytes: total(sizes),
    scriptBytes: total(scripts) + inlineScriptBytes(decodeText(site.files.get(address))),
    requests: sizes.length,
  };
}

function visit(site: Site, address: string, seen: Map<string, SiteFile>): void {
  const file = site.files.get(address);
  if (!file || seen.has(address)) return;
  seen.set(address, file);
  for (const name of named(file)) visit(site, new URL(name, `http://site${address}`).pathname, seen);
}

/** The URLs that a browser fetches at once when it reads `file`. */
function named(file: SiteFile): string[] {
  const text = decodeText(file);
  if (file.type.startsWith("text/css")) return all(text, /(?:url\(|@import\s+)["']?([^"')\s]+)/g);
  if (file.type.startsWith("text/javascript"))
    return all(text, /(?:^|[;}\s])(?:import|export)\s*(?:[^"'()]*?from\s*)?["']([^"']+)["']/g);
  if (!file.type.startsWith("text/html")) return [];
  const links = all(text, /(<link\b[^>]*>)/g).filter((link) =>
    /rel="?(?:stylesheet|modulepreload|preload|icon)\b/.test(link),
  );
  const sources = all(text, /<(?:script|img|source)\b[^>]*?\ssrc="([^"]+)"/g);
  return [...links.flatMap((link) => all(link, /\shref="([^"]+)"/g)), ...sources].filter(
    (name) => !name.startsWith("data:"),
  );
}

function inlineScriptBytes(html: string): number {
  const code = all(html, /<script(?![^>]*\ssrc=)(?![^>]*type="application\/)[^>]*>([\s\S]*?)<\/script>/g);
  return code.reduce((sum, text) => sum + text.length, 0);
}

function decodeText(file: SiteFile | undefined): string {
  return file ? new TextDecoder().decode(file.plain.bytes) : "";
}

function all(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map((match) => match[1] ?? "");
}

function sizeOf(file: SiteFile): number {
  return (file.br ?? file.plain).bytes.length;
}

function total(parts: { bytes: number }[]): number {
  return parts.reduce((sum, { bytes }) => sum + bytes, 0);
}
