import type { APIRoute, GetStaticPaths } from "astro";
import { hrefOf } from "../../docs/links.ts";
import { listFiles } from "../../markdown/files.ts";
import { ownSections } from "../../reference/view/sections/own-sections.ts";

const address = new URL(hrefOf("/api/"), import.meta.env.SITE).href;
const files = new Map(listFiles(address, ownSections.guideTitle).map((file) => [file.id, file]));

export const getStaticPaths = (() => [...files.keys()].map((id) => ({ params: { id } }))) satisfies GetStaticPaths;

export const GET: APIRoute = ({ params }) => new Response(files.get(params.id ?? "")?.markdown);
