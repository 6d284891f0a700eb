import type { APIRoute } from "astro";
import { href } from "../docs/links.ts";
import { writeIndex } from "../markdown/files.ts";

/** The reference in Markdown: its introduction, and links to the files with the rest. */
export const GET: APIRoute = ({ site }) => new Response(writeIndex(new URL(href("/api/"), site).href));
