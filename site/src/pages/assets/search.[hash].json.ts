import type { APIRoute } from "astro";
import { indexHash, indexText } from "../../search/index-file.ts";

export const getStaticPaths = () => [{ params: { hash: indexHash } }];

export const GET: APIRoute = () => new Response(indexText);
