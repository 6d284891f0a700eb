import type { Element } from "hast";
import { attribute, collectText, listElements } from "./html.ts";
import type { Problem } from "./judge-build.ts";
import { buildUrl, isNotFound, type Page, readHead, type SiteAddress } from "./pages.ts";

/** Checks title, description, canonical URL, language, one main heading, and unique IDs of each page. */
export function checkHeads(pages: readonly Page[], location: SiteAddress): Problem[] {
  const titles = new Map<string, string>();
  const descriptions = new Map<string, string>();
  return pages.flatMap((page) => {
    const elements = listElements(page.tree);
    const title = elements.find(({ tagName }) => tagName === "title");
    const { description, canonical } = readHead(page);
    const expected = isNotFound(page) ? undefined : buildUrl(location, page.route);
    const headings = elements.filter(({ tagName }) => tagName === "h1").length;
    const html = elements.find(({ tagName }) => tagName === "html");
    const messages = [
      unique("title", title && collectText(title).trim(), page, titles),
      unique("description", description, page, descriptions),
      canonical !== expected && `has the canonical URL ${canonical ?? "(none)"} instead of ${expected ?? "none"}`,
      headings !== 1 && `has ${headings} h1 headings instead of 1`,
      !(html && attribute(html, "lang")) && "has no language",
      ...repeatedIds(elements).map((id) => `has the ID "${id}" more than once`),
    ];
    return messages
      .filter((message) => typeof message === "string")
      .map((message): Problem => ({ severity: "error", page: page.file, message }));
  });
}

function unique(what: string, value: string | undefined, page: Page, seen: Map<string, string>) {
  if (!value) return `has no ${what}`;
  const other = seen.get(value);
  seen.set(value, page.file);
  return other !== undefined && `has the same ${what} as ${other}: ${value}`;
}

function repeatedIds(elements: readonly Element[]): string[] {
  const seen = new Set<string>();
  const ids = elements.flatMap((element) => attribute(element, "id") ?? []);
  return ids.filter((id) => seen.size === seen.add(id).size);
}
