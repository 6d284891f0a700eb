import { expect, test } from "vitest";
import { findSuggestions, findWithOtherEnding } from "./suggestions.ts";

const pages = [
  { title: "Introduction", route: "/" },
  { title: "Quickstart", route: "/quickstart" },
  { title: "Guides", route: "/category/guides" },
  { title: "Query a translation memory", route: "/guides/manage-content/tm-query" },
  { title: "Create a data source", route: "/guides/manage-content/create-a-datasource" },
  { title: "Instant translation", route: "/guides/translate-content/instant-translate" },
  { title: "API reference", route: "/api/" },
  { title: "Jobs", route: "/api/#tag-Jobs" },
  { title: "Webhooks", route: "/api/#tag-Webhooks" },
  { title: "Webhook payloads", route: "/api/#webhooks" },
  { title: "Job", route: "/api/#Job" },
  { title: "createJob", route: "/api/#createJob" },
  { title: "Errors with status 410", route: "/api/#error-file-deleted", file: "errors-410" },
  { title: "Errors with status 411", route: "/api/#error-length", file: "errors-411" },
];

const first = (pathname: string) => findSuggestions(pathname, pages)[0]?.route;

test("a misspelt route suggests the page it means", () => {
  expect(first("/quickstrat")).toBe("/quickstart");
  expect(first("/Quickstart")).toBe("/quickstart");
});

test("another reading of the query page's address suggests that page", () => {
  expect(first("/guides/manage-content/tm-query-ddb")).toBe("/guides/manage-content/tm-query");
});

test("a path below the reference suggests the location in it", () => {
  expect(first("/api/jobs")).toBe("/api/#tag-Jobs");
  expect(first("/api/createJob")).toBe("/api/#createJob");
  expect(first("/api/Job")).toBe("/api/#Job");
  expect(first("/api/errors-410")).toBe("/api/#error-file-deleted");
  expect(first("/api/webhooks")).toBe("/api/#webhooks");
});

test("the last part of a path is enough", () => {
  expect(first("/guides")).toBe("/category/guides");
  expect(first("/docs/instant-translation")).toBe("/guides/translate-content/instant-translate");
});

test("a name that begins or ends with a route suggests it", () => {
  expect(first("/openapi")).toBe("/api/");
  expect(first("/apikey")).toBe("/api/");
});

test("only the beginning of a long path is compared", () => {
  expect(findSuggestions(`${"/".repeat(200)}quickstart`, pages)).toEqual([]);
});

test("an address like nothing here suggests nothing", () => {
  expect(findSuggestions("/wp-login.php", pages)).toEqual([]);
  expect(findSuggestions("/_", pages)).toEqual([]);
});

test.each([
  ["/nope/page", "LanguagePair"],
  ["/user/profile", "File"],
  ["/docker", "Docs"],
  ["/payments", "Segments"],
])("%s doesn't suggest %s, which shares only letters", (path, title) => {
  expect(findSuggestions(path, [{ title, route: `/api/#${title}` }])).toEqual([]);
});

test.each([
  ["/mempry", "Memory"],
  ["/segmnet", "Segment"],
  ["/tmquery", "TM query"],
  ["/start", "Quickstart"],
  ["/dcoument", "Documents"],
  ["/docuemnt", "Documents"],
])("%s suggests %s", (path, title) => {
  expect(findSuggestions(path, [{ title, route: `/api/#${title}` }])).toHaveLength(1);
});

test.each([
  ["/quickstart/index.html", "/quickstart"],
  ["/quickstart/", "/quickstart"],
  ["/api.html", "/api/"],
  ["/index.html", "/"],
])("%s is %s but for its ending", (path, route) => {
  const pages = ["/", "/quickstart", "/api/"].map((route) => ({ title: route, route }));
  expect(findWithOtherEnding(path, pages)?.route).toBe(route);
});

test.each(["/quickstart", "/Quickstart/", "/quickstart.md", "/api/jobs.html"])("%s is no page's address", (path) => {
  const pages = ["/", "/quickstart", "/api/"].map((route) => ({ title: route, route }));
  expect(findWithOtherEnding(path, pages)).toBeUndefined();
});

test("a page with two names is suggested once", () => {
  const routes = findSuggestions("/quickstrat", [
    { route: "/quickstart", title: "Quickstart" },
    { route: "/quickstart", title: "Getting started" },
  ]);
  expect(routes.map(({ title }) => title)).toEqual(["Quickstart"]);
});

test("next to an equal name nothing is suggested that shares only letters, and a title is listed once", () => {
  const routes = findSuggestions("/changes", [
    { route: "/api/#changes", title: "Changes" },
    { route: "/api/#supported-languages", title: "Languages" },
    { route: "/api/#tag-Languages", title: "Languages" },
  ]);
  expect(routes.map(({ title }) => title)).toEqual(["Changes"]);
  const twice = findSuggestions("/language", [
    { route: "/api/#supported-languages", title: "Languages" },
    { route: "/api/#tag-Languages", title: "Languages" },
  ]);
  expect(twice).toHaveLength(1);
});
