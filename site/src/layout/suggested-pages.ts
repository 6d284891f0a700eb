import { operations } from "@openparlance/api";
import { hrefOf } from "../docs/links.ts";
import { docsPages, fullTitle } from "../docs/pages.ts";
import type { PageSuggestion } from "../docs/suggestions.ts";
import { listFiles } from "../markdown/files.ts";

export const listedPages: readonly PageSuggestion[] = [
  ...docsPages.map((page) => ({ route: page.route, title: fullTitle(page) })),
  { route: "/api/", title: "API reference" },
];

const tags = [...new Set(Object.values(operations).map(({ tag }) => tag))];

/** Every page, and each part of the reference with its own Markdown file. */
export const pages: readonly PageSuggestion[] = [
  ...listedPages,
  // Names of these pages on other sites.
  { route: "/quickstart", title: "Getting started" },
  { route: "/", title: "Docs" },
  { route: "/api/#usage-and-charges", title: "Pricing" },
  { route: "/api/#changes", title: "Changelog" },
  { route: "/api/#client-libraries", title: "SDKs" },
  { route: "/quickstart#run-your-own", title: "Install" },
  ...tags.map((tag) => ({ route: `/api/#tag-${tag}`, title: tag })),
  ...Object.values(operations).map(({ id }) => ({ route: `/api/#${id}`, title: id })),
  ...listFiles(new URL(hrefOf("/api/"), import.meta.env.SITE).href)
    .filter(({ id }) => !(id in operations))
    .map(({ id, title, anchors: [anchor = id] }) => ({
      route: `/api/#${anchor}`,
      title,
      ...(anchor !== id && { file: id }),
    })),
];
