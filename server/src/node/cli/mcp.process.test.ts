import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { Client as CurrentClient } from "@modelcontextprotocol/client";
import { StdioClientTransport as CurrentTransport } from "@modelcontextprotocol/client/stdio";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { expect, onTestFinished, test } from "vitest";
import { newMemory } from "../../../testing/memories.ts";
import { openTestServer } from "../../../testing/test-server.ts";
import { createApp } from "../../app.ts";
import { readText } from "../../http/site.ts";
import { createMcp } from "../../mcp/serve-mcp.ts";
import { listen } from "../listener/listener.ts";

const program = fileURLToPath(new URL("main.ts", import.meta.url));
/** The rest of the environment is left out. */
const { PATH = "", NODE_COMPILE_CACHE = "" } = process.env;
const bare = { PATH, NODE_COMPILE_CACHE };

async function open() {
  const server = await openTestServer();
  const notFound = { type: "text/html", plain: { bytes: new Uint8Array(), etag: '""' } };
  const plain = (text: string) => ({
    type: "text/plain",
    plain: { bytes: new TextEncoder().encode(text), etag: '""' },
  });
  const pages = {
    "/llms.txt": "- [Quickstart](https://docs.example/quickstart.md)\n",
    "/quickstart.md": "# Quickstart\n",
  };
  const files = new Map(Object.entries(pages).map(([path, text]) => [path, plain(text)]));
  const site = { files, notFound, redirects: new Map(), contentSecurityPolicy: "" };
  const { api, authenticate, countRequest, fence, services } = server.core;
  const settings = { isReadOnly: false, tools: undefined };
  const shared = { settings, mode: "development" as const, corsOrigins: [], api, authenticate, countRequest, fence };
  const readPage = async (path: string) => readText(site, path);
  const mcp = createMcp({
    ...shared,
    filters: services.filters,
    wait: () => server.settle(),
    readPage,
    report: (error) => server.errors.push(error),
  });
  const { origin, close } = await listen(createApp({ site, api, mcp }), { port: 0, host: "127.0.0.1" });
  onTestFinished(async () => {
    await close(0);
    await server.close();
  });
  return { server, origin, key: await server.createKey() };
}

async function connect(env: Record<string, string>, words: string[] = []) {
  const command = { command: process.execPath, args: [program, "mcp", ...words], stderr: "ignore" as const };
  const transport = new StdioClientTransport({ ...command, env: { ...bare, ...env } });
  const client = new Client({ name: "test", version: "1" });
  await client.connect(transport);
  onTestFinished(() => client.close());
  return client;
}

test("over stdio, the tools use a running server with the key of the settings", async () => {
  const { server, origin, key } = await open();
  const memory_id = await newMemory(server);
  const client = await connect({ PARLANCE_MCP_URL: origin, PARLANCE_MCP_KEY: key });
  const segment = { memory_id, source: "Mind the wet deck.", target: "Vorsicht, nasses Deck." };
  await client.callTool({ name: "add_segment", arguments: segment });
  const { structuredContent } = await client.callTool({
    name: "query_memory",
    arguments: { memory_id, query: segment.source },
  });
  expect(structuredContent).toMatchObject({ entries: [{ target: segment.target, score: 100 }] });
});

test("over stdio, the resources are those of the server's site", async () => {
  const { origin, key } = await open();
  const client = await connect({ PARLANCE_MCP_URL: origin, PARLANCE_MCP_KEY: key });
  expect((await client.listResources()).resources).toHaveLength(3);
  const { contents } = await client.readResource({ uri: "parlance://docs/quickstart.md" });
  expect(contents).toMatchObject([{ text: "# Quickstart\n" }]);
});

test.each(["2026-07-28", "2025-11-25"])("over stdio, the current client speaks %s", async (version) => {
  const { origin, key } = await open();
  const mode = version === "2026-07-28" ? { pin: version } : "legacy";
  const client = new CurrentClient({ name: "test", version: "1" }, { versionNegotiation: { mode } });
  const env = { ...bare, PARLANCE_MCP_URL: origin, PARLANCE_MCP_KEY: key };
  await client.connect(
    new CurrentTransport({ command: process.execPath, args: [program, "mcp"], env, stderr: "ignore" }),
  );
  onTestFinished(() => client.close());
  expect(client.getNegotiatedProtocolVersion()).toBe(version);
  const listed = await client.callTool({ name: "list_resources", arguments: { kind: "memories", limit: "1" } });
  expect(listed.structuredContent).toMatchObject({ items: [] });
});

test("over HTTP, the same tools are at /mcp", async () => {
  const { server, origin, key } = await open();
  const memory_id = await newMemory(server);
  const client = new Client({ name: "test", version: "1" });
  const requestInit = { headers: { authorization: `Bearer ${key}` } };
  const transport = new StreamableHTTPClientTransport(new URL(`${origin}/mcp`), { requestInit });
  await client.connect(transport as Parameters<typeof client.connect>[0]);
  onTestFinished(() => client.close());
  const input = { memory_id, name: "deck.txt", content: "Mind the wet deck." };
  let reports = 0;
  const request = { name: "translate_file", arguments: input };
  const { structuredContent } = await client.callTool(request, undefined, { onprogress: () => reports++ });
  expect(structuredContent).toMatchObject({ status: "ReadyForDownload", encoding: "utf-8" });
  expect(reports).toBeGreaterThan(0);
  expect(server.errors).toEqual([]);
});

test("a wrong key and a server that isn't there are errors of the tool", async () => {
  const { origin } = await open();
  const request = { name: "list_resources", arguments: { kind: "memories" } };
  const withWrongKey = await connect({ PARLANCE_MCP_URL: origin, PARLANCE_MCP_KEY: "wrong" });
  expect(await withWrongKey.callTool(request)).toMatchObject({
    isError: true,
    content: [{ text: "HTTP 401 (invalid-key): Unauthorized" }],
  });
  // Nothing listens on the first port.
  const nowhere = await connect({ PARLANCE_MCP_KEY: "a" }, ["--url", "http://localhost:1"]);
  expect(await nowhere.callTool(request)).toMatchObject({
    isError: true,
    content: [{ text: "HTTP 503: No server responds at http://localhost:1." }],
  });
});

test.each([
  [
    { PARLANCE_MCP_URL: "http://api.harbour.example", PARLANCE_MCP_KEY: "a" },
    "PARLANCE_MCP_URL must be an https:// URL",
  ],
  [{ PARLANCE_MCP_URL: "https://api.harbour.example" }, "There is no API key; set PARLANCE_MCP_KEY."],
  [{ PARLANCE_MCP_TOOLS: "delete_all" }, "PARLANCE_MCP_TOOLS must list some of translate_text, "],
  [{ PARLANCE_MCP_READ_ONLY: "1" }, "PARLANCE_MCP_READ_ONLY must be true or false"],
])("%j stops the start with one line", async (env, message) => {
  const child = spawn(process.execPath, [program, "mcp"], { env: { ...bare, ...env } });
  child.stdin.end();
  let [printed, errors] = ["", ""];
  child.stdout.on("data", (part) => {
    printed += part;
  });
  child.stderr.on("data", (part) => {
    errors += part;
  });
  const code = await new Promise((resolve) => child.once("close", resolve));
  expect([code, printed]).toEqual([1, ""]);
  expect(errors).toMatch(message);
  expect(errors.trim().split("\n")).toHaveLength(1);
});

test("the command ends with its standard input", async () => {
  const env = { ...bare, PARLANCE_MCP_KEY: "a" };
  const child = spawn(process.execPath, [program, "mcp"], { env });
  child.stdin.end();
  expect(await new Promise((resolve) => child.once("close", resolve))).toBe(0);
});
