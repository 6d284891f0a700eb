import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { listFiles } from "@openparlance/site/markdown";
import { group, SearchEngine, unpackRecords } from "@openparlance/site/search";
import { expect, test } from "vitest";
import { measureWays } from "./bytes-to-response.ts";
import { queries } from "./integrator-queries.ts";

const dist = fileURLToPath(new URL("../../../site/dist", import.meta.url));
const read = (file: string) => readFile(join(dist, file), "utf8");
const entries = Object.entries(queries);

test("there are forty questions", () => {
  expect(entries).toHaveLength(40);
});

test("search has the right page of at least 38 queries among the first three results", async () => {
  const file = (await readdir(join(dist, "assets"))).find((name) => /^search\..*\.json$/.test(name)) ?? "";
  const engine = await SearchEngine.over(unpackRecords(await read(join("assets", file))));
  const firstThree = (query: string) =>
    group(engine.search(query, 40).hits, 6)
      .flatMap(({ hits }) => hits.map(({ record }) => record.url))
      .slice(0, 3);
  const missed = entries
    .map(([query, responses]) => ({ query, responses, matches: firstThree(query) }))
    .filter(({ responses, matches }) => !matches.some((url) => responses.includes(url)));
  expect(missed.length > 2 ? missed : []).toEqual([]);
});

const maxBytes = 20_000;

/** The Markdown files that hold a location: a piece of the reference, or a guide and the section of it. */
async function listFilesWith(url: string): Promise<string[]> {
  const [route = "", anchor = ""] = url.split("#", 2);
  if (route === "/api/") {
    return pieces
      .filter(({ anchors }) => anchors.includes(anchor))
      .flatMap(({ id }) => [`/api/${id}.md`, `/llms/${id}/${anchor.replace(/^(?:error|reason)-/, "")}.md`]);
  }
  if (!anchor) return [`${route}.md`];
  const html = await read(`${route}.html`);
  const headings = [...html.matchAll(/<(h[1-6])[^>]* id="?([^">\s]+)/g)];
  const index = headings.findIndex(([, , id]) => id === anchor);
  expect(index, url).toBeGreaterThan(-1);
  const section = headings.slice(0, index + 1).findLast(([, level]) => level === "h2")?.[2];
  return [`${route}.md`, `/llms/${route.split("/").at(-1)}/${section}.md`];
}

const pieces = listFiles("https://docs.example/api/");

test(`the response of at least 38 is within ${maxBytes} bytes from llms.txt, with whole files`, async () => {
  const ways = await measureWays("/llms.txt", maxBytes, (path) => read(path).catch(() => undefined));
  const missed: string[] = [];
  for (const [query, responses] of entries) {
    const files = (await Promise.all(responses.map(listFilesWith))).flat();
    if (!files.some((file) => ways.has(file))) missed.push(query);
  }
  expect(missed.length > 2 ? missed : []).toEqual([]);
});
