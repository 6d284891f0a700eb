import { matchAt } from "@openparlance/text";
import type { Span } from "../document/translatable-span.ts";
import { templatePattern } from "./extensions/templates.ts";

const titlePattern = String.raw`"(?:[^"\\]|\\[\s\S])*"|'(?:[^'\\]|\\[\s\S])*'|\((?:[^()\\]|\\[\s\S])*\)`;
/** Brackets in a label are only allowed in code, as in documents of Node.js's packages. */
const definitionPattern = new RegExp(
  String.raw`\[((?:[^[\]\\]|\\[\s\S]){1,999}|\x60[^\x60\n]{1,300}\x60)\]:[ \t]*(?:\n[ \t]*)?(?:<(?:[^<>\n\\]|\\.)*>|(?!<)(?:[^\s{]|${templatePattern}|(?!${templatePattern})\{)+)(?:(?:[ \t]+(?:\n[ \t]*)?|\n[ \t]*)(?:${titlePattern}))?[ \t]*(?:\n|$)`,
  "y",
);

/**
 * The definition of a link at `at`, in the lines of a paragraph without their markers. Source: CommonMark 0.31, section
 * "Link reference definitions".
 */
export function readDefinition(text: string, at: number): { label: string; end: number; lines: number } | undefined {
  const [whole, label = ""] = matchAt(definitionPattern, text, at) ?? [];
  if (whole === undefined || label.trim() === "") return undefined;
  const lineEnds = whole.split("\n").length - 1;
  return { label, end: at + whole.length, lines: whole.endsWith("\n") ? lineEnds : lineEnds + 1 };
}

/**
 * The definitions at the start of a paragraph, each with its lines. @param define receives the label of each definition
 */
export function listDefinitions(file: string, lines: readonly Span[], define: (label: string) => void): Span[][] {
  const text = lines.map(({ start, end }) => file.slice(start, end)).join("\n");
  const definitions: Span[][] = [];
  // Most lines that begin with a bracket begin with a link.
  if (!text.includes("]:")) return definitions;
  let count = 0;
  let at = 0;
  let isKnown = true;
  for (let match = readDefinition(text, at); match; match = readDefinition(text, at)) {
    // Other readers than those of Node.js's packages see no link of a label with brackets, and of those below it.
    if (/^`.*\[/.test(match.label)) isKnown = false;
    if (isKnown || !match.label.startsWith("`")) define(match.label);
    at = match.end;
    definitions.push(lines.slice(count, count + match.lines));
    count += match.lines;
  }
  return definitions;
}

/** The form of a label for comparison. */
export const normalizeLabel = (label: string): string => label.trim().replace(/\s+/g, " ").toLowerCase();
