import { withoutEmptyLines } from "../subtitles/lines.ts";

/** What WebVTT writes for characters that mean something to it or do not show. */
export const references: ReadonlyMap<string, string> = new Map([
  ["&", "&amp;"],
  ["<", "&lt;"],
  [">", "&gt;"],
  ["\u00A0", "&nbsp;"],
  ["\u200E", "&lrm;"],
  ["\u200F", "&rlm;"],
]);

export function vttText(text: string): string {
  const lines = withoutEmptyLines(text);
  // To look first is cheaper than to replace nothing.
  if (!/[&<>\u200E\u200F\u00A0]/.test(lines)) return lines;
  return lines.replace(/[&<>\u200E\u200F\u00A0]/g, (character) => references.get(character) ?? character);
}
