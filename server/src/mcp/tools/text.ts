import { z } from "zod";
import { defineTool, id } from "../tool.ts";

const memoryId = id("The ID of the memory. list_resources lists them.");

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
      prefix: z.string().max(5000).optional().describe("What the translation begins with."),
    }),
    output: z.looseObject({
      translation: z.array(z.looseObject({ target: z.string(), score: z.number(), isTMMatch: z.boolean() })),
    }),
    run: (input, { api }) => api.json("POST", "/v2/translate", { json: input }),
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
    output: z.looseObject({ entries: z.array(match) }),
    run: async ({ memory_id, query, n }, { api }) => ({
      entries: await api.json<z.input<typeof match>[]>("GET", "/v2/memories/query", {
        query: { id: memory_id, query, n },
      }),
    }),
  }),
  defineTool({
    name: "add_segment",
    title: "Add a translation to a memory",
    description:
      "Adds a source text with its translation to a memory. The next translation uses it. If the memory contains the same pair, its entry is renewed.",
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
      segment_id: id("The ID of the segment, such as segment_id of query_memory."),
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
      segment_id: id("The ID of the entry: segment_id of query_memory."),
    }),
    output: z.looseObject({ success: z.boolean() }),
    run: ({ memory_id, segment_id }, { api }) =>
      api.json("DELETE", "/v2/memories/segment", { query: { id: memory_id, segment_id } }),
  }),
];
