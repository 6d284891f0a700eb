import { appendFile, readdir } from "node:fs/promises";
import { basename, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import type { SiteFile } from "@openparlance/server";
import { readSite } from "@openparlance/server/node";
import { findSuggestions, type PageSuggestion } from "@openparlance/site/suggestions";
import { expect, onTestFinished, test } from "vitest";
import { docsRoutes, routes } from "../pages.ts";
import { buildCopy } from "../site-copy.ts";

const root = fileURLToPath(new URL("../../..", import.meta.url));

test("R9, A6: a link to a missing page and a lost published ID fail the build; a missing file or hash warns", async () => {
  const { ok, output, remove } = await buildCopy(async (site) => {
    await appendFile(
      join(site, "src/docs/quickstart.mdx"),
      "\n[Lost page](/quickstrat) [lost file](./missing.mdx) [lost place](/#nowhere) [lost call](/api/#createJbo)\n",
    );
    await appendFile(join(site, "src/reference/view/anchors/anchors.lock"), "Job.once\n");
  });
  onTestFinished(remove);
  expect(ok).toBe(false);
  const errors = output.split("The site has errors:\n")[1]?.trim().split("\n").sort();
  expect(errors).toEqual([
    expect.stringMatching(/^api\/index\.html lost the published ID Job\.once; .*anchors\.redirects\.json$/),
    expect.stringMatching(/^quickstart\.html:\d+ .*\/quickstrat\b/),
  ]);
  const warnings = output.split("\n").filter((line) => line.startsWith("Warning: "));
  for (const lost of [/missing\.mdx/, /\/#nowhere/, /#createJbo/]) {
    expect(warnings).toContainEqual(expect.stringMatching(lost));
  }
});

test("every asset is there once and is named by another file of the site", async () => {
  const { files, notFound } = site;
  const texts = new Map([...files, ["/404.html", notFound] as const].map(([address, file]) => [address, textOf(file)]));
  const assets = [...files.keys()].filter((address) => address.startsWith("/assets/"));
  const isNamed = (asset: string) =>
    [...texts].some(([address, text]) => address !== asset && text.includes(basename(asset)));
  expect(assets.filter((asset) => !isNamed(asset))).toEqual([]);
  expect(assets.filter((asset) => /sqlite/.test(asset))).toEqual([expect.stringMatching(/\.wasm$/)]);
  expect(new Set(assets.map((asset) => texts.get(asset))).size).toBe(assets.length);
});

const site = await readSite(join(root, "site/dist"));
const built = await listFiles(join(root, "site/dist"));

test("S3: the pages are the 14 routes and the not-found page; other HTML only leads to them", () => {
  const pages = [...site.files].filter(([, { type }]) => type.startsWith("text/html")).map(([address]) => address);
  expect(pages.sort()).toEqual(routes.toSorted());
  const htmlFiles = built.filter((file) => file.endsWith(".html"));
  const copies = docsRoutes.filter((route) => route !== "/").map((route) => `${route.slice(1)}/index.html`);
  const redirects = [...site.redirects.keys()].flatMap((route) => [
    `${route.slice(1)}.html`,
    `${route.slice(1)}/index.html`,
  ]);
  const others = new Set([...copies, ...redirects]);
  expect(htmlFiles.filter((file) => !others.has(file))).toHaveLength(15);
  expect(htmlFiles).toEqual(expect.arrayContaining([...others]));
});

test("no page and no Markdown contains a word joiner, which would be copied along with a name or an error", () => {
  const texts = [...site.files].filter(([, { type }]) => /^text\/(?:html|markdown|plain)/.test(type));
  expect(texts.filter(([, file]) => textOf(file).includes("\u2060")).map(([address]) => address)).toEqual([]);
  expect(texts.length).toBeGreaterThan(150);
});

test("S3: each Markdown file of the reference, without its ending, isn't a page, and its location is suggested first", () => {
  const data = /<script type="application\/json" data-places="">(.*?)<\/script>/.exec(textOf(site.notFound))?.[1];
  const elements: PageSuggestion[] = JSON.parse(data ?? "[]");
  const ids = [...site.files.keys()].flatMap((address) => /^\/api\/(?!index\.)([^/]+)\.md$/.exec(address)?.[1] ?? []);
  expect(ids.length).toBeGreaterThan(140);
  for (const id of ids) {
    expect(site.files.has(`/api/${id}`), id).toBe(false);
    const element = elements.find(({ route, file }) => file === id || route === `/api/#${id}`);
    expect(findSuggestions(`/api/${id}`, elements)[0], id).toEqual(element);
    expect(element, id).toBeDefined();
  }
});

test("every URL of the site in a file that programs read leads to a page or a file", () => {
  const origin = /(?<=^Sitemap: )https?:\/\/[^/]+/m.exec(textOf(site.files.get("/robots.txt") as SiteFile))?.[0];
  let count = 0;
  const lost = [...site.files].flatMap(([address, file]) => {
    if (!/\.(?:md|txt|xml|json|yaml|atom)$|api-catalog$/.test(address)) return [];
    const urls = textOf(file).match(new RegExp(`${origin}/[^\\s"'\`<>()\\\\#?\\]]*`, "g")) ?? [];
    count += urls.length;
    return urls
      .filter((url) => !isThere(url.slice(origin?.length).replace(/[.,:;*]+$/, "")))
      .map((url) => `${address}: ${url}`);
  });
  expect([...new Set(lost)]).toEqual([]);
  expect(count).toBeGreaterThan(1000);
});

/** Whether the path is a file of the site, or belongs to the API. */
const isThere = (path: string): boolean => site.files.has(path) || /^\/v[23](?:\/|$)|^\/mcp$/.test(path);

test("S10: no file is there that only the build or the server reads", () => {
  const wellKnown = ["api-catalog", "security.txt"].map((name) => `.well-known/${name}`);
  expect(built.filter((file) => /(?:^|\/)[._]/.test(file)).sort()).toEqual([".nojekyll", ...wellKnown]);
});

async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)));
}

const textOf = ({ plain }: SiteFile): string => Buffer.from(plain.bytes).toString("latin1");
