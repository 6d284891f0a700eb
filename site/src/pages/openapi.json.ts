import description from "@openparlance/api/openapi.json?raw";
import type { APIRoute } from "astro";

export const GET: APIRoute = () => new Response(description, { headers: { "content-type": "application/json" } });
