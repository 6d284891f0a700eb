import { SUPPORTED_PROTOCOL_VERSIONS } from "@modelcontextprotocol/server";
import { expect, test } from "vitest";
import { createApp } from "../app.ts";
import type { Peer } from "../core/environment.ts";
import { protocolVersions } from "./server-card.ts";

const site = {
  files: new Map(),
  notFound: { type: "text/html", plain: { bytes: new Uint8Array(), etag: '"0"' } },
  redirects: new Map(),
  contentSecurityPolicy: "default-src 'self'",
};

async function get(target: string, { hasMcp = true, peer = {} as Partial<Peer>, method = "GET" } = {}) {
  const mcp = async () => new Response("mcp");
  const known = { target, isTls: false, isLoopback: true, isTrustedProxy: false, ...peer };
  const request = new Request(`http://api.example:3000${target}`, { method });
  return createApp({ site, ...(hasMcp && { mcp }) }).fetch(request, known);
}

test("the catalog leads to the card, and the card to /mcp of the same server", async () => {
  const catalog = await (await get("/.well-known/ai-catalog.json")).json();
  expect(catalog.entries[0].url).toBe("http://api.example:3000/mcp/server-card");
  expect(catalog.entries[0].identifier).toBe("urn:air:api.example:parlance");
  const response = await get("/mcp/server-card");
  expect(response.headers.get("content-type")).toBe(catalog.entries[0].type);
  expect(response.headers.get("access-control-allow-origin")).toBe("*");
  const card = await response.json();
  expect(card.remotes[0].url).toBe("http://api.example:3000/mcp");
  expect(await (await get("/.well-known/mcp/server-card.json")).json()).toEqual(card);
});

test("the card keeps to the schema of the draft", async () => {
  const card = await (await get("/mcp/server-card")).json();
  expect(card.$schema).toBe("https://static.modelcontextprotocol.io/schemas/v1/server-card.schema.json");
  expect(card.name).toMatch(/^[a-zA-Z0-9.-]+\/[a-zA-Z0-9._-]+$/);
  expect(card.version).toMatch(/^\d+\.\d+\.\d+/);
  expect(card.description.length).toBeLessThanOrEqual(100);
  expect(card.remotes[0].headers).toMatchObject([{ name: "Authorization", isRequired: true, isSecret: true }]);
});

test("the card names the versions of the protocol that the server speaks", () => {
  expect(protocolVersions).toEqual(["2026-07-28", ...SUPPORTED_PROTOCOL_VERSIONS]);
});

test("behind a proxy the card names https", async () => {
  const card = await (await get("/mcp/server-card", { peer: { isTrustedProxy: true } })).json();
  expect(card.remotes[0].url).toBe("https://api.example:3000/mcp");
});

test("a server of the site alone has no card", async () => {
  expect((await get("/mcp/server-card", { hasMcp: false })).status).toBe(404);
  expect((await get("/.well-known/ai-catalog.json", { method: "POST" })).status).toBe(405);
});

test("a slash at the end of /mcp changes nothing", async () => {
  for (const target of ["/mcp", "/mcp/", "/mcp/?a"]) {
    expect(await (await get(target, { method: "POST" })).text()).toBe("mcp");
  }
  expect((await get("/mcp//", { method: "POST" })).status).toBe(405);
});
