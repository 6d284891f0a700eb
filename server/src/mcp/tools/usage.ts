import { z } from "zod";
import { defineTool } from "../tool.ts";

const day = (description: string) =>
  z
    .string()
    .regex(/^\d{4}-\d{2}-\d{2}$/)
    .optional()
    .describe(`${description} In UTC, such as 2025-03-10.`);

export const usageTools = [
  defineTool({
    name: "read_usage",
    title: "Read the usage",
    description:
      "Returns the billed source characters of your API key, by day. Development keys are free, so they have no usage. " +
      "Also returns the tokens that language models used for your organization, across all of its keys.",
    effect: "reads",
    input: z.strictObject({ from: day("The first day."), to: day("The last day.") }),
    output: z.looseObject({
      characters: z.int(),
      days: z.array(z.looseObject({ day: z.string(), characters: z.int() })),
      tokens: z.array(
        z.looseObject({ day: z.string(), provider: z.string(), input_tokens: z.int(), output_tokens: z.int() }),
      ),
    }),
    run: (input, { api }) => api.json("GET", "/v2/usage", { query: input }),
  }),
];
