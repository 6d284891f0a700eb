import type { Site } from "@openparlance/server";
import { buildSiteFile } from "@openparlance/server/node";
import { expect, test } from "vitest";
import { weighPage } from "./weight.ts";

function buildSite(texts: Record<string, string>): Site {
  const encoder = new TextEncoder();
  const files = Object.entries(texts).map(([address, text]) => {
    const name = address.includes(".") ? address : "page.html";
    return [address, buildSiteFile(name, encoder.encode(text))] as const;
  });
  const notFound = buildSiteFile("404.html", new Uint8Array());
  return { files: new Map(files), notFound, redirects: new Map(), contentSecurityPolicy: "" };
}

const html = `<link rel="stylesheet" href="/a.css"><link rel="prefetch" href="/next.js"><script src="/a.js"></script>
  <script type="application/ld+json">{}</script><script>go()</script><a href="/other">x</a>`;

test("a page weighs itself, its styles and its scripts with what they import", () => {
  const texts = {
    "/guide": html,
    "/a.css": "@font-face{src:url(/a.woff2)}",
    "/a.woff2": "font",
    "/a.js": 'import{x}from"./b.js";import("./lazy.js")',
    "/b.js": "export const x=1",
  };
  const site = buildSite({ ...texts, "/lazy.js": "never", "/next.js": "never", "/other": "never" });
  const bytes = Object.values(texts).join("").length;
  expect(weighPage(site, "/guide")).toEqual({
    bytes,
    scriptBytes: texts["/a.js"].length + texts["/b.js"].length + "go()".length,
    requests: 5,
  });
});

test("a file that two others name is fetched once", () => {
  const site = buildSite({ "/guide": '<script src="/a.js"></script><script src="/a.js"></script>', "/a.js": "1" });
  expect(weighPage(site, "/guide").requests).toBe(2);
});

test("the compressed form counts when there is one", () => {
  const site = buildSite({});
  const page = buildSiteFile("guide.html", new Uint8Array(1000), new Uint8Array(100));
  expect(weighPage({ ...site, files: new Map([["/guide", page]]) }, "/guide").bytes).toBe(100);
});
