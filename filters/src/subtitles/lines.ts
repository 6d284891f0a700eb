import type { TaggedText } from "@openparlance/text";
import { lineBreakPattern } from "../document/line-breaks.ts";
import { findSentenceEnds, type SegmentationSettings } from "../document/sentence-ends.ts";
import type { Span } from "../document/translatable-span.ts";

/** Lines of a cue that are read as one text. */
export interface LineGroup extends Span {
  count: number;
  /** The text of a single line that was read to find the groups. */
  text?: TaggedText | undefined;
}

/** The dash before the line of a speaker, if several speak in one cue. */
const dashPattern = /^\s*[-\u2010-\u2015]\s*\S/;

/** The start of a separate line: a sound in brackets, a song, and the text of another speaker. */
const ownLinePattern = /^(?:\[|[♪♫♬]|>>)/u;

/** Whether a line is only a sound in brackets, or the end of a song. Most end neither in a bracket nor in a note. */
const endsAlone = (plain: string): boolean => /^\[[^\]]*\]$/.test(plain) || /[♪♫♬]/u.test(plain.slice(-1));

const isApart = (plain: string, previous: string): boolean =>
  (!plainStartPattern.test(plain) && (dashPattern.test(plain) || ownLinePattern.test(plain))) || endsAlone(previous);

/** The voice of WebVTT that begins with a line: `<v Mary>`. */
const voiceOf = ({ tags }: TaggedText): string | undefined =>
  tags.find(({ at, kind, name }) => at === 0 && kind === "open" && name === "v")?.text;

/** Quick tests that most lines pass: the line continues in the next, and does not begin with a dash. */
const plainEndPattern = /[A-Za-z\d,]$/;
const plainStartPattern = /^[A-Za-z\d]/;

/** Whether the lines are clearly one text, without a search for sentences and speakers. */
export function isOneText(text: string, lines: readonly Span[]): boolean {
  const last = lines.length - 1;
  return lines.every(({ start, end }, index) => {
    return (
      (index === 0 || plainStartPattern.test(text.charAt(start))) &&
      (index === last || plainEndPattern.test(text.charAt(end - 1)))
    );
  });
}

/**
 * Groups lines across which a sentence continues. A line that begins with another speaker always starts a group. Lines
 * that contain only tags are ignored.
 */
export function groupLines(
  cueLines: readonly Span[],
  read: (line: Span) => TaggedText,
  cutting: SegmentationSettings,
): readonly LineGroup[] {
  const isCut = cutting.segmentation === "sentence";
  const texts = cueLines.map(read);
  const plains = texts.map(({ plain }) => plain.trim());
  const ends = isCut ? findSentenceEnds(plains.join(" "), cutting) : [];
  const groups: LineGroup[] = [];
  let last: LineGroup | undefined;
  let before = "";
  let voice: string | undefined;
  let at = 0;
  let next = 0;
  for (let index = 0; index < plains.length; index++) {
    const plain = plains[index] as string;
    // The end of a sentence may be before or after the blank that replaces a line end.
    while ((ends[next] ?? Infinity) < at - 1) next++;
    const nextVoice = voiceOf(texts[index] as TaggedText) ?? voice;
    const isNew = last && isCut && ((ends[next] ?? Infinity) <= at || isApart(plain, before) || nextVoice !== voice);
    voice = nextVoice;
    at += plain.length + 1;
    if (plain === "") continue;
    const { start, end } = cueLines[index] as Span;
    if (!last || isNew) {
      last = { start, end, count: 1, text: texts[index] };
      groups.push(last);
    } else {
      last.end = end;
      last.count++;
      last.text = undefined;
    }
    before = plain;
  }
  return groups;
}

/** A text without empty lines, which would end the cue. */
export const withoutEmptyLines = (text: string): string =>
  /[\r\n]/.test(text) ? text.replace(lineBreakPattern, "\n") : text;

/** The first line end between two offsets. */
export function findLineBreak(text: string, { start, end }: Span): string {
  const raw = text.slice(start, end);
  return raw.includes("\r") ? (/\r\r\n|\r\n?|\n/.exec(raw)?.[0] ?? "\n") : "\n";
}

/**
 * Breaks a text into as many lines as its source has, of about equal lengths, unless it already has line ends. If there
 * are enough dashes after blanks, it is broken only before dashes.
 */
export function wrap(text: string, count: number, lineEnd: string, markup: RegExp): string {
  if (/[\r\n]/.test(text)) return text;
  if (count === 2 && !/[<{\t\u2010-\u2015-]| {2}/.test(text)) return breakInTwo(text, lineEnd);
  const { blanks, length } = findBlanks(text, markup);
  const dashes = blanks.filter(({ end }) => dashPattern.test(text.slice(end)));
  const among = dashes.length >= count - 1 ? dashes : blanks;
  const breaks: Blank[] = [];
  let next = 0;
  for (let line = 1; line < count; line++) {
    const ideal = (length * line) / count;
    // A position is left for each remaining line.
    const last = among.length - (count - 1 - line);
    if (next >= last) return text;
    let best = next;
    while (best + 1 < last && distance(among[best + 1], ideal) < distance(among[best], ideal)) best++;
    breaks.push(among[best] as Blank);
    next = best + 1;
  }
  let from = 0;
  let result = "";
  for (const { start, end } of breaks) {
    result += text.slice(from, start) + lineEnd;
    from = end;
  }
  return result + text.slice(from);
}

/** Breaks a text without tags at the blank nearest to its middle. */
function breakInTwo(text: string, lineEnd: string): string {
  const middle = text.length / 2;
  const before = text.lastIndexOf(" ", middle);
  const after = text.indexOf(" ", middle);
  const at = after >= 0 && (before <= 0 || after - middle < middle - before) ? after : before;
  return at <= 0 ? text : text.slice(0, at) + lineEnd + text.slice(at + 1);
}

/** A blank, and the number of characters before it, without tags. */
interface Blank extends Span {
  read: number;
}

const distance = (blank: Blank | undefined, ideal: number) => Math.abs((blank as Blank).read - ideal);

function findBlanks(text: string, markup: RegExp): { blanks: readonly Blank[]; length: number } {
  const blanks: Blank[] = [];
  let length = 0;
  let from = 0;
  const readTo = (to: number) => {
    for (const { 0: blank, index } of text.slice(from, to).matchAll(/[ \t]+/g)) {
      const start = from + index;
      blanks.push({ start, end: start + blank.length, read: length + index });
    }
    length += to - from;
  };
  for (const { 0: tag, index } of text.matchAll(markup)) {
    readTo(index);
    from = index + tag.length;
  }
  readTo(text.length);
  return { blanks: blanks.filter(({ read }) => read > 0), length };
}
