import description from "@openparlance/api/openapi.json";
import { toOpenApi32 } from "@openparlance/api/openapi-3.2";
import type { APIRoute } from "astro";

export const GET: APIRoute = () =>
  new Response(`${JSON.stringify(toOpenApi32(description), null, 2)}\n`, {
    headers: { "content-type": "application/json" },
  });
