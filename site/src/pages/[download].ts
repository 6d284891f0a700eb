import type { APIRoute, GetStaticPaths } from "astro";
import { href } from "../docs/links.ts";
import { buildDownloads, files } from "../reference/downloads/index.ts";

export const getStaticPaths = (() =>
  Object.values(files).map(({ file }) => ({ params: { download: file } }))) satisfies GetStaticPaths;

const modules = import.meta.glob<string>("../samples/inputs/*", { eager: true, query: "?raw", import: "default" });

const inputs = Object.fromEntries(
  Object.entries(modules).map(([path, text]) => [path.slice(path.lastIndexOf("/") + 1), text]),
);

export const GET: APIRoute = ({ params, site }) => {
  const download = buildDownloads(new URL(href("/"), site), inputs).find(({ file }) => file === params.download);
  return new Response(download?.content);
};
