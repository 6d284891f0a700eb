import { execFile } from "node:child_process";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { type ServerProcess, startServer } from "@openparlance/server/testing/processes";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { findRequestTool } from "../../scripts/request-tools.mjs";

const program = fileURLToPath(new URL("../../server/src/node/cli/main.ts", import.meta.url));
const key = "key-of-the-inspector";
/** All runs share the compile cache, because compiling the inspector takes half of a run. */
const { PATH, NODE_COMPILE_CACHE = "" } = process.env;
const pages: Readonly<Record<string, string>> = {
  "index.html": "<!doctype html><title>Docs</title>",
  "404.html": "<!doctype html><title>Not found</title>",
  "llms.txt": "# Docs\n\n- [Start](https://docs.example/llms/start.txt): First steps\n",
  "llms/start.txt": "# Start\n\n- [Quickstart](https://docs.example/quickstart.md): The first run.\n",
  "quickstart.md": "# Quickstart\n",
  "skill.md": "# How to work with the API\n",
};

let folder: string;
let server: ServerProcess;
let memory_id: number;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "parlance-inspector-"));
  for (const [path, text] of Object.entries(pages)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  server = await startServer({ site: folder, env: { PARLANCE_API_KEY: key } });
  const created = await fetch(`${server.origin}/v2/memories?key=${key}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ name: "Harbour signs", srclang: "en", trglang: "de" }),
  });
  memory_id = ((await created.json()) as { id: number }).id;
});

afterAll(async () => {
  await server.kill();
  await rm(folder, { recursive: true });
});

interface Inspected {
  /** 0; 1 for an error; 5 for a tool that reports a failure or is missing. */
  code: number;
  result: unknown;
  errors: string;
}

/** The inspector connects, sends one request, and exits. */
function inspect(target: readonly string[], method: string, ...args: string[]): Promise<Inspected> {
  const env = { PATH, NODE_COMPILE_CACHE, HOME: folder };
  const own = ["--cli", "--format", "json", "--quiet", "--connect-timeout", "0"];
  const all = [findRequestTool("mcp-inspector"), ...own, ...target, "--method", method, ...args];
  return new Promise((resolve) => {
    execFile(process.execPath, all, { env, maxBuffer: 10_000_000 }, (error, stdout, stderr) => {
      const code = typeof error?.code === "number" ? error.code : error ? -1 : 0;
      resolve({ code, result: stdout ? JSON.parse(stdout).result : undefined, errors: stderr });
    });
  });
}

describe.each([
  [
    "parlance mcp over stdio",
    () => [
      "-e",
      `PARLANCE_MCP_URL=${server.origin}`,
      "-e",
      `PARLANCE_MCP_KEY=${key}`,
      "-e",
      `NODE_COMPILE_CACHE=${NODE_COMPILE_CACHE}`,
      process.execPath,
      program,
      "mcp",
    ],
  ],
  ["/mcp over HTTP", () => ["--server-url", `${server.origin}/mcp`, "--header", `Authorization: Bearer ${key}`]],
])("the inspector finds in %s", (_, target) => {
  test("the tools, with schemas that other clients accept", async () => {
    const { code, result } = await inspect(target(), "tools/list", "--strict");
    const { tools } = result as { tools: { name: string; inputSchema: object; outputSchema?: object }[] };
    expect(code).toBe(0);
    expect(tools.map(({ name }) => name)).toEqual(expect.arrayContaining(["translate_text", "add_segment"]));
    expect(tools.filter(({ outputSchema }) => !outputSchema)).toEqual([]);
  });

  test("a tool that works, one that refuses its input, and none of another name", async () => {
    const send = (name: string, input: object) =>
      inspect(target(), "tools/call", "--tool-name", name, "--tool-args-json", JSON.stringify(input));
    const pair = { memory_id, source: "Dock 4 is closed.", target: "Kai 5 ist gesperrt." };
    const checked = await send("check_translation", pair);
    expect(checked).toMatchObject({ code: 0, result: { structuredContent: { findings: [{ check: "numbers" }] } } });
    const refused = await send("query_memory", { memory_id: -1, query: "Dock" });
    expect(refused).toMatchObject({ code: 5, result: { isError: true, content: [{ type: "text" }] } });
    expect(await send("delete_all", {})).toMatchObject({ code: 5, result: undefined });
  });

  test("the pages of the site as resources, and no other file", async () => {
    const { result } = await inspect(target(), "resources/list");
    const { resources } = result as { resources: { uri: string }[] };
    const uris = ["parlance://errors", "parlance://limits", "parlance://docs/quickstart.md"];
    expect(resources.map(({ uri }) => uri)).toEqual(uris);
    const read = (uri: string) => inspect(target(), "resources/read", "--uri", uri);
    expect(await read("parlance://docs/quickstart.md")).toMatchObject({
      code: 0,
      result: { contents: [{ mimeType: "text/markdown", text: "# Quickstart\n" }] },
    });
    const refused = await read("parlance://docs/404.html");
    expect([refused.code, refused.result]).toEqual([1, undefined]);
    expect(refused.errors).toContain("There is no page 404.html.");
  });

  test("the prompts, with their arguments filled in", async () => {
    const { result } = await inspect(target(), "prompts/list");
    const { prompts } = result as { prompts: { name: string }[] };
    const names = ["integrate_api", "migrate_from_hosted_platform", "review_translation"];
    expect(prompts.map(({ name }) => name)).toEqual(names);
    const get = (name: string, ...args: string[]) => inspect(target(), "prompts/get", "--prompt-name", name, ...args);
    const got = await get("integrate_api", "--prompt-args", "task=Translate the harbour signs");
    expect(got.code).toBe(0);
    expect(JSON.stringify(got.result)).toContain("Translate the harbour signs");
    const refused = await get("delete_all");
    expect([refused.code, refused.result]).toEqual([1, undefined]);
  });
});
