import { describeOperations } from "@openparlance/api/described";
import type { OpenApiDocument } from "@openparlance/api/openapi";
import type { LastOperation } from "./peers.ts";

export interface SoughtOperation extends LastOperation {
  /** Words of its description that every reference renders unchanged. */
  text: string;
}

/** The operations by tag, then in the order of the description, as references list them. */
export function listOperations(description: object): SoughtOperation[] {
  const document = description as OpenApiDocument;
  const all = describeOperations(document)
    .filter(({ isIncoming }) => !isIncoming)
    .map(({ id, tag, method, path, description }) => ({ id, tag, method, path, text: longestPlainWords(description) }));
  return (document.tags ?? []).flatMap(({ name }) => all.filter(({ tag }) => tag === name));
}

/** The longest run of words without Markdown or code blocks, which peers render differently. */
function longestPlainWords(markdown: string): string {
  const prose = markdown.replaceAll(/```.*?```/gs, "`");
  const runs = prose.replaceAll(/([^\n])\n(?!\n)/g, "$1 ").split(/[^\p{L}\d ,.;:]+/u);
  const [longest = ""] = runs.map((run) => run.trim()).sort((a, b) => b.length - a.length);
  return longest.replaceAll(/\s+/g, " ");
}
