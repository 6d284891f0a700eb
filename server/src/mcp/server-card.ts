import serverPackage from "../../package.json" with { type: "json" };
import type { Peer } from "../core/environment.ts";
import { originOf } from "../http/https.ts";

/** The path at which programs look for the server of the Model Context Protocol before they connect. */
const cardPath = "/mcp/server-card";
const cardType = "application/mcp-server-card+json";

export const protocolVersions = ["2026-07-28", "2025-11-25", "2025-06-18", "2025-03-26", "2024-11-05", "2024-10-07"];

const documents: Readonly<Record<string, { type: string; build: (origin: string) => object }>> = {
  [cardPath]: { type: cardType, build: buildCard },
  // The path of the first draft (SEP-1649).
  "/.well-known/mcp/server-card.json": { type: cardType, build: buildCard },
  "/.well-known/ai-catalog.json": { type: "application/ai-catalog+json", build: buildCatalog },
};

/** The document for the origin of the request; undefined for any other path. Source: SEP-2127, "MCP Server Cards". */
export function serveCard(request: Request, peer: Peer, path: string): Response | undefined {
  if (!Object.hasOwn(documents, path)) return undefined;
  const { type, build } = documents[path] as (typeof documents)[string];
  const headers = {
    "content-type": type,
    "cache-control": "public, max-age=3600",
    "access-control-allow-origin": "*",
    "x-content-type-options": "nosniff",
  };
  return new Response(`${JSON.stringify(build(originOf(request, peer)), null, 2)}\n`, { headers });
}

function buildCard(origin: string): object {
  return {
    $schema: "https://static.modelcontextprotocol.io/schemas/v1/server-card.schema.json",
    name: "io.github.parlance-example/parlance",
    version: serverPackage.version,
    title: "Parlance",
    description: "Translates texts and files with the translation memories of an organization.",
    websiteUrl: `${origin}/`,
    remotes: [
      {
        type: "streamable-http",
        url: `${origin}/mcp`,
        headers: [
          {
            name: "Authorization",
            description: "Bearer, a space, and an API key.",
            placeholder: "Bearer YOUR_API_KEY",
            isRequired: true,
            isSecret: true,
          },
        ],
        supportedProtocolVersions: protocolVersions,
      },
    ],
  };
}

function buildCatalog(origin: string): object {
  const { hostname } = new URL(origin);
  return {
    specVersion: "1.0",
    entries: [
      {
        identifier: `urn:air:${hostname.replaceAll(/[[\]]/g, "")}:parlance`,
        displayName: "Parlance",
        type: cardType,
        url: `${origin}${cardPath}`,
      },
    ],
  };
}
