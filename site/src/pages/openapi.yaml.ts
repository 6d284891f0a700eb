import description from "@openparlance/api/openapi.json" with { type: "json" };
import type { APIRoute } from "astro";
import { stringify } from "yaml";

const text = stringify(description, { lineWidth: 0, blockQuote: "literal", aliasDuplicateObjects: false });

export const GET: APIRoute = () => new Response(text, { headers: { "content-type": "application/yaml" } });
