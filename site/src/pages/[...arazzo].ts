import type { APIRoute, GetStaticPaths } from "astro";
import { arazzoDocument, arazzoFiles, arazzoText } from "../docs/arazzo.ts";
import { hrefOf } from "../docs/links.ts";

/** The documents in YAML for tools, and in JSON for the site's own pages, which have no parser of YAML. */
export const getStaticPaths = (() =>
  arazzoFiles.flatMap((file) =>
    [file, file.replace(/yaml$/, "json")].map((path) => ({ params: { arazzo: path.slice(1) }, props: { file } })),
  )) satisfies GetStaticPaths;

export const GET: APIRoute<{ file: string }> = ({ params, props: { file }, site }) => {
  const home = new URL(hrefOf("/"), site);
  const isJson = params.arazzo?.endsWith(".json");
  return isJson ? Response.json(arazzoDocument(file, home)) : new Response(arazzoText(file, home));
};
