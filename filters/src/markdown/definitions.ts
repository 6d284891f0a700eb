const definition =
  /\[((?:[^[\]\\]|\\[\s\S]){1,999})\]:[ \t]*(?:\n[ \t]*)?(?:<(?:[^<>\n\\]|\\.)*>|(?!<)\S+)(?:(?:[ \t]+(?:\n[ \t]*)?|\n[ \t]*)(?:"(?:[^"\\]|\\[\s\S])*"|'(?:[^'\\]|\\[\s\S])*'|\((?:[^()\\]|\\[\s\S])*\)))?[ \t]*(?:\n|$)/y;

/**
 * The definition of a link in the text of a paragraph, its lines without markers. Source: CommonMark 0.31, section
 * "Link reference definitions".
 */
export function definitionAt(text: string, at: number): { label: string; end: number; lines: number } | undefined {
  definition.lastIndex = at;
  const [whole, label = ""] = definition.exec(text) ?? [];
  if (whole === undefined || label.trim() === "") return undefined;
  const lineEnds = whole.split("\n").length - 1;
  return { label, end: at + whole.length, lines: whole.endsWith("\n") ? lineEnds : lineEnds + 1 };
}

/** The form in which labels are compared. */
export const labelKey = (label: string): string => label.trim().replace(/\s+/g, " ").toLowerCase();
