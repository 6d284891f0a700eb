import type { APIRoute } from "astro";
import { hrefOf } from "../../docs/links.ts";
import { listFiles, listGroups } from "../../markdown/files.ts";

/** Data about the reference's Markdown files, from which the build writes lists and links. */
export const GET: APIRoute = ({ site }) => {
  const files = listFiles(new URL(hrefOf("/api/"), site).href);
  return Response.json({ groups: listGroups(files), files: files.map(({ markdown: _, ...listed }) => listed) });
};
