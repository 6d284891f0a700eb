import { readFile } from "node:fs/promises";
import type { Element } from "hast";
import { findVanished } from "../src/reference/view/anchors/anchors.ts";
import { attribute, lineOf, listElements } from "./html.ts";
import type { Problem } from "./judge-build.ts";
import { buildUrl, isNotFound, type Page, type SiteAddress } from "./pages.ts";

export interface LinkTargets extends SiteAddress {
  pages: readonly Page[];
  files: readonly string[];
}

/**
 * Checks links, including those in `<template>`, and the files that pages load. A missing page or file is an error, a
 * missing Markdown file or hash a warning.
 */
export function checkLinks(targets: LinkTargets): Problem[] {
  const faultOf = linkJudge(targets);
  return targets.pages.flatMap((page) => {
    // The not-found page is shown at any URL, so it may link to its own hashes, but not to those of a page.
    const own = isNotFound(page) ? listIds(page) : undefined;
    return listLinks(page).flatMap(({ element, link }): Problem[] => {
      if (own && link.startsWith("#") && own.has(link.slice(1))) return [];
      const fault = faultOf(link, page.route);
      return fault ? [{ ...fault, page: page.file, line: lineOf(element) }] : [];
    });
  });
}

export function checkManifest(file: string, text: string, targets: LinkTargets): Problem[] {
  const faultOf = linkJudge(targets);
  const { start_url: start, icons = [] } = JSON.parse(text) as { start_url?: string; icons?: { src: string }[] };
  return [...(start ? [start] : []), ...icons.map(({ src }) => src)].flatMap((link): Problem[] => {
    const fault = faultOf(link, `/${file}`);
    return fault ? [{ ...fault, page: file }] : [];
  });
}

type Fault = Pick<Problem, "severity" | "message">;

function linkJudge({ pages, files, ...location }: LinkTargets): (link: string, route: string) => Fault | undefined {
  const idsByRoute = new Map(pages.filter((page) => !isNotFound(page)).map((page) => [page.route, listIds(page)]));
  const otherFiles = new Set(files.filter((file) => !file.endsWith(".html")));

  return (link, route) => {
    const url = URL.parse(link, buildUrl(location, route));
    if (!url) return error(`links to ${link}, which isn't a valid URL`);
    if (url.origin !== location.origin) return undefined;
    if (!url.pathname.startsWith(location.base)) {
      // A full URL may belong to another site on the same host.
      const isFull = /^https?:/i.test(link);
      return isFull ? undefined : error(`links to ${link}, which is outside the base ${location.base}`);
    }
    const path = decodeURIComponent(`/${url.pathname.slice(location.base.length)}`);
    const ids = idsByRoute.get(path);
    if (ids) {
      const id = decodeURIComponent(url.hash.slice(1));
      const isThere = id === "" || id === "top" || ids.has(id);
      return isThere ? undefined : warning(`links to ${link}, but ${path} has no element with that ID`);
    }
    if (otherFiles.has(path.slice(1))) return undefined;
    if (/\.mdx?$/.test(path)) return warning(`links to the Markdown file ${link}, which doesn't exist`);
    const bare = path.replace(/(?:\/index)?(?:\.html)?\/?$/, "");
    const actual = [bare || "/", `${bare}/`].find((address) => idsByRoute.has(address));
    const hint = actual ? `; the page's URL is ${actual}` : "";
    return error(`links to ${link}, but that page or file doesn't exist${hint}`);
  };
}

const error = (message: string): Fault => ({ severity: "error", message });
const warning = (message: string): Fault => ({ severity: "warning", message });

const listIds = ({ tree }: Page): Set<string> =>
  new Set(listElements(tree).flatMap((element) => attribute(element, "id") ?? []));

const linkAttributes = ["href", "src", "action", "data", "poster", "xLinkHref"];

function listLinks({ tree }: Page): { element: Element; link: string }[] {
  return listElements(tree, { templates: true }).flatMap((element) => {
    const names = isImageMeta(element) ? ["content"] : linkAttributes;
    return names.flatMap((name) => {
      const link = attribute(element, name);
      return link === undefined ? [] : [{ element, link }];
    });
  });
}

const isImageMeta = ({ tagName, properties }: Element): boolean =>
  tagName === "meta" && (properties.property === "og:image" || properties.name === "twitter:image");

export const readPublished = async (): Promise<string[]> =>
  (await readFile(new URL("../src/reference/view/anchors/anchors.lock", import.meta.url), "utf8"))
    .split("\n")
    .filter(Boolean);

/** Each published ID must be on the page of the reference, or redirect to an ID that is. */
export function checkAnchors(page: Page, published: readonly string[]): Problem[] {
  return findVanished(listIds(page), published).map((id) => ({
    severity: "error",
    page: page.file,
    message: `lost the published ID ${id}; restore it, or add a redirect to site/src/reference/view/anchors/anchors.redirects.json`,
  }));
}
