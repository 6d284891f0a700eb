import type { Reference } from "../types.ts";
import type { SampleLanguage } from "./index.ts";

/** The samples of all calls in one language as Markdown: a heading with the id of each call, and its program. */
export function sampleFile({ title, tags }: Reference, { id, name, write }: SampleLanguage): string {
  const samples = tags
    .flatMap((tag) => tag.operations)
    .map((operation) => `## ${operation.id}\n\n\`\`\`${id}\n${write(operation.request)}\n\`\`\`\n`);
  const begin = `Every call of the ${title} in ${name}. Base URL and key come from the variables API and API_KEY.\n`;
  return [`# Samples in ${name}\n`, begin, ...samples].join("\n");
}
