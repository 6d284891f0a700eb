import type { APIRoute } from "astro";
import { hrefOf } from "../docs/links.ts";
import { writeIndex } from "../markdown/files.ts";

/** The introduction of the reference, with links to the files of the rest. */
export const GET: APIRoute = ({ site }) => new Response(writeIndex(new URL(hrefOf("/api/"), site).href));
