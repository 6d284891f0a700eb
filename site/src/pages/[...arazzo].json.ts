import type { APIRoute, GetStaticPaths } from "astro";
import { arazzoDocument, arazzoFiles } from "../docs/arazzo.ts";
import { href } from "../docs/links.ts";

export const getStaticPaths = (() =>
  arazzoFiles.map((file) => ({ params: { arazzo: file.slice(1, -".yaml".length) } }))) satisfies GetStaticPaths;

/** The same steps for this site's own pages, which read no YAML. */
export const GET: APIRoute = ({ params, site }) =>
  Response.json(arazzoDocument(`/${params.arazzo}.yaml`, new URL(href("/"), site)));
