import { expect, test } from "vitest";
import { place } from "./fixtures.ts";
import { llmsFull, llmsIndex, type Twin } from "./llms.ts";

const twin = (route: string, title: string): [string, Twin] => [
  route,
  { route, title, description: `About ${title}.`, markdown: `# ${title}\n` },
];

const twins = new Map([
  twin("/", "Home"),
  twin("/category/more", "More"),
  twin("/guides/one", "One"),
  twin("/api/", "API"),
]);
const category = { route: "/category/more", title: "More", description: "", children: [{ route: "/guides/one" }] };
const index = { title: "Docs", summary: "All of it.", sidebar: [{ route: "/" }, category], twins, place };

test("the list has a title, a summary and a section of links for each part", () => {
  const text = llmsIndex(index);
  expect(text).toMatch(/^# Docs\n\n> All of it\.\n\n/);
  expect(text.match(/^## .*/gm)).toEqual(["## Start here", "## More", "## API", "## Optional"]);
});

test("every link leads to Markdown or plain text", () => {
  const links = [...llmsIndex(index).matchAll(/\]\(([^)]+)\)/g)].map(([, link]) => link);
  expect(links.filter((link) => !/\.(?:md|txt)$/.test(link ?? ""))).toEqual([]);
});

test("it links the twin of every page", () => {
  for (const file of ["index.md", "category/more.md", "guides/one.md", "api.md"]) {
    expect(llmsIndex(index)).toContain(`](https://docs.example/${file}): About `);
  }
});

test("a page that it must name and that does not exist is an error", () => {
  expect(() => llmsIndex({ ...index, twins: new Map() })).toThrow("no page /");
});

test("the full text holds the pages in order, each after its address", () => {
  expect(llmsFull(["/", "/api/"], twins, [], place)).toBe(
    "<!-- https://docs.example/ -->\n\n# Home\n\n<!-- https://docs.example/api/ -->\n\n# API\n",
  );
});
