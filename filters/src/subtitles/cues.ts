import type { InlineTag, TaggedText } from "@openparlance/text";
import { lineBreaks } from "../document/line-breaks.ts";
import type { Span } from "../document/translatable-span.ts";

/** The text of a cue. */
export interface Cue extends Span {
  /** The name of the cue, if it has one that is no number. */
  name?: string;
  /** Of its text, when there are several. */
  lines?: readonly Span[];
}

/** The cue of the lines after that of its times; undefined when there are none. */
export function parseCue(lines: readonly Span[], times: number): Cue | undefined {
  const [first, last] = [lines[times + 1], lines.at(-1)];
  if (!first || !last) return undefined;
  const { start } = first;
  const { end } = last;
  return first === last ? { start, end } : { start, end, lines: lines.slice(times + 1) };
}

/** Runs of lines between empty ones; the line ends are not part of the spans. */
export function* lineBlocks(text: string): Generator<Span[]> {
  const lineEnd = text.includes("\r") ? findAnyLineEnd : findLineEnd;
  const endLength = hasDoubledReturns(text) ? doubledEndLength : anyEndLength;
  let block: Span[] | undefined;
  for (let start = 0; start < text.length; ) {
    const end = lineEnd(text, start);
    if (end > start) {
      if (block) block.push({ start, end });
      else block = [{ start, end }];
    } else if (block) {
      yield block;
      block = undefined;
    }
    start = end + endLength(text, end);
  }
  if (block) yield block;
}

/** Whether each line ends in CR CR LF, as a CR LF does that a program took for LF. */
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

/** Index of the first line that begins with times; −1 when none does. @param timing sticky */
export function findTimes(text: string, lines: readonly Span[], timing: RegExp): number {
  return lines.findIndex(({ start }) => {
    timing.lastIndex = start;
    return timing.test(text);
  });
}

const anyBreak = /[\r\n]/;

/**
 * Takes the markup out of a cue: line ends become spaces, since a sentence continues over them.
 *
 * @param markup finds every tag, in group 1 the name of one that may be half of a pair
 */
export function readCue(raw: string, markup: RegExp, decode: (text: string) => string): TaggedText {
  const hasBreaks = anyBreak.test(raw);
  const textOf = (part: string) => decode(hasBreaks && anyBreak.test(part) ? part.replace(lineBreaks, " ") : part);
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

/** `<i>`, `</i>`, or a code of its own, such as a time or a tag that the format does not have. */
function toTag(match: RegExpExecArray, at: number): InlineTag {
  // Destructuring would go through the array's iterator.
  const text = match[0];
  const name = match[1];
  if (name === undefined) return { kind: "standalone", name: "x", text, at };
  return { kind: text.charCodeAt(1) === 0x2f ? "close" : "open", name: name.toLowerCase(), text, at };
}
