import type { APIRoute, GetStaticPaths } from "astro";
import { arazzoFiles, arazzoText } from "../docs/arazzo.ts";
import { href } from "../docs/links.ts";

export const getStaticPaths = (() =>
  arazzoFiles.map((file) => ({
    params: { arazzo: file.slice(1, -".yaml".length) },
  }))) satisfies GetStaticPaths;

/** The steps of the guides for tools that run them. */
export const GET: APIRoute = ({ params, site }) =>
  new Response(arazzoText(`/${params.arazzo}.yaml`, new URL(href("/"), site)));
