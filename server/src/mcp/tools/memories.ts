import { z } from "zod";
import { ToolError } from "../api-client.ts";
import { fileInput, fileOutput, toBytes, toContent } from "../content.ts";
import { defineTool, id, poll, type ToolContext, waitSeconds } from "../tool.ts";

const memoryId = id("The ID of the memory. list_resources lists them.");

interface Memory {
  is_processing: boolean | null;
  version: number;
  resources: string[];
  import_error_message?: string;
}

/** The memory, once nothing is being imported or exported. */
async function whenReady(memoryId: number, seconds: number, context: ToolContext): Promise<Memory | undefined> {
  return poll(context, seconds, "The memory is being processed.", async () => {
    const [memory] = await context.api.json<Memory[]>("GET", "/v2/memories", { query: { id: memoryId } });
    if (!memory) throw new ToolError(`There is no memory ${memoryId}.`);
    return memory.is_processing ? undefined : memory;
  });
}

async function readTermbase(memoryId: number, seconds: number, context: ToolContext) {
  await context.api.json("POST", "/v2/memories/termbase/export", { query: { id: memoryId } });
  const memory = await whenReady(memoryId, seconds, context);
  if (!memory) throw new ToolError("The termbase is still being exported. Try again with a longer wait_seconds.");
  return context.api.file("/v2/memories/termbase/download", { id: memoryId });
}

const imported = z.looseObject({ status: z.enum(["InProgress", "Imported"]) });

/** @param options as headers of the upload, by name */
async function importFile(
  memoryId: number,
  options: Record<string, unknown>,
  seconds: number,
  context: ToolContext,
  file: Uint8Array<ArrayBuffer>,
) {
  const name = encodeURIComponent(String(options.name));
  const headers = { "LILT-API": JSON.stringify({ ...options, name, memory_id: memoryId }) };
  await context.api.json("POST", "/v2/memories/import", { headers, file });
  const memory = await whenReady(memoryId, seconds, context);
  if (!memory) return { status: "InProgress" as const };
  const { resources, version, import_error_message: reason } = memory;
  // A file of the same name may have been imported before.
  if (reason !== undefined) throw new ToolError(`Nothing was imported: ${reason}.`);
  if (!resources.includes(String(options.name))) throw new ToolError("Nothing was imported.");
  return { status: "Imported" as const, version };
}

const csvField = (text: string) => `"${text.replaceAll('"', '""')}"`;

export const memoryTools = [
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
    }),
    async run({ memory_id, query, limit, wait_seconds }, context) {
      const { bytes } = await readTermbase(memory_id, wait_seconds, context);
      const { readTerms } = await import("@openparlance/filters/exchange");
      const sought = query.toLowerCase();
      const options = { delimiter: ",", hasHeaderRow: true, maxLength: Number.MAX_SAFE_INTEGER } as const;
      const terms: { source: string; target: string; metadata: Readonly<Record<string, string>> }[] = [];
      let total = 0;
      for await (const { source, target, metadata } of readTerms([bytes], options, () => {})) {
        if (![source, target].some((text) => text.toLowerCase().includes(sought))) continue;
        if (total++ < limit) terms.push({ source, target, metadata });
      }
      return { terms, total };
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
    output: imported,
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
      "Imports a file into a memory: translations from TMX or XLIFF, terms from CSV, TSV, XLSX, or TBX. If the status is InProgress, list_resources shows when is_processing is false.",
    effect: "adds",
    input: z.strictObject({
      memory_id: memoryId,
      ...fileInput,
      skip_duplicates: z.boolean().default(false).describe("Whether to skip pairs that the memory contains."),
      has_header_row: z.boolean().default(false).describe("Whether the first row of a table of terms names columns."),
      wait_seconds: waitSeconds,
    }),
    output: imported,
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
    async run({ memory_id, wait_seconds }, context) {
      const { name, bytes } = await readTermbase(memory_id, wait_seconds, context);
      return { ...(name !== undefined && { name }), ...toContent(bytes) };
    },
  }),
];
