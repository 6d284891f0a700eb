import { expect, test } from "vitest";
import { type FileList, listFileLists, llmsFull, llmsIndex, type MarkdownPage, writeFileList } from "./llms.ts";
import { location } from "./testing/page-with.ts";

const twin = (route: string, title: string): [string, MarkdownPage] => [
  route,
  { route, title, description: `About ${title}.`, markdown: `# ${title}\n` },
];

const sections = [{ file: "/llms/one/a.md", title: "A", markdown: "# One: A\n" }];
const twins = new Map([
  twin("/", "Home"),
  twin("/category/more", "More"),
  ["/guides/one", { ...twin("/guides/one", "One")[1], sections }],
  twin("/api/", "API"),
]);
const category = { route: "/category/more", title: "More", description: "More.", children: [{ route: "/guides/one" }] };
const piece = { id: "createJob", group: "Jobs", title: "", description: "", purpose: "Create a job", anchors: [] };
const listed = {
  sidebar: [{ route: "/" }, category],
  twins,
  groups: [{ name: "Jobs", description: "Orders." }],
  pieces: [piece],
};
const lists = listFileLists(listed);
const index = llmsIndex({ title: "Docs", summary: "All of it.", lists, location });
const textOf = (route: string) => writeFileList(lists.find((list) => list.route === route) as FileList, location);

test("llms.txt has a title, a summary, and a link to the list of each part", () => {
  expect(index).toMatch(/^# Docs\n\n> All of it\.\n\n/);
  expect(index.match(/^## .*/gm)).toEqual(["## Guides", "## API reference", "## Optional"]);
  expect(index).toContain("- [Start here](https://docs.example/llms/start.txt): Home\n");
  expect(index).toContain("- [More](https://docs.example/llms/more.txt): More. One\n");
  expect(index).toContain("- [Jobs](https://docs.example/llms/api-jobs.txt): Orders.\n");
});

test("every link leads to Markdown or plain text", () => {
  const texts = [index, ...lists.map((list) => writeFileList(list, location))];
  const links = texts.flatMap((text) => [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, link]) => link));
  expect(links.filter((link) => !/\.(?:md|txt)$/.test(link ?? ""))).toEqual([]);
});

test("a list has the pages of its category with their sections, or the operations of its tag with what each is for", () => {
  expect(textOf("/llms/more.txt")).toBe(`# Guides: More

> More. One

All lists: [llms.txt](https://docs.example/llms.txt)

## Files

- [More](https://docs.example/category/more.md): About More.
- [One](https://docs.example/guides/one.md): About One.
  - [A](https://docs.example/llms/one/a.md)
`);
  expect(textOf("/llms/api-jobs.txt")).toContain(
    "- [createJob](https://docs.example/api/createJob.md): Create a job\n",
  );
});

test("a page that a list must name and that does not exist is an error", () => {
  expect(() => listFileLists({ ...listed, twins: new Map() })).toThrow("no page /");
});

test("the full text holds the pages in order, each after its address", () => {
  expect(llmsFull(["/", "/api/"], twins, [], location)).toBe(
    "<!-- https://docs.example/ -->\n\n# Home\n\n<!-- https://docs.example/api/ -->\n\n# API\n",
  );
});
