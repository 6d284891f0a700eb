import { readFile } from "node:fs/promises";
import { findVanished } from "../src/reference/view/anchors/anchors.ts";
import type { Problem } from "./judge-build.ts";
import { listIds } from "./links.ts";
import type { Page } from "./pages.ts";

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
