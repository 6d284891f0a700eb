import { describe, expect, test } from "vitest";
import { checkLinks, checkManifest } from "./links.ts";
import type { SiteAddress } from "./pages.ts";
import { location, pageWith } from "./testing/page-with.ts";

const quickstart = pageWith("quickstart.html", '<h2 id="größe">Size</h2>');
const reference = pageWith("api/index.html", '<h2 id="createJob">Create</h2>');
const notFound = pageWith("404.html", '<p id="status"></p>');

function findProblems(main: string, { at = location, file = "index.html" }: { at?: SiteAddress; file?: string } = {}) {
  const pages = [pageWith(file, main), quickstart, reference, notFound];
  return checkLinks({ ...at, pages, files: ["quickstart.md", "openapi.yaml", "samples/größe.txt"] });
}

describe("a link that is right", () => {
  test.each([
    "/quickstart",
    "/quickstart?from=home",
    "/api/#createJob",
    "/quickstart#gr%C3%B6%C3%9Fe",
    "quickstart",
    "#",
    "#top",
    "/quickstart.md",
    "/openapi.yaml",
    "/samples/gr%C3%B6%C3%9Fe.txt",
    "https://docs.example/quickstart",
    "https://elsewhere.example/missing",
    "mailto:someone@elsewhere.example",
  ])("%s", (link) => {
    expect(findProblems(`<a href="${link}">x</a>`)).toEqual([]);
  });
});

test("a link to a page that is missing is an error that names page, line and target", () => {
  expect(findProblems('<p>\n<a href="/quickstrat">x</a></p>')).toEqual([
    {
      severity: "error",
      page: "index.html",
      line: 3,
      message: "links to /quickstrat, but that page or file doesn't exist",
    },
  ]);
});

test.each([
  ["/quickstart/", "/quickstart"],
  ["/quickstart.html", "/quickstart"],
  ["/api", "/api/"],
  ["/index.html", "/"],
])("a link to %s is an error that names the clean address %s", (link, clean) => {
  const [problem] = findProblems(`<a href="${link}">x</a>`);
  expect(problem).toMatchObject({ severity: "error", message: expect.stringContaining(`URL is ${clean}`) });
});

test("addresses are compared with their case", () => {
  expect(findProblems('<a href="/Quickstart">x</a>')).toMatchObject([{ severity: "error" }]);
});

test("a link to a Markdown file that is missing is a warning", () => {
  expect(findProblems('<a href="./guides/missing.mdx">x</a>')).toMatchObject([
    { severity: "warning", page: "index.html", message: expect.stringContaining("./guides/missing.mdx") },
  ]);
});

test("a hash that the target does not have is a warning that names page and target", () => {
  expect(findProblems('<a href="/api/#createJbo">x</a>')).toMatchObject([
    {
      severity: "warning",
      page: "index.html",
      message: "links to /api/#createJbo, but /api/ has no element with that ID",
    },
  ]);
  expect(findProblems('<a href="#nowhere">x</a>')).toMatchObject([{ severity: "warning" }]);
});

test("the links of the reference are looked at like all others", () => {
  expect(findProblems('<a href="/missing">x</a>', { file: "guides/reference.html" })).toMatchObject([
    { severity: "error", page: "guides/reference.html" },
  ]);
});

test("links inside a template count, its ids do not", () => {
  expect(findProblems('<template><a href="/missing">x</a></template>')).toMatchObject([{ severity: "error" }]);
  expect(findProblems('<template><b id="later"></b></template><a href="#later">x</a>')).toMatchObject([
    { severity: "warning" },
  ]);
});

test("a script, style or picture that is missing is an error", () => {
  const main = '<img src="/a.png"><script src="/b.js"></script><link rel="stylesheet" href="/c.css">';
  expect(findProblems(main).map(({ severity }) => severity)).toEqual(["error", "error", "error"]);
});

test("nothing may link to the not-found page, which may link into itself", () => {
  expect(findProblems('<a href="/404">x</a>')).toMatchObject([{ severity: "error" }]);
  expect(checkLinks({ ...location, pages: [pageWith("404.html", '<a id="a" href="#a">x</a>')], files: [] })).toEqual(
    [],
  );
});

describe("with a base path", () => {
  const at = { ...location, base: "/docs/" };

  test("links below it are followed", () => {
    expect(findProblems('<a href="/docs/quickstart">x</a><a href="/docs/">y</a>', { at })).toEqual([]);
    expect(findProblems('<a href="/docs/missing">x</a>', { at })).toMatchObject([{ severity: "error" }]);
  });

  test("a link that forgot it is an error", () => {
    expect(findProblems('<a href="/quickstart">x</a>', { at })).toMatchObject([
      { severity: "error", message: "links to /quickstart, which is outside the base /docs/" },
    ]);
  });

  test("another URL on the same host belongs to another site", () => {
    expect(findProblems('<a href="https://docs.example/about">x</a>', { at })).toEqual([]);
  });
});

test("an icon or start page of the web manifest that is missing is an error", () => {
  const targets = { ...location, pages: [quickstart], files: ["icon.png"] };
  const manifest = { start_url: "/missing", icons: [{ src: "/icon.png" }, { src: "/icon-2.png" }] };
  expect(checkManifest("manifest.webmanifest", JSON.stringify(manifest), targets)).toMatchObject([
    { severity: "error", page: "manifest.webmanifest", message: expect.stringContaining("/missing") },
    { severity: "error", page: "manifest.webmanifest", message: expect.stringContaining("/icon-2.png") },
  ]);
});
