import { readFile } from "node:fs/promises";
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { strFromU8, unzipSync } from "fflate";
import { expect, onTestFinished, test } from "vitest";
import { allTools, serveMcp } from "../../testing/mcp.ts";
import { buildTmx } from "../../testing/memories.ts";
import { openTestServer } from "../../testing/test-server.ts";
import type { McpSettings } from "./build-server.ts";

/** An empty server, and a client that uses only its tools. */
async function open(settings: McpSettings = allTools) {
  const server = await openTestServer();
  onTestFinished(() => server.close());
  const key = await server.createKey();
  const mcp = serveMcp(server, { settings, report: (error) => server.errors.push(error) });
  const client = new Client({ name: "test", version: "1" }, { versionNegotiation: { mode: "auto" } });
  const transport = new StreamableHTTPClientTransport(new URL("http://localhost/mcp"), {
    requestInit: { headers: { authorization: `Bearer ${key}` } },
    fetch: (_, init) => mcp.send(init ?? {}),
  });
  await client.connect(transport);
  onTestFinished(() => client.close());
  return async (name: string, input: Record<string, unknown> = {}) => {
    const { structuredContent, isError, content } = await client.callTool({ name, arguments: input });
    // biome-ignore lint/suspicious/noExplicitAny: tests look into results of every shape
    const result = structuredContent as any;
    return isError ? { error: (content[0] as { text: string }).text } : result;
  };
}

const toBytes = (base64: string) => Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
const documentOf = (file: Uint8Array | undefined): string =>
  strFromU8(unzipSync(file as Uint8Array)["word/document.xml"] as Uint8Array);

const docx = new URL("../../../filters/fixtures/docx/word/input.docx", import.meta.url);

test("an empty server returns a translated DOCX with nothing but the tools", async () => {
  const send = await open();
  const none = await send("list_memories");
  expect(none).toEqual({ items: [], total: 0, hint: "There are no memories. Create one with create_memory." });
  const languages = { source_language: "en", target_language: "de" };
  const created = await send("create_memory", { name: "Harbour signs", ...languages });
  expect(created).toMatchObject({ name: "Harbour signs", srclang: "en", trglang: "de" });
  expect(created.hint).toContain("Fill it with import_memory.");
  const memory_id = created.id;
  expect((await send("wait_for_memory", { memory_id })).hint).toBe(created.hint);
  const source = "Buy your ticket before you board.";
  const target = "Kaufen Sie Ihre Fahrkarte vor dem Einsteigen.";
  expect((await send("query_memory", { memory_id, query: source })).hint).toContain("add_segment");
  expect((await send("translate_text", { memory_id, source })).hint).toContain("import_memory");
  expect((await send("find_terms", { memory_id, query: "pier" })).hint).toContain("add_terms");

  const content = buildTmx([
    [source, target],
    ["A paragraph in a content control.", "Ein Absatz in einem Inhaltssteuerelement."],
  ]);
  const started = await send("import_memory", { memory_id, name: "signs.tmx", content, wait_seconds: 0 });
  expect(started).toMatchObject({ status: "InProgress", hint: expect.stringContaining("wait_for_memory") });
  const ready = await send("wait_for_memory", { memory_id });
  expect(ready).toMatchObject({ status: "Ready", memory: { resources: ["signs.tmx"] } });
  expect(ready.hint).toBeUndefined();
  expect((await send("list_memories", { target_language: "DE" })).items).toMatchObject([{ id: memory_id }]);

  const file = (await readFile(docx)).toString("base64");
  const input = { name: "signs.docx", content: file, encoding: "base64" };
  const { translation_id, hint } = await send("translate_file", { memory_id, ...input, wait_seconds: 0 });
  expect(hint).toContain("get_file_translation");
  const translated = await send("get_file_translation", { translation_id });
  expect(translated).toMatchObject({ status: "ReadyForDownload", encoding: "base64" });
  expect(documentOf(toBytes(translated.content))).toContain(target);

  const uploaded = await send("upload_file", input);
  const pair = { target_language: "de", memory_id, pretranslate: true };
  const job = { name: "Signs", source_language: "en", file_ids: [uploaded.id], language_pairs: [pair] };
  const { id: job_id } = await send("create_job", job);
  expect(await send("job_status", { job_id })).toMatchObject({ creationStatus: "COMPLETE" });
  const zip = await send("download_job", { job_id });
  expect(documentOf(unzipSync(toBytes(zip.content))["en_to_de/signs.docx"])).toContain(target);
});

test("an import says whether it failed and whether it added anything, whatever its file is called", async () => {
  const send = await open();
  const languages = { source_language: "en", target_language: "de" };
  const { id: memory_id } = await send("create_memory", { name: "Harbour signs", ...languages });
  const content = buildTmx([["Mind the wet deck.", "Vorsicht, nasses Deck."]]);
  const importAs = (name: string, input: string, more = {}) =>
    send("import_memory", { memory_id, name, content: input, ...more });
  expect(await importAs("  signs.tmx ", content)).toMatchObject({ status: "Imported", version: 1 });
  expect((await importAs("  signs.tmx ", "<tmx")).error).toContain("Nothing was imported: File extraction error");
  const again = await importAs("other.tmx", content, { skip_duplicates: true });
  expect(again).toEqual({ status: "Imported", version: 1, hint: "The memory already contained everything." });
  const missing = await send("import_memory", { memory_id: 4_000_000, name: "a.tmx", content });
  expect(missing.error).toMatch(/4000000/);
});

test.each([
  ["memories", "There are no memories. Create one with create_memory."],
  ["files", "There are no files. Upload one with upload_file. To translate a file at once, use translate_file."],
  ["jobs", "There are no jobs. Upload a file with upload_file, then create a job with create_job."],
])("an empty list of %s says what to do next", async (kind, hint) => {
  const send = await open();
  expect(await send("list_resources", { kind })).toMatchObject({ items: [], hint });
  const later = await send("list_resources", { kind: "languages", offset: 500_000 });
  expect(later).toMatchObject({ items: [], hint: "There are no items after the first 500000." });
});

test("a hint names no tool that the client doesn't have", async () => {
  const send = await open({ isReadOnly: true, tools: undefined });
  expect((await send("list_memories")).hint).toBe("There are no memories.");
});

test("languages that no memory has are distinguished from a server without memories", async () => {
  const send = await open();
  await send("create_memory", { name: "Harbour signs", source_language: "en", target_language: "de" });
  const { items, total, hint } = await send("list_memories", { source_language: "fr" });
  expect({ items, total, hint }).toEqual({
    items: [],
    total: 0,
    hint: "No memory has these languages. Create one with create_memory.",
  });
});

const en = { greeting: "Hello {name}", signs: { quay: "Quay", pier: "Pier" } };
const de = { greeting: "Hallo {name}", signs: { quay: "Kai" }, old: "Alt" };
const pair = {
  source_name: "locales/en.json",
  source_content: JSON.stringify(en),
  target_name: "locales/de.json",
  target_content: JSON.stringify(de),
};

test("the files of an app and its translation fill a memory", async () => {
  const send = await open();
  const languages = { source_language: "en", target_language: "de" };
  const { id: memory_id } = await send("create_memory", { name: "Harbour app", ...languages });
  const imported = await send("import_file_pair", { memory_id, ...pair });
  expect(imported).toEqual({ status: "Imported", version: 1, pairs: 2, missing: 1, stale: 1 });
  expect((await send("query_memory", { memory_id, query: "Quay" })).entries).toMatchObject([
    { target: "Kai", score: 100 },
  ]);
  const again = await send("import_file_pair", { memory_id, ...pair, skip_duplicates: true });
  expect(again.hint).toBe("The memory already contained everything.");
});

test.each([
  [{ target_name: "fr.json" }, "The files are in en and fr, but the memory is from en to de."],
  [{ source_name: "de.json", target_name: "en.json" }, "The files are in de and en, but the memory is from en to de."],
  [{ target_content: '{"signs":' }, "locales/de.json can't be read: File extraction error"],
  [{ target_name: "de.md" }, "de.md has no keys. Formats with keys are JSON"],
  [{ target_content: '{"old":"Alt"}' }, "the files have no key in common"],
  [{ target_content: "{}" }, "the files have no key in common"],
])("nothing is imported of a pair with %j", async (change, message) => {
  const send = await open();
  const languages = { source_language: "en", target_language: "de" };
  const { id: memory_id } = await send("create_memory", { name: "Harbour app", ...languages });
  expect((await send("import_file_pair", { memory_id, ...pair, ...change })).error).toContain(message);
  expect((await send("wait_for_memory", { memory_id })).memory.version).toBe(0);
});

test("a translated file is checked against its source, with the terms of a memory", async () => {
  const send = await open();
  const target_content = JSON.stringify({ ...de, greeting: "Hallo {namen}" });
  const checked = await send("check_file_pair", { ...pair, target_content });
  expect(checked).toMatchObject({ segments: 2, errors: 2, warnings: 1 });
  expect(checked.findings.map(({ check }: { check: string }) => check)).toEqual(["placeholders", "missing", "stale"]);

  const languages = { source_language: "en", target_language: "de" };
  const { id: memory_id } = await send("create_memory", { name: "Harbour app", ...languages });
  await send("add_terms", { memory_id, terms: [{ source: "Quay", target: "Kaje" }] });
  const withTerms = await send("check_file_pair", { ...pair, memory_id });
  expect(withTerms.findings[0]).toMatchObject({ check: "missing" });
  expect(withTerms.findings).toContainEqual(expect.objectContaining({ check: "terminology", segment: "signs.quay" }));

  const unnamed = { ...pair, target_name: "translated.json" };
  expect((await send("check_file_pair", unnamed)).error).toContain("Pass target_language.");
  expect(await send("check_file_pair", { ...unnamed, target_language: "de" })).toMatchObject({ errors: 1 });
  expect((await send("check_file_pair", { ...unnamed, target_language: "not a tag" })).error).toContain("such as de");
});
