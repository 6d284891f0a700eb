import type { APIRoute } from "astro";
import { href } from "../../docs/links.ts";
import { listFiles } from "../../markdown/files.ts";

/** What the Markdown files of the reference hold, for the lists and links that the build writes. */
export const GET: APIRoute = ({ site }) =>
  Response.json(listFiles(new URL(href("/api/"), site).href).map(({ markdown: _, ...listed }) => listed));
