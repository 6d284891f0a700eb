import { expect, test } from "vitest";
import { checkDuplicates, listGuideSources, listPageSources, listPublicSources } from "./duplicates.ts";

const guides = listGuideSources([
  { route: "/" },
  { route: "/quickstart" },
  { route: "/category/guides", title: "Guides", description: "", children: [{ route: "/guides/upload" }] },
]);

const page = (entrypoint: string, pattern: string) => ({
  entrypoint: `src/pages/${entrypoint}`,
  pattern,
  params: pattern.match(/(?<=\[)[^\]]+/g) ?? [],
  origin: "project",
});

const noFiles = new Map<string, string[]>();

test.each([
  ["a page", listPageSources([page("quickstart.astro", "/quickstart")], noFiles), "src/pages/quickstart.astro"],
  [
    "a page in a folder",
    listPageSources([page("quickstart/index.md", "/quickstart")], noFiles),
    "src/pages/quickstart/index.md",
  ],
  [
    "a page with parameters",
    listPageSources([page("[slug].astro", "/[slug]")], new Map([["/[slug]", ["quickstart.html"]]])),
    "src/pages/[slug].astro",
  ],
  ["a file", listPublicSources(["quickstart.html"]), "public/quickstart.html"],
  ["a file in a folder", listPublicSources(["quickstart/index.html"]), "public/quickstart/index.html"],
  ["a file without an ending", listPublicSources(["quickstart"]), "public/quickstart"],
])("%s with the route of a guide is a warning that names both", (_, others, file) => {
  expect(checkDuplicates([...guides, ...others])).toEqual([
    {
      severity: "warning",
      page: file,
      message: "has the route /quickstart a second time, after src/docs/quickstart.mdx",
    },
  ]);
});

test("two pages, a page and a file, a category and a page, and the home page count, too", () => {
  const matches = [
    page("about.astro", "/about"),
    page("about/index.astro", "/about"),
    page("index.astro", "/"),
    page("category/guides.astro", "/category/guides"),
    page("data.json.ts", "/data.json"),
  ];
  const others = [...listPageSources(matches, noFiles), ...listPublicSources(["data.json", "quickstart.md"])];
  expect(
    checkDuplicates([...guides, ...others]).map(({ page, message }) => [page, message.split(" after ")[1]]),
  ).toEqual([
    ["src/pages/about/index.astro", "src/pages/about.astro"],
    ["src/pages/index.astro", "src/docs/index.mdx"],
    ["src/pages/category/guides.astro", "src/docs/sidebar.ts"],
    ["public/data.json", "src/pages/data.json.ts"],
  ]);
});

test("a slash at the end makes no other route", () => {
  const sources = [
    { file: "a", route: "/api/" },
    { file: "b", route: "/api" },
  ];
  expect(checkDuplicates(sources)).toMatchObject([{ page: "b" }]);
});

test("routes that an integration adds are no pages of the folder", () => {
  expect(listPageSources([{ ...page("about.astro", "/about"), origin: "external" }], noFiles)).toEqual([]);
});
