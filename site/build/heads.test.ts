import { expect, test } from "vitest";
import { checkHeads } from "./heads.ts";
import { location, pageWith } from "./testing/page-with.ts";

const head = (title: string, canonical: string) =>
  `<title>${title}</title><meta name="description" content="About ${title}."><link rel="canonical" href="${canonical}">`;

const home = pageWith("index.html", "<h1>Home</h1>", head("Home", "https://docs.example/"));
const listMessages = (...pages: Parameters<typeof checkHeads>[0]) =>
  checkHeads(pages, location).map(({ severity, page, message }) => `${severity}: ${page} ${message}`);

test("pages with a title, a description and a canonical address of their own are sound", () => {
  const api = pageWith("api/index.html", "<h1>API</h1>", head("API", "https://docs.example/api/"));
  expect(listMessages(home, api)).toEqual([]);
});

test("a second page with the same title or description is an error that names both", () => {
  const start = pageWith("start.html", "<h1>Start</h1>", head("Home", "https://docs.example/start"));
  expect(listMessages(home, start)).toEqual([
    "error: start.html has the same title as index.html: Home",
    "error: start.html has the same description as index.html: About Home.",
  ]);
});

test("the canonical address is the clean one below the base path", () => {
  const start = pageWith("start.html", "<h1>Start</h1>", head("Start", "https://docs.example/start/"));
  expect(listMessages(start)).toEqual([
    "error: start.html has the canonical URL https://docs.example/start/ instead of https://docs.example/start",
  ]);
});

test("the not-found page has none", () => {
  const notFound = pageWith("404.html", "<h1>Lost</h1>", head("Lost", "https://docs.example/404"));
  expect(listMessages(notFound)).toEqual([
    "error: 404.html has the canonical URL https://docs.example/404 instead of none",
  ]);
});

test("a page without a head, with two headings or with one id twice is an error", () => {
  expect(listMessages(pageWith("start.html", '<h1 id="a">One</h1><h1 id="a">Two</h1>'))).toEqual([
    "error: start.html has no title",
    "error: start.html has no description",
    "error: start.html has the canonical URL (none) instead of https://docs.example/start",
    "error: start.html has 2 h1 headings instead of 1",
    'error: start.html has the ID "a" more than once',
  ]);
});
