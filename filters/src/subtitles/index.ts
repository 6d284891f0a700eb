import { textFilter } from "../document/text-filter.ts";
import type { TextReader, Unit } from "../document/unit.ts";
import { formats } from "../formats.ts";
import type { OptionSchema } from "../options.ts";
import { type Cue, readCue } from "./cues.ts";
import { readSrt } from "./srt.ts";
import { readVtt } from "./vtt.ts";

type SrtOptions = { encoding: string };
const srtOptions: OptionSchema<SrtOptions> = {
  encoding: { default: "utf-8", format: "encoding", description: "Encoding of files without a byte-order mark" },
};

/** SubRip subtitles: a cue is a unit; `<i>`, `{\an8}` and the like are codes. */
export const srt = textFilter({
  ...formats.srt,
  options: srtOptions,
  declaredEncoding: (_file, { encoding }) => encoding,
  read: (text) => ({
    parts: unitsOf(text, readSrt(text), {
      markup: /<\/?(?:b|i|u|s|font)(?:\s[^<>]*)?>|\{\\[^{}]*\}/gi,
      decode: same,
      encode: same,
    }),
  }),
});

/** WebVTT captions: a cue is a unit with its name as context; voices, classes and times inside it are codes. */
export const vtt = textFilter({
  ...formats.vtt,
  options: {},
  read: (text) => ({
    parts: unitsOf(text, readVtt(text), {
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

function* unitsOf(text: string, cues: Iterable<Cue>, { markup, decode, encode }: CueSyntax): Generator<Unit> {
  const read: TextReader = ({ start, end }) => readCue(text.slice(start, end), markup, decode);
  for (const { start, end, name } of cues) {
    const unit: Unit = { start, end, text: read({ start, end }), again: read, escape: encode };
    if (name !== undefined) unit.context = name;
    yield unit;
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
