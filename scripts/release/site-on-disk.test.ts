import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { formatChecksums } from "./artifacts.ts";
import { findDeadLinks, packSite, readDiskSite, toRelative } from "./site-on-disk.ts";

async function write(files: Record<string, string>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "disk-site-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  return folder;
}

const known = new Set([
  "index.html",
  "quickstart.html",
  "api.html",
  "api/createJob.html",
  "guides/a/index.html",
  "assets/a.css",
  "samples/größe.txt",
]);

test.each([
  ["index.html", "/quickstart", "quickstart.html"],
  ["quickstart.html", "/", "index.html"],
  ["quickstart.html", "/api/#Job", "api.html#Job"],
  ["api/createJob.html", "/assets/a.css", "../assets/a.css"],
  ["api/createJob.html", "/guides/a", "../guides/a/index.html"],
  ["api/createJob.html", "/api/createJob#body", "#body"],
  ["index.html", "/samples/gr%C3%B6%C3%9Fe.txt", "samples/gr%C3%B6%C3%9Fe.txt"],
  ["index.html", "/nowhere", "/nowhere"],
  ["index.html", "https://www.parlance.example/", "https://www.parlance.example/"],
])("on %s, the link %s becomes %s", (path, link, relative) => {
  expect(toRelative(path, `<a class="x" href="${link}">`, known)).toBe(`<a class="x" href="${relative}">`);
});

test("links without quotation marks are relative too", () => {
  const page = "<a href=/quickstart>one</a><a href=/api/#Job class=x>two</a><img src=//cdn.example/a.png>";
  expect(toRelative("guides/a/index.html", page, known)).toBe(
    '<a href="../../quickstart.html">one</a><a href="../../api.html#Job" class=x>two</a><img src=//cdn.example/a.png>',
  );
});

test("every page from disk begins with what needs a server, and where to search instead", () => {
  const page = toRelative("guides/a/index.html", '<body class="x"><h1>A</h1>', new Set([...known, "llms-full.txt"]));
  expect(page).toMatch(/^<body class="x"><section class="announcement"[^>]*><p>This copy is read from disk\./);
  expect(page).toContain("<code>parlance serve</code>");
  expect(page).toContain('<a href="../../llms-full.txt">');
});

test("links that lead nowhere are found, with and without quotation marks", () => {
  const files = Object.entries({
    "index.html": '<h1 id=top></h1><a href="b.html#one"></a><a href=#top></a><a href="https://parlance.example">',
    "b.html": '<a href="index.html#none"></a><a href=/a></a><img src="../c.png"><a href="#one" id="one"></a>',
  }).map(([path, text]) => ({ path, bytes: Buffer.from(text) }));
  expect(findDeadLinks(files)).toEqual(["b.html: index.html#none", "b.html: /a", "b.html: ../c.png"]);
});

test("pages from disk have no scripts, and what is there for readers without them", () => {
  const page = `<script>f()</script><script type="module" src="/assets/a.js"></script><noscript><p>Text</p></noscript>`;
  expect(toRelative("index.html", page, known)).toBe("<p>Text</p>");
});

test("a page that leads to another leads to its file", () => {
  const page = '<meta http-equiv="refresh" content="0; url=/guides/a">';
  expect(toRelative("guides/b.html", page, known)).toBe('<meta http-equiv="refresh" content="0; url=a/index.html">');
});

test("style sheets name their files from their own folder", () => {
  expect(toRelative("assets/a.css", "a{src:url(/assets/a.css)}", known)).toBe("a{src:url(a.css)}");
});

test("a site on disk has every page and file once, without copies, compressed twins, and programs", async () => {
  const site = await write({
    "index.html": '<a href="/b">',
    "b.html": "b",
    "b.html.br": "",
    "b.html.gz": "",
    "b/index.html": "b",
    "assets/a.js": "",
    "assets/a.css": "",
    ".well-known/api-catalog": "{}",
    "openapi.json": "{}",
  });
  const entries = readDiskSite(site);
  expect(entries.map(({ path }) => path)).toEqual(["assets/a.css", "b.html", "index.html", "openapi.json"]);
  expect(entries.find(({ path }) => path === "index.html")?.bytes.toString()).toBe('<a href="b.html">');
});

test("an archive of the same files has the same bytes", async () => {
  const files = [{ path: "größe.txt", bytes: Buffer.from("one") }];
  const [one, other] = await Promise.all([packSite(files), packSite(files)]);
  expect(one.equals(other)).toBe(true);
  expect(one.includes(Buffer.from("größe.txt"))).toBe(true);
});

test("checksums are in the form of sha256sum", async () => {
  const folder = await write({ "b.txt": "b", "a.txt": "", SHA256SUMS: "old" });
  expect(await formatChecksums(folder)).toBe(
    "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855  a.txt\n3e23e8160039594a33894f6564e1b1348bbd7a0088d42c4acb73eeaed59c009d  b.txt\n",
  );
});
