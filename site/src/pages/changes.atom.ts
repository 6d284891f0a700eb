import type { APIRoute } from "astro";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { lastChange } from "../../build/sitemap.ts";
import { writeFeed } from "../changes/feed.ts";
import { changeEntries, textOf } from "../changes/index.ts";
import { site as names } from "../config.ts";
import { hrefOf } from "../docs/links.ts";
import { Markdown } from "../reference/view/text/markdown.tsx";

export const GET: APIRoute = async ({ site }) => {
  const page = new URL(hrefOf("/api/"), site).href;
  const today = await lastChange(process.cwd(), ["api/description"]);
  const feed = writeFeed({
    title: `Changes to the ${names.product} API`,
    author: names.company.name,
    feed: new URL(hrefOf("/changes.atom"), site).href,
    page: `${page}#changes`,
    entries: changeEntries.map(({ on = today, ...entry }) => ({
      id: entry.id,
      title: entry.title,
      on,
      html: renderToStaticMarkup(createElement(Markdown, { text: textOf({ on, ...entry }) })).replaceAll(
        'href="#',
        `href="${page}#`,
      ),
    })),
  });
  return new Response(feed, { headers: { "content-type": "application/atom+xml; charset=utf-8" } });
};
