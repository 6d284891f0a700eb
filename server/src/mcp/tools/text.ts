import { z } from "zod";
import { ToolError } from "../api-client.ts";
import { defineTool, hint, idField, suggest } from "../tool.ts";
import { memoryId } from "./memories.ts";

const segment = z.looseObject({
  id: z.int(),
  source: z.string(),
  target: z.string().nullish(),
  memory_id: z.int().nullish(),
});

const match = z.looseObject({
  source: z.string(),
  target: z.string(),
  score: z.number(),
  metadata: z.looseObject({ segment_id: z.int() }),
});

export const findingSchema = z.looseObject({ check: z.string(), severity: z.string(), message: z.string() });

export const checkResult = z.looseObject({
  segments: z.int(),
  errors: z.int(),
  warnings: z.int(),
  findings: z.array(findingSchema),
});

interface Translations {
  translation: { target: string; score: number; isTMMatch: boolean }[];
}

/** Unless the server uses a provider, machine translation learns only from the memory. */
const learnFirst = [
  "The memory contains too little to translate this text, so the source words were copied.",
  "Add translations with import_memory.",
  "Add single translations with add_segment.",
];
const noMatchHints = [
  "No entry has a similar source.",
  "Translate the text with translate_text.",
  "Add a translation with add_segment.",
];

export const textTools = [
  defineTool({
    name: "translate_text",
    title: "Translate text",
    description:
      "Translates one text with a memory. Returns exact matches from the memory (isTMMatch, score 100) or machine translations (score 0 to 1), best first.",
    effect: "reads",
    input: z.strictObject({
      memory_id: memoryId,
      source: z.string().min(1).max(5000).describe("The text to translate."),
      n: z.int().min(1).max(10).default(1).describe("The number of machine translations."),
      prefix: z.string().max(5000).optional().describe("Text that the translation must begin with."),
    }),
    output: z.looseObject({
      translation: z.array(z.looseObject({ target: z.string(), score: z.number(), isTMMatch: z.boolean() })),
      hint,
    }),
    async run(input, context) {
      const result = await context.api.json<Translations>("POST", "/v2/translate", { json: input });
      const isUnknown = result.translation.every(({ score }) => score === 0);
      return { ...result, ...(isUnknown && suggest(context, learnFirst)) };
    },
  }),
  defineTool({
    name: "check_translation",
    title: "Check a translation",
    description:
      "Checks one translation against the terms of a memory, or all translations of a document. Returns findings about numbers, tags, placeholders, terms, punctuation, and more, each with its severity and location.",
    effect: "reads",
    input: z.strictObject({
      memory_id: memoryId.optional().describe("The ID of the memory. It is required with source and target."),
      source: z.string().min(1).max(5000).optional().describe("The source text."),
      target: z.string().min(1).max(5000).optional().describe("Its translation."),
      max_length: z.int().positive().optional().describe("The maximum number of characters of the translation."),
      document_id: idField("The ID of a document of a job, instead of source and target.").optional(),
    }),
    output: checkResult,
    async run({ document_id, ...text }, { api }) {
      if (document_id !== undefined) return api.json("GET", "/v2/documents/check", { query: { id: document_id } });
      const isWhole = text.memory_id !== undefined && text.source !== undefined && text.target !== undefined;
      if (isWhole) return api.json("POST", "/v2/translate/check", { json: text });
      throw new ToolError("Pass document_id, or memory_id with source and target.");
    },
  }),
  defineTool({
    name: "query_memory",
    title: "Query a memory",
    description: "Finds the entries of a memory whose source is most similar to a text (score 75 to 100), best first.",
    effect: "reads",
    input: z.strictObject({
      memory_id: memoryId,
      query: z.string().min(1).max(5000).describe("The source text to look up."),
      n: z.int().min(1).max(100).default(10).describe("The maximum number of entries."),
    }),
    output: z.looseObject({ entries: z.array(match), hint }),
    async run({ memory_id, query, n }, context) {
      const sent = { query: { id: memory_id, query, n } };
      const entries = await context.api.json<z.input<typeof match>[]>("GET", "/v2/memories/query", sent);
      return { entries, ...(entries.length === 0 && suggest(context, noMatchHints)) };
    },
  }),
  defineTool({
    name: "add_segment",
    title: "Add a translation to a memory",
    description:
      "Adds a source text and its translation to a memory. The next translation uses it. If the memory contains the same pair, its entry is updated.",
    effect: "adds",
    input: z.strictObject({
      memory_id: memoryId,
      source: z.string().min(1).max(10_000).describe("The source text."),
      target: z.string().min(1).max(10_000).describe("Its translation."),
    }),
    output: segment,
    run: (input, { api }) => api.json("POST", "/v2/segments", { json: input }),
  }),
  defineTool({
    name: "update_segment",
    title: "Correct a segment",
    description: "Replaces the translation of a segment.",
    effect: "changes",
    input: z.strictObject({
      segment_id: idField("The ID of the segment, such as segment_id of query_memory."),
      target: z.string().min(1).max(10_000).describe("The new translation."),
    }),
    output: segment,
    run: ({ segment_id, target }, { api }) => api.json("PUT", "/v2/segments", { json: { id: segment_id, target } }),
  }),
  defineTool({
    name: "delete_segment",
    title: "Delete an entry of a memory",
    description: "Deletes one entry of a memory. This can't be undone.",
    effect: "changes",
    input: z.strictObject({
      memory_id: memoryId,
      segment_id: idField("The ID of the entry: segment_id of query_memory."),
    }),
    output: z.looseObject({ success: z.boolean() }),
    run: ({ memory_id, segment_id }, { api }) =>
      api.json("DELETE", "/v2/memories/segment", { query: { id: memory_id, segment_id } }),
  }),
];
