import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { openStoreAndFiles } from "./data.ts";
import { startServer } from "./server-process.ts";

const key = "key-for-production";

// While the main thread loads a large module, it serves no requests.
test("requests that work on files load nothing in the main thread, and neither filters nor the detector of languages are there", async () => {
  const folder = await mkdtemp(join(tmpdir(), "main-thread-"));
  const data = await openStoreAndFiles({ dataFolder: join(folder, "data"), databaseUrl: undefined, s3: undefined });
  await data.addOrganization("One", key);
  await data.close();
  const noted = join(folder, "modules");
  const server = await startServer({
    folder,
    env: { NOTED_MODULES: noted, NODE_OPTIONS: `--import=${new URL("note-modules.ts", import.meta.url)}` },
  });
  // biome-ignore lint/suspicious/noExplicitAny: responses have every shape
  async function send(method: string, target: string, body?: string | object, headers = {}): Promise<any> {
    const isJson = typeof body === "object";
    const response = await fetch(`${server.origin}${target}`, {
      method,
      headers: {
        authorization: `Basic ${btoa(`${key}:`)}`,
        ...(isJson && { "content-type": "application/json" }),
        ...headers,
      },
      ...(body !== undefined && { body: isJson ? JSON.stringify(body) : body }),
    });
    expect(response.ok).toBe(true);
    const text = await response.text();
    return response.headers.get("content-type")?.includes("json") ? JSON.parse(text) : text;
  }

  await send("GET", "/v2/languages");
  const atStart = await readFile(noted, "utf8");
  const memory = await send("POST", "/v2/memories", { name: "Signs", srclang: "en", trglang: "de" });
  const file = await send("POST", "/v2/files?langId=true", "The bus stops here, and the ferry leaves at noon.", {
    name: "a.txt",
  });
  await vi.waitUntil(async () => (await send("GET", `/v2/files?id=${file.id}`))[0].detected_lang === "en", {
    timeout: 30_000,
    interval: 100,
  });
  const project = await send("POST", "/v2/projects", { name: "Signs", memory_id: memory.id });
  const document = await send("POST", "/v2/documents/files", "<p>The bus stops here.</p>", {
    name: "a.html",
    project_id: String(project.id),
  });
  expect(document).toMatchObject({ import_succeeded: true });
  const xliff = await send("GET", `/v2/documents/files?id=${document.id}&is_xliff=true`);
  expect(xliff).toContain("The bus stops here.");
  await send("POST", "/v2/documents/files", xliff, { name: "a.xliff", project_id: String(project.id) });

  const loaded = (await readFile(noted, "utf8")).slice(atStart.length).split("\n").filter(Boolean);
  expect(loaded).toEqual([]);
  expect(atStart).not.toMatch(/filters\/src\/registry\.ts|\/eld\//);
  await server.stop();
  await rm(folder, { recursive: true });
});
