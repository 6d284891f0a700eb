import type { APIRoute } from "astro";
import { buildOperations } from "../../../console/model/build.ts";

const operations = buildOperations();

export const getStaticPaths = () => operations.map(({ id }) => ({ params: { id } }));

export const GET: APIRoute = ({ params }) => Response.json(operations.find(({ id }) => id === params.id));
