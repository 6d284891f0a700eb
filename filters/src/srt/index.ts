import type { SegmentationSettings } from "../document/sentence-ends.ts";
import { createTextFilter } from "../document/text-filter.ts";
import type { Span } from "../document/translatable-span.ts";
import type { Unit } from "../document/unit.ts";
import { formats } from "../formats.ts";
import { chooseEncoding, encodingOption, type OptionSchema } from "../options.ts";
import { extractionError } from "../source-location.ts";
import { beginsWith, marks, readCues } from "../subtitles/cues.ts";
import { withoutEmptyLines } from "../subtitles/lines.ts";
import { buildUnits, type CueSyntax } from "../subtitles/units.ts";

const options: OptionSchema<{ encoding: string }> = { encoding: encodingOption };

/**
 * SubRip subtitles: lines of a cue that belong to one sentence form a unit. `<i>`, `{\an8}`, `{y:i}` and the like are codes,
 * and so is the line break of YouTube, `[br]`.
 */
export const srt = createTextFilter({
  ...formats.srt,
  options,
  isOftenLegacy: true,
  declaredEncoding: (_file, { encoding }) => chooseEncoding(encoding),
  read: (text, settings) => ({ parts: readSrt(text, settings) }),
});

const syntax: CueSyntax = {
  markup:
    /<\/?([BIUSbius]|[Ff][Oo][Nn][Tt])(?:\s[^<>]*)?>|\{\/?([BIUbiu])\}|\{\\[^{}]*\}|\{[CFPSYcfsy]:[^\s{}]*\}|\\N|\[br\]/g,
  decode: (text) => text,
  // SubRip has no escapes, so a line of times that a model returns would begin a cue.
  encode: (text) => withoutEmptyLines(text.replace(timingLinePattern, "")),
};

/**
 * Hours, minutes, seconds and a fraction. Players also read times without hours, fraction or leading zeros, and tools
 * read full-width marks.
 */
const timePattern = String.raw`-?\d+[:：]\d{1,2}(?:[:：]\d{1,2})?(?:[,.:，．。：]\d{1,6})?(?![\d:：])`;
/** Unusual separators, as in YouTube's captions, count only between complete times: `5:30 – 6:30` may be text. */
const wholeTimePattern = String.raw`\d+:\d\d:\d\d[,.]\d{1,6}`;
const separatorPattern = String.raw`[ \t]*(?:[-\u2010-\u2015](?:[ \t]*[-\u2010-\u2015])*(?:[ \t]*(?:>|&gt;))?|\u2192|,)[ \t]*`;
const timingPattern = new RegExp(
  String.raw`[ \t${marks}]*(?:${timePattern}[ \t]*-->[ \t]*${timePattern}|` +
    String.raw`${wholeTimePattern}${separatorPattern}${wholeTimePattern}[ \t]*(?=[\r\n]|$))`,
  "y",
);

const timingLinePattern = new RegExp(`^${timingPattern.source}[^\\r\\n]*`, "gm");

const brokenTimingPattern = new RegExp(String.raw`[ \t${marks}]*\d(?:[^\r\n]*-->|\d*:[^\r\n]*->)`, "y");

/**
 * Reads a SubRip file: cues of a number, a line of times and lines of text. Text after an empty line still belongs to
 * the cue, and the next line of times begins the next one. Text before the first cue stays unchanged.
 * @throws FilterError "File extraction error" for times that cannot be read, and for a text without times
 */
function* readSrt(text: string, cutting: SegmentationSettings): Generator<Unit> {
  let hasCues = false;
  const isTimes = (line: Span) => {
    // Most lines begin with a letter or with markup.
    const first = text.charCodeAt(line.start);
    if (first > 0x39 && first < 0x200b) return false;
    const isRead = beginsWith(text, line, timingPattern);
    if (!isRead && beginsWith(text, line, brokenTimingPattern))
      throw extractionError(text, line.start, "times that cannot be read");
    hasCues ||= isRead;
    return isRead;
  };
  yield* buildUnits(text, readCues(text, { isTimes, endsAtEmptyLine: false, hasNames: false }), cutting, syntax);
  if (!hasCues && /\S/.test(text)) throw extractionError(text, text.search(/\S/), "a cue without times");
}
