import type { LineCursor } from "./lines.ts";

export const fenceStartPattern = /(`{3,})[^`\r\n]*(?=[\r\n]|$)|(~{3,})/y;
/** The lines with options after the first line of a cell of Quarto. */
export const cellOptionsPattern = /(?:(?:\r\n?|\n)[ \t>]*(?:#|\/\/|%%|--)\|[^\r\n]*)+/y;
export const headingPattern = /#{1,6}(?=[ \t]|[\r\n]|$)/y;
const rulePattern = /^(?:(?:\*[ \t]*){3,}|(?:-[ \t]*){3,}|(?:_[ \t]*){3,})$/;
export const underlinePattern = /^(?:=+|-+)[ \t]*$/;
export const moduleStartPattern = /(?:import|export) /y;
/** The first line of code that Docusaurus also reads in Markdown. */
export const moduleLinePattern =
  /(?:import[ \t][^'"\r\n]*(?<=(?:import|from)[ \t])["'][^"'\r\n]+["'];?|import[ \t]\{[\w \t,$]*|export[ \t](?:const|default)[ \t][^\r\n]*(?<=[({[,;=>]))(?=[\r\n]|$)/y;
/** The line of dashes above the columns of a table in the form of pandoc. */
export const columnRulePattern = /-{2,}(?:[ \t]+-{2,})+[ \t]*(?=(?:\r\n?|\n)[ \t>]*[^\s>])/y;
export const footnotePattern = /\[\^[^\]\s]+\]:[ \t]*/y;
/** The checkbox of a task; programs have different signs for canceled and doubtful tasks. */
export const taskPattern = /\[(?:[ xX]|[^\s\w[\]\\(^])\][ \t]+/y;
/** Lines of YAML between two rules, for a slide or a component. */
export const yamlBlockPattern =
  /---[ \t]*(?:\r\n?|\n)(?:(?:[a-z][\w-]*:(?:[ \t][^\r\n]*)?|[ \t]+(?!---[ \t]*[\r\n])\S[^\r\n]*|- [^\r\n]*)(?:\r\n?|\n))+(?=[ \t]*---[ \t]*(?:[\r\n]|$))/y;

/** A heading's content without closing marks, which follow a space. */
export function trimClosingMarks(content: string): string {
  let end = content.length;
  while (content[end - 1] === "#") end--;
  return end === 0 || /[ \t]/.test(content[end - 1] ?? "") ? content.slice(0, end).trimEnd() : content;
}

/** Whether the rest of the line is a thematic break. */
export function isRule(line: LineCursor, at: number): boolean {
  const code = line.codeAt(at);
  if (ruleStarts[code] !== 1) return false;
  // Most lines with such a beginning are items with text.
  const second = line.codeAt(line.afterSpace(at + 1));
  return second === code && rulePattern.test(line.rest(at));
}

/** The length of the marker of a list item or a definition, without the whitespace after it; 0 if there is none. */
export function measureMarker(line: LineCursor, at: number): number {
  let end = at;
  while (isDigit(line.codeAt(end)) && end < at + 10) end++;
  const code = line.codeAt(end);
  const isMarker = end === at ? markerStarts[code] === 1 : code === 0x2e || code === 0x29;
  if (!isMarker || end > at + 9) return 0;
  const isAlone = end + 1 === line.end || line.codeAt(end + 1) === 32 || line.codeAt(end + 1) === 9;
  return isAlone ? end + 1 - at : 0;
}

const isDigit = (code: number): boolean => code >= 0x30 && code <= 0x39;

/** Builds a table of the characters that begin syntax, by code, so that other lines are recognized fast. */
const buildCodeTable = (characters: string): Uint8Array =>
  Uint8Array.from({ length: 128 }, (_, code) => (characters.includes(String.fromCharCode(code)) ? 1 : 0));
export const itemStarts = buildCodeTable("-+*:~[0123456789");
/** Characters of the markers of lists and of definitions. */
const markerStarts = buildCodeTable("-+*:~");
const ruleStarts = buildCodeTable("*-_");
export const leafStarts = buildCodeTable("`~#<*_-");
export const tableRuleStarts = buildCodeTable("|:-");
