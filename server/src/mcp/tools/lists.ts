import { z } from "zod";
import type { ApiClient } from "../api-client.ts";
import { hintAfterEnd, page, toPage } from "../page.ts";
import { defineTool, hint, suggest } from "../tool.ts";

interface Languages {
  source_to_target: Record<string, Record<string, boolean>>;
  code_to_name: Record<string, string>;
}

const listKinds = ["memories", "files", "jobs", "domains", "workflows", "languages"] as const;
type Kind = (typeof listKinds)[number];
type Item = Record<string, unknown>;

const readers: Record<Exclude<Kind, "jobs">, (api: ApiClient) => Promise<Item[]>> = {
  memories: (api) => api.json("GET", "/v2/memories"),
  files: (api) => api.json("GET", "/v2/files"),
  domains: async (api) => (await api.json<{ items: Item[] }>("GET", "/v3/domains")).items,
  workflows: (api) => api.json("GET", "/v2/workflows/templates"),
  languages: async (api) => toList(await api.json("GET", "/v2/languages")),
};

const toList = ({ source_to_target, code_to_name }: Languages): Item[] =>
  Object.entries(source_to_target).map(([code, targets]) => ({
    code,
    name: code_to_name[code],
    targets: Object.keys(targets),
  }));

const nextSteps: Record<Kind, readonly string[]> = {
  memories: ["There are no memories.", "Create one with create_memory."],
  files: ["There are no files.", "Upload one with upload_file.", "To translate a file at once, use translate_file."],
  jobs: ["There are no jobs.", "Upload a file with upload_file, then create a job with create_job."],
  domains: ["There are no domains.", "A job needs none."],
  workflows: ["There are no workflow templates.", "A job needs none."],
  languages: ["There are no languages."],
};

export const listTools = [
  defineTool({
    name: "list_resources",
    title: "List resources",
    description: "Lists the memories, files, jobs, domains, workflow templates, or languages that your key can use.",
    effect: "reads",
    input: z.strictObject({ kind: z.enum(listKinds).describe("What to list."), ...page }),
    output: z.looseObject({ items: z.array(z.looseObject({})), hint }),
    async run({ kind, ...part }, context) {
      const suggestNext = () => suggest(context, nextSteps[kind]);
      if (kind !== "jobs") return toPage(await readers[kind](context.api), part, suggestNext);
      const items = await context.api.json<Item[]>("GET", "/v2/jobs", { query: part });
      if (items.length > 0) return { items };
      return { items, ...(part.offset > 0 ? hintAfterEnd(part.offset) : suggestNext()) };
    },
  }),
];
