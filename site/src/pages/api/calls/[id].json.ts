import type { APIRoute } from "astro";
import { buildOperations } from "../../../console/model/build.ts";

const operations = buildOperations();

export const getStaticPaths = () => operations.map(({ id }) => ({ params: { id } }));

/** What the console of the reference needs to know of one operation. */
export const GET: APIRoute = ({ params }) => Response.json(operations.find(({ id }) => id === params.id));
