import type { GetPromptResult, McpServer, PromptMessage } from "@modelcontextprotocol/server";
import { z } from "zod";
import type { ReadPage } from "./documentation.ts";
import { pageUri } from "./resources.ts";

const textSchema = (maxLength: number, description: string) => z.string().min(1).max(maxLength).describe(description);
const numberSchema = (description: string) =>
  z
    .string()
    .regex(/^[1-9]\d{0,14}$/)
    .describe(description);

/** The tools that a review needs. Without them, its prompt isn't offered. */
const reviewTools = ["check_translation", "find_terms", "query_memory"];

const integration = z.object({
  task: textSchema(2000, "What the program does, such as: translate the strings of our app.").optional(),
  language: textSchema(100, "The programming language.").optional(),
});
const migrationInput = z.object({
  program: textSchema(2000, "Which program, such as its folder or its name.").optional(),
});
const reviewInput = z.object({
  memory_id: numberSchema("The ID of the memory."),
  source: textSchema(5000, "The source text. It is required without document_id.").optional(),
  target: textSchema(5000, "Its translation. It is required without document_id.").optional(),
  document_id: numberSchema("The ID of a document of a job, instead of source and target.").optional(),
});

/** Offers prompts for whole tasks. Each one lists the tools and pages that the task needs. */
export function registerPrompts(server: McpServer, readPage: ReadPage, isOffered: (tool: string) => boolean): void {
  server.registerPrompt(
    "integrate_api",
    {
      title: "Integrate the API",
      description: "Writes a program that uses the API of this server.",
      argsSchema: integration,
    },
    async ({ task, language }) => toPrompt(integrate({ task, language }), await skillMessages(readPage)),
  );
  server.registerPrompt(
    "migrate_from_hosted_platform",
    {
      title: "Migrate from the hosted platform",
      description: "Changes a program that uses the hosted platform's API so that it uses this server.",
      argsSchema: migrationInput,
    },
    async ({ program }) => toPrompt(migrate(program), await skillMessages(readPage)),
  );
  if (!reviewTools.every(isOffered)) return;
  server.registerPrompt(
    "review_translation",
    {
      title: "Review a translation with the termbase",
      description: "Checks a translation with the terms and the translations of a memory, and suggests corrections.",
      argsSchema: reviewInput,
    },
    ({ memory_id, ...input }) => toPrompt(review(memory_id, input)),
  );
}

const listSteps = (steps: readonly string[]): string => steps.map((step, index) => `${index + 1}. ${step}`).join("\n");

/** A value of the client, marked as data: it can't end its line or look like a step. */
const quote = (input: string): string => JSON.stringify(input);

const integrate = ({ task, language }: { task: string | undefined; language: string | undefined }): string =>
  [
    `Write a program${language ? ` in ${quote(language)}` : ""} that uses the Parlance API.`,
    task ? `What it does: ${quote(task)}.` : "If the task isn't clear, first find out what the program should do.",
    listSteps([
      `Read the guide that is closest to the task. ${pageUri("quickstart.md")} shows a complete example, and the list of resources contains the other guides.`,
      `For each operation that you use, read ${pageUri("api/<operation>.md")}. Use only the parameters and fields that it lists.`,
      "Read the base URL and the API key from the environment variables API and API_KEY.",
      "Handle the errors that the page of each operation lists. parlance://errors contains their causes and remedies, and parlance://limits the limits.",
      "Run the program with a development key, whose translations are free, and show the result.",
    ]),
  ].join("\n\n");

const migrate = (program: string | undefined): string =>
  [
    "Change a program that uses the hosted platform's API so that it uses this Parlance server.",
    ...(program ? [`The program: ${quote(program)}.`] : []),
    listSteps([
      "Find the base URL and the key in the program. Read both from environment variables, so that one setting changes the server.",
      `List the operations that the program uses, by method and path. Compare the parameters, fields, and errors of each with ${pageUri("api/<operation>.md")}. Before you change anything, list all differences and missing features.`,
      "Export each memory as TMX and each termbase as CSV from the hosted platform. Create the memories here, and import the files with import_memory. IDs are new: replace the IDs that the program stores.",
      `Create the webhooks again, and verify their signatures as ${pageUri("guides/connect-systems-to-workflows.md")} shows.`,
      "Run the program's tests with a development key of this server. Compare some translations with those of the hosted platform.",
    ]),
  ].join("\n\n");

interface ReviewArguments {
  source?: string | undefined;
  target?: string | undefined;
  document_id?: string | undefined;
}

function review(memoryId: string, { source, target, document_id }: ReviewArguments): string {
  const checked =
    document_id === undefined ? `memory_id ${memoryId}, and the source and target below` : `document_id ${document_id}`;
  return [
    "Review a translation.",
    ...(source === undefined ? [] : [`Source: ${quote(source)}`]),
    ...(target === undefined ? [] : [`Translation: ${quote(target)}`]),
    listSteps([
      `Run check_translation with ${checked}.`,
      `Find the terms that occur in the source with find_terms and memory_id ${memoryId}. Every term must be translated as the termbase specifies.`,
      `Look up the source with query_memory and memory_id ${memoryId}, and compare the style with its translations.`,
      "List each problem with its severity, its location, and a corrected translation. Do not change the memory unless you are asked to.",
    ]),
  ].join("\n\n");
}

/** The text that an agent needs before its first request; empty without a site. */
async function skillMessages(readPage: ReadPage): Promise<PromptMessage[]> {
  const skill = await readPage("/skill.md");
  if (skill === undefined) return [];
  const resource = { uri: pageUri("skill.md"), mimeType: "text/markdown", text: skill };
  return [{ role: "user", content: { type: "resource", resource } }];
}

const toPrompt = (prompt: string, others: readonly PromptMessage[] = []): GetPromptResult => ({
  messages: [{ role: "user", content: { type: "text", text: prompt } }, ...others],
});
