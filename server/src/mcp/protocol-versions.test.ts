import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { expect, onTestFinished, test } from "vitest";
import { serveMcp } from "../../testing/mcp.ts";
import { memoryWith } from "../../testing/memories.ts";
import { openTestServer } from "../../testing/test-server.ts";
import { protocolVersions } from "./server-card.ts";

async function open() {
  const server = await openTestServer();
  onTestFinished(() => server.close());
  const key = await server.createKey();
  const { send, reported } = serveMcp(server);
  return {
    server,
    reported,
    /** Connects the client of the second generation. */
    async connect(mode: "legacy" | "auto" | { pin: string }) {
      const client = new Client({ name: "test", version: "1" }, { versionNegotiation: { mode } });
      const transport = new StreamableHTTPClientTransport(new URL("http://localhost/mcp"), {
        requestInit: { headers: { authorization: `Bearer ${key}` } },
        fetch: (_, init) => send(init ?? {}),
      });
      await client.connect(transport);
      onTestFinished(() => client.close());
      return client;
    },
    async post(body: unknown, headers: Record<string, string> = {}) {
      const sent = { authorization: `Bearer ${key}`, "content-type": "application/json", ...headers };
      const response = await send({ method: "POST", headers: sent, body: JSON.stringify(body) });
      return { response, type: response.headers.get("content-type"), text: await response.text() };
    },
  };
}

test.each([
  ["auto", "2026-07-28"],
  [{ pin: "2026-07-28" }, "2026-07-28"],
  ["legacy", "2025-11-25"],
] as const)("a client that negotiates with %j speaks %s and has all tools", async (mode, version) => {
  const { server, connect, reported } = await open();
  const client = await connect(mode);
  expect(client.getNegotiatedProtocolVersion()).toBe(version);
  const memory_id = await memoryWith(server, [["Mind the wet deck.", "Vorsicht, nasses Deck."]]);
  expect((await client.listTools()).tools.find(({ name }) => name === "translate_file")).toBeDefined();
  let reports = 0;
  const input = { memory_id, name: "deck.txt", content: "Mind the wet deck." };
  const send = { name: "translate_file", arguments: input };
  const { structuredContent } = await client.callTool(send, { onprogress: () => reports++ });
  expect(structuredContent).toMatchObject({ status: "ReadyForDownload", content: "Vorsicht, nasses Deck." });
  expect(reports).toBeGreaterThan(0);
  const refused = await client.callTool({ name: "query_memory", arguments: { memory_id: 4_000_000, query: "a" } });
  expect(refused).toMatchObject({ isError: true, content: [{ text: expect.stringContaining("HTTP 404") }] });
  await expect(client.readResource({ uri: "parlance://docs/a.md" })).rejects.toThrow("no documentation site");
  expect((await client.getPrompt({ name: "integrate_api", arguments: {} })).messages).toHaveLength(1);
  expect(reported).toEqual([]);
});

test("a version that no one has published is refused with the versions that are spoken", async () => {
  const { post } = await open();
  const meta = {
    "io.modelcontextprotocol/protocolVersion": "2999-01-01",
    "io.modelcontextprotocol/clientCapabilities": {},
    "io.modelcontextprotocol/clientInfo": { name: "test", version: "1" },
  };
  const { response, text } = await post({ jsonrpc: "2.0", id: 1, method: "tools/list", params: { _meta: meta } });
  expect(response.status).toBe(400);
  expect(JSON.parse(text)).toMatchObject({ id: 1, error: { data: { supported: [protocolVersions[0]] } } });
});

const list = { jsonrpc: "2.0", id: 1, method: "tools/list", params: {} };

test.each([
  ["application/json, text/event-stream", "text/event-stream"],
  ["text/event-stream", "text/event-stream"],
  ["text/event-stream, */*;q=0.1", "text/event-stream"],
  ["text/*", "text/event-stream"],
  ["application/json", "application/json"],
  ["application/json, text/event-stream;q=0.5", "application/json"],
  ["application/*", "application/json"],
  ["*/*", "application/json"],
  ["text/html, */*;q=0.8", "application/json"],
  ["application/json;q=0, */*", "text/event-stream"],
  ["", "application/json"],
])("Accept: %s gets %s", async (accept, expected) => {
  const { post } = await open();
  const { response, type, text } = await post(list, { accept });
  expect([response.status, type]).toEqual([200, expected]);
  const message = expected === "application/json" ? text : (/^data: (.*)$/m.exec(text)?.[1] ?? "");
  expect(JSON.parse(message)).toMatchObject({ jsonrpc: "2.0", id: 1, result: { tools: expect.any(Array) } });
});

test.each([["text/plain"], ["application/json, application/json"], ["application/vnd.mcp+json"]])(
  "JSON of the type %s is read, and the connection is left to the listener",
  async (type) => {
    const { post } = await open();
    const { response } = await post(list, { accept: "application/json", "content-type": type });
    expect([response.status, response.headers.get("connection")]).toEqual([200, null]);
  },
);

test("what accepts neither type is refused, with the two named", async () => {
  const { post } = await open();
  const { response, text } = await post(list, { accept: "text/html" });
  expect(response.status).toBe(406);
  expect(JSON.parse(text).error.message).toBe("Accept must allow application/json or text/event-stream.");
});

test("arguments can be the text of their JSON", async () => {
  const { post } = await open();
  const send = async (input: string) => {
    const message = { ...list, method: "tools/call", params: { name: "list_memories", arguments: input } };
    return JSON.parse((await post(message, { accept: "application/json" })).text);
  };
  expect(await send('{"limit":"1"}')).toMatchObject({ result: { structuredContent: { items: [] } } });
  expect(await send('{"limit":')).toMatchObject({ error: { code: -32602 } });
});

test("JSON of a batch is a list of its responses, and of notifications nothing", async () => {
  const { post } = await open();
  const headers = { accept: "application/json", "mcp-protocol-version": "2025-03-26" };
  const { text } = await post([list, { ...list, id: "b" }], headers);
  expect(JSON.parse(text).map(({ id }: { id: unknown }) => id)).toEqual(expect.arrayContaining([1, "b"]));
  const noted = await post({ jsonrpc: "2.0", method: "notifications/initialized" }, headers);
  expect([noted.response.status, noted.text]).toEqual([202, ""]);
});

test("JSON of a tool with progress is its result alone", async () => {
  const { server, post } = await open();
  const memory_id = await memoryWith(server, [["Mind the wet deck.", "Vorsicht, nasses Deck."]]);
  const input = { memory_id, name: "deck.txt", content: "Mind the wet deck." };
  const params = { name: "translate_file", arguments: input, _meta: { progressToken: 7 } };
  const { text } = await post({ ...list, method: "tools/call", params }, { accept: "application/json" });
  expect(JSON.parse(text)).toMatchObject({
    id: 1,
    result: { structuredContent: { content: "Vorsicht, nasses Deck." } },
  });
});

test("null for parameters or arguments is none", async () => {
  const { post } = await open();
  const send = async (message: object) => JSON.parse((await post(message, { accept: "application/json" })).text);
  expect(await send({ ...list, method: "ping", params: null })).toMatchObject({ result: {} });
  const params = { name: "list_memories", arguments: null };
  expect(await send({ ...list, method: "tools/call", params })).toMatchObject({
    result: { structuredContent: { items: [] } },
  });
});

test("lists, numbers and switches as text, and null for what is optional, are accepted as the API accepts them", async () => {
  const { server, connect } = await open();
  const client = await connect("auto");
  const memory_id = String(await memoryWith(server, [["Mind the wet deck.", "Vorsicht, nasses Deck."]]));
  const send = (name: string, input: Record<string, unknown>) => client.callTool({ name, arguments: input });
  for (const n of ["2", null, 2]) {
    const { structuredContent } = await send("query_memory", { memory_id, query: "Mind the wet deck.", n });
    expect(structuredContent).toMatchObject({ entries: [{ score: 100 }] });
  }
  const translated = await send("translate_text", { memory_id, source: "Mind the wet deck.", n: null, prefix: null });
  expect(translated.isError).toBeUndefined();
  const { structuredContent: file } = await send("upload_file", { name: "a.txt", content: "A", encoding: null });
  const pair = { target_language: "de", memory_id, pretranslate: "true" };
  const file_ids = [String((file as { id: number }).id)];
  const job = { name: "Signs", source_language: "en", file_ids, language_pairs: [pair], due: null };
  expect((await send("create_job", job)).isError).toBeUndefined();
  for (const refused of ["", "two", "1e3", "2.5", "99999999999999999999", true, [1], {}]) {
    const { content } = await send("query_memory", { memory_id, query: "a", n: refused });
    expect(JSON.stringify(content)).toContain("Invalid arguments for tool query_memory: n: ");
  }
  const texts = { ...job, file_ids: JSON.stringify(file_ids), language_pairs: JSON.stringify([pair]) };
  expect((await send("create_job", texts)).isError).toBeUndefined();
  for (const language_pairs of ["[", "de", "[1]"]) {
    const { content } = await send("create_job", { ...job, language_pairs });
    expect(JSON.stringify(content)).toContain("Invalid arguments for tool create_job: language_pairs");
  }
  const missing = await send("query_memory", { memory_id: null, query: "a" });
  expect(JSON.stringify(missing.content)).toContain("memory_id: ");
});
