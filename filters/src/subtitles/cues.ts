import type { InlineTag, TaggedText } from "@openparlance/text";
import { lineBreakPattern } from "../document/line-breaks.ts";
import type { Span } from "../document/translatable-span.ts";

/** The text of a cue, or a part of it between empty lines. */
export interface Cue extends Span {
  /** The name of the cue, unless it is a number. */
  name?: string;
  /** The lines of the text, if there are several. */
  lines?: readonly Span[];
}

/** The rules by which a format separates cues and recognizes their names. */
export interface CueRules {
  /** Whether a line has the times of a cue; throws for unreadable times. `no text`: the next lines are not text. */
  isTimes(line: Span): boolean | "no text";
  /** Whether an empty line ends the cue. A line of blanks never does. */
  endsAtEmptyLine: boolean;
  /** Whether the line before the times may be a name. */
  hasNames: boolean;
  /** Whether a cue is data for programs. */
  isData?(cue: Span): boolean;
}

/** The texts of cues. Each line of times begins a cue, even without an empty line before it. */
export function* readCues(text: string, rules: CueRules): Generator<Cue> {
  let name: string | undefined;
  let isCue = false;
  let isFirst = true;
  let lines: Span[] = [];
  const take = (): Cue | undefined => {
    if (lines.length === 0) return undefined;
    // A line with only a number, after an empty line, is the next cue's number.
    const isText = isCue && (isFirst || lines.length > 1 || !isNumber(text, lines[0] as Span));
    const cue = isText ? buildCue(lines, name) : undefined;
    isFirst = false;
    lines = [];
    return cue && rules.isData?.(cue) ? undefined : cue;
  };
  const lineEnd = text.includes("\r") ? findAnyLineEnd : findLineEnd;
  const endLength = hasDoubledReturns(text) ? doubledEndLength : anyEndLength;
  for (let start = 0, end = 0; start < text.length; start = end + endLength(text, end)) {
    end = lineEnd(text, start);
    if (isBlank(text, start, end)) {
      const cue = take();
      if (cue) yield cue;
      if (start === end && rules.endsAtEmptyLine) isCue = false;
      continue;
    }
    const line = { start, end };
    const times = !isNumber(text, line) && rules.isTimes(line);
    if (times === false) {
      lines.push(line);
      continue;
    }
    const before = lines.at(-1);
    const isName = rules.hasNames && !isCue && lines.length === 1;
    const hasNumber = before !== undefined && isNumber(text, before);
    if (isName || hasNumber) lines.pop();
    const cue = take();
    if (cue) yield cue;
    name = isName && before && !hasNumber ? text.slice(before.start, before.end) : undefined;
    isCue = times === true;
    isFirst = true;
  }
  const last = take();
  if (last) yield last;
}

function buildCue(lines: readonly Span[], name: string | undefined): Cue {
  const { start } = lines[0] as Span;
  const { end } = lines.at(-1) as Span;
  const cue: Cue = lines.length > 1 ? { start, end, lines } : { start, end };
  if (name !== undefined) cue.name = name;
  return cue;
}

/** Invisible marks of direction or encoding, which programs write before and after lines; a part of a class. */
export const marks = String.raw`\u200B-\u200F\u202A-\u202E\u2066-\u2069\uFEFF`;

const blanksOrMarks = String.raw`(?:(?![\r\n])[\s${marks}])*`;
const numberPattern = new RegExp(String.raw`${blanksOrMarks}\d+${blanksOrMarks}(?=[\r\n]|$)`, "y");

/** Whether a line that isn't blank contains only a number; few files have blanks or marks next to it. */
function isNumber(text: string, line: Span): boolean {
  let at = line.start;
  for (let code = text.charCodeAt(at); at < line.end && code >= 48 && code <= 57; code = text.charCodeAt(at)) at++;
  if (at === line.end) return true;
  const code = text.charCodeAt(at);
  return (code <= 32 || code > 127) && beginsWith(text, line, numberPattern);
}

function isBlank(text: string, start: number, end: number): boolean {
  let at = start;
  for (let code = text.charCodeAt(at); at < end && (code === 32 || code === 9); code = text.charCodeAt(at)) at++;
  return at === end;
}

/** Whether each line ends in CR CR LF, which results when a program converts the LF of a CR LF again. */
const hasDoubledReturns = (text: string): boolean => text.includes("\r\r\n") && !/(?:^|[^\r])\r?\n/.test(text);

const doubledEndLength = (text: string, at: number): number => (text.startsWith("\r\r\n", at) ? 3 : 1);

const anyEndLength = (text: string, at: number): number => (text.startsWith("\r\n", at) ? 2 : 1);

function findLineEnd(text: string, from: number): number {
  const end = text.indexOf("\n", from);
  return end < 0 ? text.length : end;
}

function findAnyLineEnd(text: string, from: number): number {
  let at = from;
  for (let code = text.charCodeAt(at); at < text.length && code !== 10 && code !== 13; code = text.charCodeAt(at)) at++;
  return at;
}

/** Whether a regular expression finds something at the start of a line. @param regex sticky */
export function beginsWith(text: string, { start }: Span, regex: RegExp): boolean {
  regex.lastIndex = start;
  return regex.test(text);
}

/**
 * Separates a cue's text from its markup. Line ends become spaces, because sentences continue across them.
 *
 * @param markup matches every tag; a group is the name of a tag that may be part of a pair
 */
export function readCue(raw: string, markup: RegExp, decode: (text: string) => string): TaggedText {
  const hasBreaks = /[\r\n]/.test(raw);
  const textOf = (part: string) => decode(hasBreaks ? part.replace(lineBreakPattern, " ") : part);
  const tags: InlineTag[] = [];
  let plain = "";
  let end = 0;
  markup.lastIndex = 0;
  for (let match = markup.exec(raw); match; match = markup.exec(raw)) {
    if (match.index > end) plain += textOf(raw.slice(end, match.index));
    end = markup.lastIndex;
    tags.push(toTag(match, plain.length));
  }
  if (end < raw.length) plain += textOf(raw.slice(end));
  return { plain, tags };
}

/** `<i>`, `</i>`, or a code, such as a time or a tag that the format doesn't have. */
function toTag(match: RegExpExecArray, at: number): InlineTag {
  // Destructuring the match would be slower.
  const text = match[0];
  const name = match[1] ?? match[2];
  if (name === undefined) return { kind: "standalone", name: "x", text, at };
  return { kind: text.charCodeAt(1) === 0x2f ? "close" : "open", name: name.toLowerCase(), text, at };
}
