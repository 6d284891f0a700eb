import { describe, expect, test } from "vitest";
import { docsRoutes } from "../pages.ts";
import { readPage } from "./read-page.ts";

describe.each(docsRoutes)("on %s", (route) => {
  const page = readPage(route);
  const addressesOf = (links: string) => page.all(links).map((link) => link.attribute("href"));

  test("S9: the table of contents holds the headings of levels 2 and 3, in order", () => {
    const headings = page.all("article :is(h2, h3)[id]").map((heading) => `#${heading.attribute("id")}`);
    const listed = addressesOf("nav.contents a");
    expect(listed).toEqual(headings.length < 2 ? [] : headings);
    if (listed.length > 0) expect(page.all('nav[aria-label="On this page"]')).toHaveLength(1);
  });

  if (!route.startsWith("/category/"))
    test("the first uses of terms lead to the glossary", () => {
      const links = addressesOf("main a.term");
      expect(links.length).toBeGreaterThan(0);
      expect(new Set(links).size).toBe(links.length);
      for (const link of links) expect(link).toMatch(/^\/api\/#term-/);
    });

  test("S7: the sidebar is the one tree, with the page marked, and so is the menu of narrow screens", () => {
    expect(addressesOf(".sidebar a")).toEqual([...docsRoutes]);
    expect(addressesOf(".sidebar [aria-current=page]")).toEqual([route]);
    const linksIn = (tree: string) => page.all(`${tree} a`).map((link) => [link.text, link.attribute("href")]);
    expect(linksIn("#mobile-menu .tree")).toEqual(linksIn(".sidebar"));
  });
});
