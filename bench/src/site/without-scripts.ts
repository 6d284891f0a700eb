import { brotliCompressSync } from "node:zlib";
import type { Site, SiteFile } from "@openparlance/server";
import { buildSiteFile } from "@openparlance/server/node";

/** The site that a reader without JavaScript receives, as the baseline. */
export function removeScripts(site: Site): Site {
  const files = [...site.files].map(([address, file]) => [address, stripScripts(file)] as const);
  return { ...site, files: new Map(files) };
}

function stripScripts(file: SiteFile): SiteFile {
  if (!file.type.startsWith("text/html")) return file;
  const html = new TextDecoder()
    .decode(file.plain.bytes)
    .replace(/<script\b[\s\S]*?<\/script>/g, "")
    .replace(/<link\b[^>]*rel="?modulepreload[^>]*>/g, "");
  const bytes = new TextEncoder().encode(html);
  return buildSiteFile("page.html", bytes, brotliCompressSync(bytes));
}
