import { readdir, readFile } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import type { Root } from "hast";
import { attribute, listElements, parseHtml } from "./html.ts";

export interface Page {
  /** Below the output folder: `guides/upload/file-upload.html`. */
  file: string;
  /** Below the base path: `/guides/upload/file-upload`. */
  route: string;
  html: string;
  tree: Root;
}

/** `origin` has no trailing slash, `base` has a slash at both ends. */
export interface SiteAddress {
  origin: string;
  base: string;
}

/** `quickstart.html` → `/quickstart`, `api/index.html` → `/api/`. */
export const toRoute = (file: string): string => `/${file.replace(/(^|\/)index\.html$/, "$1").replace(/\.html$/, "")}`;

export const parsePage = (file: string, html: string) => ({ file, route: toRoute(file), html, tree: parseHtml(html) });

export const buildUrl = ({ origin, base }: SiteAddress, route: string): string => origin + base + route.slice(1);

export const isNotFound = ({ route }: Page): boolean => route === "/404";

export async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/"))
    .sort();
}

export async function readPages(folder: string): Promise<Page[]> {
  const files = (await listFiles(folder)).filter((file) => file.endsWith(".html"));
  return Promise.all(files.map(async (file) => parsePage(file, await readFile(join(folder, file), "utf8"))));
}

export function readHead({ tree }: Page) {
  const elements = listElements(tree);
  const meta = (key: "name" | "property", value: string) =>
    elements
      .filter(({ tagName, properties }) => tagName === "meta" && properties[key] === value)
      .map((element) => attribute(element, "content"))[0];
  const canonical = elements.find((element) => element.tagName === "link" && attribute(element, "rel") === "canonical");
  return {
    /** Without the site's name. */
    title: meta("property", "og:title"),
    description: meta("name", "description"),
    canonical: canonical && attribute(canonical, "href"),
  };
}
