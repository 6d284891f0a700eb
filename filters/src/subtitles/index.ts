import type { Cutting } from "../document/sentence-ends.ts";
import type { Span } from "../document/stretch.ts";
import { textFilter } from "../document/text-filter.ts";
import type { TextReader, Unit } from "../document/unit.ts";
import { formats } from "../formats.ts";
import type { OptionSchema } from "../options.ts";
import { type Cue, readCue } from "./cues.ts";
import { groupLines, isOneText, type LineGroup, lineEndOf, wrapped } from "./lines.ts";
import { readSrt } from "./srt.ts";
import { readVtt } from "./vtt.ts";

type SrtOptions = { encoding: string };
const srtOptions: OptionSchema<SrtOptions> = {
  encoding: { default: "utf-8", format: "encoding", description: "Encoding of files without a byte-order mark" },
};

/** SubRip subtitles: the lines of a cue that go on in one another are a unit; `<i>`, `{\an8}` and the like are codes. */
export const srt = textFilter({
  ...formats.srt,
  options: srtOptions,
  declaredEncoding: (_file, { encoding }) => encoding,
  read: (text, settings) => ({
    parts: unitsOf(text, readSrt(text), settings, {
      markup: /<\/?(?:b|i|u|s|font)(?:\s[^<>]*)?>|\{\\[^{}]*\}/gi,
      decode: same,
      encode: same,
    }),
  }),
});

/** WebVTT captions: the same, with the name of the cue as context; voices, classes and times inside it are codes. */
export const vtt = textFilter({
  ...formats.vtt,
  options: {},
  read: (text, settings) => ({
    parts: unitsOf(text, readVtt(text), settings, {
      markup: /<\/?(?:b|i|u|c|v|ruby|rt|lang)(?:[.\s][^<>]*)?>|<[\d:.]+>/g,
      decode: vttText,
      encode: vttMarkup,
    }),
  }),
});

interface CueSyntax {
  /** Finds every tag. */
  markup: RegExp;
  decode(text: string): string;
  encode(text: string): string;
}

function* unitsOf(
  text: string,
  cues: Iterable<Cue>,
  cutting: Cutting,
  { markup, decode, encode }: CueSyntax,
): Generator<Unit> {
  const read: TextReader = ({ start, end }) => readCue(text.slice(start, end), markup, decode);
  const plainOf = (line: Span) => read(line).plain;
  const groupsOf = ({ start, end, lines }: Cue): readonly LineGroup[] => {
    if (!lines || isOneText(text, lines)) return [{ start, end, count: lines?.length ?? 1 }];
    return groupLines(lines, plainOf, cutting);
  };
  for (const cue of cues) {
    for (const group of groupsOf(cue)) {
      const { start, end } = group;
      const unit: Unit = { start, end, text: read(group), again: read, escape: encode };
      if (group.count > 1) unit.finish = (markupOf) => wrapped(markupOf, group.count, lineEndOf(text, group), markup);
      if (cue.name !== undefined) unit.context = cue.name;
      yield unit;
    }
  }
}

/** A line without text would end the cue. */
const same = (text: string) => (/[\r\n]/.test(text) ? text.replace(/(?<!\s)\s*[\r\n]\s*/g, "\n") : text);

const characters: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&nbsp;": "\u00A0",
  "&lrm;": "\u200E",
  "&rlm;": "\u200F",
};
const references = new Map(Object.entries(characters).map(([reference, character]) => [character, reference]));

const vttText = (text: string) =>
  text.includes("&")
    ? text.replace(/&(?:amp|lt|gt|nbsp|[lr]rm);/g, (reference) => characters[reference] ?? reference)
    : text;

const vttMarkup = (text: string) => {
  const lines = same(text);
  // To look first is cheaper than to replace nothing.
  if (!/[&<>\u200E\u200F\u00A0]/.test(lines)) return lines;
  return lines.replace(/[&<>\u200E\u200F\u00A0]/g, (character) => references.get(character) ?? character);
};
