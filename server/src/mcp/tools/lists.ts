import { z } from "zod";
import type { ApiClient } from "../api-client.ts";
import { defineTool } from "../tool.ts";

interface Languages {
  source_to_target: Record<string, Record<string, boolean>>;
  code_to_name: Record<string, string>;
}

interface Part {
  offset: number;
  limit: number;
}

const kinds = ["memories", "files", "jobs", "domains", "workflows", "languages"] as const;

const readers: Record<(typeof kinds)[number], (api: ApiClient, part: Part) => Promise<object[]>> = {
  memories: async (api, part) => slice(await api.json("GET", "/v2/memories"), part),
  files: async (api, part) => slice(await api.json("GET", "/v2/files"), part),
  jobs: (api, { offset, limit }) => api.json("GET", "/v2/jobs", { query: { offset, limit } }),
  domains: async (api, part) => slice((await api.json<{ items: object[] }>("GET", "/v3/domains")).items, part),
  workflows: async (api, part) => slice(await api.json("GET", "/v2/workflows/templates"), part),
  languages: async (api, part) => slice(toList(await api.json("GET", "/v2/languages")), part),
};

const slice = (items: object[], { offset, limit }: Part): object[] => items.slice(offset, offset + limit);

const toList = ({ source_to_target, code_to_name }: Languages): object[] =>
  Object.entries(source_to_target).map(([code, targets]) => ({
    code,
    name: code_to_name[code],
    targets: Object.keys(targets),
  }));

export const listTools = [
  defineTool({
    name: "list_resources",
    title: "List resources",
    description: "Lists the memories, files, jobs, domains, workflow templates, or languages that your key can use.",
    effect: "reads",
    input: z.strictObject({
      kind: z.enum(kinds).describe("What to list."),
      offset: z.int().min(0).max(1_000_000).default(0).describe("The number of items to skip."),
      limit: z.int().min(1).max(50).default(50).describe("The maximum number of items."),
    }),
    output: z.looseObject({ items: z.array(z.looseObject({})) }),
    run: async ({ kind, ...part }, { api }) => ({
      items: (await readers[kind](api, part)) as Record<string, unknown>[],
    }),
  }),
];
