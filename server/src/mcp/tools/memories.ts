import { z } from "zod";
import { ToolError } from "../api-client.ts";
import { fileInput, fileOutput, toBytes, toFile } from "../content.ts";
import { page, toPage } from "../page.ts";
import { defineTool, hint, idField, poll, suggest, type ToolContext, undefinedOnErrors, waitSeconds } from "../tool.ts";

export const memoryId = idField("The ID of the memory. list_memories lists them.");

const memory = z.looseObject({ id: z.int(), name: z.string(), srclang: z.string(), trglang: z.string() });

export interface ListedMemory extends z.input<typeof memory> {
  id: number;
  srclang: string;
  trglang: string;
  trglocale: string | null;
  is_processing: boolean | null;
  version: number;
  import_error_message?: string;
  import_note?: string;
}

/** A memory. With an import, the memory shows the state of this import, regardless of others. */
export async function readMemory(memoryId: number, { api }: ToolContext, importId?: number): Promise<ListedMemory> {
  const query = { id: memoryId, import_id: importId };
  const [match] = await api.json<ListedMemory[]>("GET", "/v2/memories", { query });
  if (match) return match;
  throw new ToolError(`There is no memory ${memoryId}.`);
}

/** Waits until the memory isn't being imported or exported, or until the import has ended. */
async function whenReady(memoryId: number, seconds: number, context: ToolContext, importId?: number) {
  return poll(context, seconds, "The memory is being processed.", async () => {
    const memory = await readMemory(memoryId, context, importId);
    return memory.is_processing ? undefined : memory;
  });
}

export async function* termsOf(memoryId: number, seconds: number, context: ToolContext) {
  const { bytes } = await readTermbase(memoryId, seconds, context);
  const { readTerms } = await import("@openparlance/filters/exchange");
  yield* readTerms([bytes], { delimiter: ",", hasHeaderRow: true, maxLength: Number.MAX_SAFE_INTEGER }, () => {});
}

async function readTermbase(memoryId: number, seconds: number, context: ToolContext) {
  await context.api.json("POST", "/v2/memories/termbase/export", { query: { id: memoryId } });
  const download = () => context.api.file("/v2/memories/termbase/download", { id: memoryId });
  const file = await poll(context, seconds, "The termbase is being exported.", () =>
    undefinedOnErrors(["termbase-exporting"], download),
  );
  if (file) return file;
  throw new ToolError("The termbase is still being exported. Try again with a longer wait_seconds.");
}

export const importOutput = z.looseObject({
  status: z.enum(["InProgress", "Imported"]),
  import_id: z.int().optional(),
  hint,
});

/** @param options as headers of the upload, by name */
export async function importFile(
  memoryId: number,
  options: Record<string, unknown>,
  seconds: number,
  context: ToolContext,
  file: Uint8Array<ArrayBuffer>,
) {
  const before = await readMemory(memoryId, context);
  const name = encodeURIComponent(String(options.name));
  const headers = { "LILT-API": JSON.stringify({ ...options, name, memory_id: memoryId }) };
  const responseHeaders = await context.api.send("POST", "/v2/memories/import", { headers, file });
  const importId = Number(responseHeaders.get("parlance-import"));
  const ready = await whenReady(memoryId, seconds, context, importId);
  if (!ready) return { status: "InProgress" as const, import_id: importId, ...suggestWaiting(context) };
  const { version, import_error_message: reason, import_note: note } = ready;
  if (reason !== undefined) throw new ToolError(`Nothing was imported: ${reason}.`);
  return {
    status: "Imported" as const,
    version,
    ...(note !== undefined && { note }),
    ...(version === before.version && { hint: "The memory already contained everything." }),
  };
}

const suggestWaiting = (context: ToolContext) =>
  suggest(context, ["The memory is still being processed.", "Wait with wait_for_memory until its status is Ready."]);

const language = (description: string) => z.string().min(2).max(8).describe(description);
const region = (description: string) => z.string().length(2).optional().describe(description);

const is = (language: string, wanted: string | undefined): boolean =>
  wanted === undefined || language === wanted.toLowerCase();

const fillIt = [
  "The memory is empty.",
  "Fill it with import_memory.",
  "Add the translated files of an app with import_file_pair.",
  "Add single translations with add_segment.",
];
const addTerms = (context: ToolContext, reason: string) => suggest(context, [reason, "Add terms with add_terms."]);

const csvField = (text: string) => `"${text.replaceAll('"', '""')}"`;

export const memoryTools = [
  defineTool({
    name: "list_memories",
    title: "List memories",
    description: "Lists the memories that your key can use, each with its ID and its languages.",
    effect: "reads",
    input: z.strictObject({
      source_language: language("Only memories from this language, an ISO 639-1 code.").optional(),
      target_language: language("Only memories into this language, an ISO 639-1 code.").optional(),
      ...page,
    }),
    output: z.looseObject({ items: z.array(memory), total: z.int(), hint }),
    async run({ source_language, target_language, ...part }, context) {
      const all = await context.api.json<ListedMemory[]>("GET", "/v2/memories");
      const items = all.filter(({ srclang, trglang }) => is(srclang, source_language) && is(trglang, target_language));
      return toPage(items, part, () => {
        const others = all.length > 0 ? ["No memory has these languages."] : ["There are no memories."];
        return suggest(context, [...others, "Create one with create_memory."]);
      });
    },
  }),
  defineTool({
    name: "create_memory",
    title: "Create a memory",
    description:
      "Creates an empty memory for a language pair. Translations need one. Fill it with import_memory or add_segment.",
    effect: "adds",
    input: z.strictObject({
      name: z.string().min(1).max(255).describe("The name of the memory."),
      source_language: language("The ISO 639-1 code of the source language, such as en."),
      target_language: language("The ISO 639-1 code of the target language, such as de."),
      source_region: region("The ISO 3166-1 code of the source region, such as GB."),
      target_region: region("The ISO 3166-1 code of the target region, such as DE."),
    }),
    output: memory.extend({ hint }),
    async run({ name, source_language, target_language, source_region, target_region }, context) {
      const created = await context.api.json<ListedMemory>("POST", "/v2/memories", {
        json: {
          name,
          srclang: source_language,
          trglang: target_language,
          srclocale: source_region,
          trglocale: target_region,
        },
      });
      return { ...created, ...suggest(context, fillIt) };
    },
  }),
  defineTool({
    name: "wait_for_memory",
    title: "Wait for a memory",
    description:
      "Waits until a memory has no import or export in progress, or until a specific import has ended, and returns the memory. import_error_message is the reason why this import failed, or without import_id, the last import.",
    effect: "reads",
    input: z.strictObject({
      memory_id: memoryId,
      import_id: idField("The import_id of import_memory or add_terms.").optional(),
      wait_seconds: waitSeconds,
    }),
    output: z.looseObject({ status: z.enum(["InProgress", "Ready"]), memory: memory.optional(), hint }),
    async run({ memory_id, import_id, wait_seconds }, context) {
      const ready = await whenReady(memory_id, wait_seconds, context, import_id);
      if (!ready) return { status: "InProgress" as const, ...suggestWaiting(context) };
      const { version, import_error_message: reason } = ready;
      const isEmpty = version === 0 && reason === undefined;
      return { status: "Ready" as const, memory: ready, ...(isEmpty && suggest(context, fillIt)) };
    },
  }),
  defineTool({
    name: "find_terms",
    title: "Find terms",
    description: "Finds the terms of a memory's termbase that contain a text, in either language, ignoring case.",
    effect: "reads",
    input: z.strictObject({
      memory_id: memoryId,
      query: z.string().max(1000).default("").describe("The text to find. All terms match an empty text."),
      limit: z.int().min(1).max(1000).default(100).describe("The maximum number of terms."),
      wait_seconds: waitSeconds,
    }),
    output: z.looseObject({
      terms: z.array(z.looseObject({ source: z.string(), target: z.string() })),
      total: z.int(),
      hint,
    }),
    async run({ memory_id, query, limit, wait_seconds }, context) {
      const lowerQuery = query.toLowerCase();
      const terms: { source: string; target: string; metadata: Readonly<Record<string, string>> }[] = [];
      let total = 0;
      for await (const { source, target, metadata } of termsOf(memory_id, wait_seconds, context)) {
        if (![source, target].some((text) => text.toLowerCase().includes(lowerQuery))) continue;
        if (total++ < limit) terms.push({ source, target, metadata });
      }
      return { terms, total, ...(total === 0 && addTerms(context, "No term contains this text.")) };
    },
  }),
  defineTool({
    name: "add_terms",
    title: "Add terms",
    description: "Adds pairs of terms to the termbase of a memory. The next translation uses them.",
    effect: "adds",
    input: z.strictObject({
      memory_id: memoryId,
      terms: z
        .array(z.strictObject({ source: z.string().min(1).max(10_000), target: z.string().min(1).max(10_000) }))
        .min(1)
        .max(1000)
        .describe("The terms, in the languages of the memory."),
      wait_seconds: waitSeconds,
    }),
    output: importOutput,
    run({ memory_id, terms, wait_seconds }, context) {
      const rows = terms.map(({ source, target }) => `${csvField(source)},${csvField(target)}\r\n`);
      const file = new TextEncoder().encode(rows.join(""));
      return importFile(memory_id, { name: "mcp-terms.csv" }, wait_seconds, context, file);
    },
  }),
  defineTool({
    name: "import_memory",
    title: "Import a file into a memory",
    description:
      "Imports a file into a memory: translations from TMX or XLIFF, terms from CSV, TSV, XLSX, or TBX. If the status is InProgress, wait with wait_for_memory and the import_id.",
    effect: "adds",
    input: z.strictObject({
      memory_id: memoryId,
      ...fileInput,
      skip_duplicates: z.boolean().default(false).describe("Whether to skip pairs that the memory contains."),
      has_header_row: z.boolean().default(false).describe("Whether the first row of a table of terms names columns."),
      wait_seconds: waitSeconds,
    }),
    output: importOutput,
    run: ({ memory_id, content, encoding, wait_seconds, ...options }, context) =>
      importFile(memory_id, options, wait_seconds, context, toBytes({ content, encoding })),
  }),
  defineTool({
    name: "export_termbase",
    title: "Export a termbase",
    description: "Returns all terms of a memory as CSV. To export translations of a job as TMX, use download_job.",
    effect: "reads",
    input: z.strictObject({ memory_id: memoryId, wait_seconds: waitSeconds }),
    output: z.looseObject(fileOutput),
    run: async ({ memory_id, wait_seconds }, context) => toFile(await readTermbase(memory_id, wait_seconds, context)),
  }),
];
