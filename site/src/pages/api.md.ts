import type { APIRoute } from "astro";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { htmlToMarkdown } from "../../build/markdown.ts";
import { href } from "../docs/links.ts";
import { markdown, reference } from "../reference/model/index.ts";
import {
  ErrorCatalogue,
  Glossary,
  Introduction,
  Limits,
  StateMachines,
  WebhookPayloads,
} from "../reference/view/sections/index.ts";
import { ownSections } from "../reference/view/sections/own-sections.ts";

/** The reference in Markdown: the calls and entities from their model, the sections around them as they are drawn. */
export const GET: APIRoute = ({ site }) => {
  const address = new URL(href("/api/"), site).href;
  const drawn = (...views: (() => React.ReactNode)[]) =>
    views.map((view) => htmlToMarkdown(renderToStaticMarkup(createElement(view)), address).trim());
  const [top, ...calls] = markdown(reference, ownSections.guideTitle)
    .replaceAll("](#", `](${address}#`)
    .replaceAll("](/", `](${new URL(href("/"), site).href}`)
    .split(/^(?=## )/m);
  const parts = [
    top,
    ...drawn(Introduction),
    ...calls,
    ...drawn(WebhookPayloads, StateMachines, ErrorCatalogue, Limits, Glossary),
  ];
  const text = parts.flatMap((part) => part?.trim() || []).join("\n\n");
  return new Response(`${text}\n`, { headers: { "content-type": "text/markdown; charset=utf-8" } });
};
