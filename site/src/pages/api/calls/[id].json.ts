import type { APIRoute } from "astro";
import { buildCalls } from "../../../console/model/build.ts";

const calls = buildCalls();

export const getStaticPaths = () => calls.map(({ id }) => ({ params: { id } }));

/** What the console of the reference needs to know of one call. */
export const GET: APIRoute = ({ params }) => Response.json(calls.find(({ id }) => id === params.id));
