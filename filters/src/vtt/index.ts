import type { SegmentationSettings } from "../document/sentence-ends.ts";
import { createTextFilter } from "../document/text-filter.ts";
import type { Edit, Span } from "../document/translatable-span.ts";
import type { Unit } from "../document/unit.ts";
import type { FilterSettings } from "../filter.ts";
import { FilterError } from "../filter-error.ts";
import { formats } from "../formats.ts";
import { dropsReadings, getPrimaryLanguage } from "../languages.ts";
import { beginsWith, readCues } from "../subtitles/cues.ts";
import { withoutEmptyLines } from "../subtitles/lines.ts";
import { buildUnits, type CueSyntax } from "../subtitles/units.ts";

/**
 * WebVTT captions: lines of a cue that a sentence spans are a unit, with the name of the cue as context. Voices,
 * classes and times inside it are codes.
 */
export const vtt = createTextFilter({
  ...formats.vtt,
  read: (text, settings) => ({ parts: readVtt(text, settings), edits: createLanguageEdits(text, settings) }),
});

/** References for characters that have a meaning in WebVTT or are invisible. */
const references: ReadonlyMap<string, string> = new Map([
  ["&", "&amp;"],
  ["<", "&lt;"],
  [">", "&gt;"],
  ["\u00A0", "&nbsp;"],
  ["\u200E", "&lrm;"],
  ["\u200F", "&rlm;"],
]);

const characters = new Map(Array.from(references, ([character, reference]) => [reference, character]));

const syntax: CueSyntax = {
  // Players ignore unknown tags. Converters keep the tags of SubRip: `{\an8}`, `{i}`.
  markup: /<\/?(?:(b|i|u|c|v|ruby|rt|lang)(?=[.\s>])|[A-Za-z])[^<>]*>|<\/?[\d:.]+>|\{\/?([BIUbiu])\}|\{\\[^{}]*\}/g,
  decode: (text) =>
    text.includes("&")
      ? text.replace(/&(?:amp|lt|gt|nbsp|lrm|rlm);/g, (reference) => characters.get(reference) ?? reference)
      : text,
  encode: vttText,
};

/** Matches a reading up to its end, the next one, or the end of its `ruby`; or the tags around both. */
const readingPattern = /<rt\b[^<>]*>(?:[^<]|<(?!\/?(?:rt|ruby)\b))*(?:<\/rt>)?|<\/?ruby\b[^<>]*>/g;

const withoutReadings: CueSyntax = {
  ...syntax,
  clean: (raw) => (raw.includes("<rt") ? raw.replace(readingPattern, "") : raw),
};

const timingPattern = /[ \t]*(?:\d+:)?\d\d:\d\d[.,]\d{3}[ \t]*-->[ \t]*(?:\d+:)?\d\d:\d\d[.,]\d{3}/y;

/**
 * Reads the cues of a WebVTT file; notes, styles and regions stay unchanged. Any line with an arrow begins a cue. The
 * lines after unreadable times are not text.
 * Source: WebVTT: The Web Video Text Tracks Format, W3C 2019, section 6.1.
 *
 * @throws FilterError "File extraction error" for a file that does not begin with `WEBVTT`
 */
function readVtt(text: string, cutting: SegmentationSettings): Generator<Unit> {
  if (!/^WEBVTT(?:[ \t\r\n]|$)/.test(text))
    throw new FilterError("File extraction error", "no WEBVTT at line 1, column 1");
  let arrow = text.indexOf("-->");
  const isTimes = (line: Span) => {
    if (arrow >= 0 && arrow < line.start) arrow = text.indexOf("-->", line.start);
    return arrow >= line.start && arrow < line.end && (beginsWith(text, line, timingPattern) || "no text");
  };
  const hasPictures = text.includes("#xywh=");
  const isData = (cue: Span) =>
    (hasPictures && beginsWith(text, cue, pictureUrlPattern) && pictureUrlPattern.lastIndex >= cue.end) ||
    (beginsWith(text, cue, dataStartPattern) && isJson(text.slice(cue.start, cue.end)));
  const cues = readCues(text, { isTimes, isData, endsAtEmptyLine: true, hasNames: true });
  return buildUnits(text, cues, cutting, dropsReadings(cutting.sourceLanguage) ? withoutReadings : syntax);
}

const languagePattern =
  /^WEBVTT[^\r\n]*(?:(?:\r\n?|\n)[\w-]+[:=][^\r\n]*)*?(?:\r\n?|\n)Language:[ \t]*([A-Za-z][\w-]*)/d;

/** Replaces the source language in the header, as YouTube writes it. */
function createLanguageEdits(text: string, { sourceLanguage, targetLanguage }: FilterSettings): Edit[] {
  const match = languagePattern.exec(text.slice(0, 1000));
  const [start, end] = match?.indices?.[1] ?? [0, 0];
  const isSource = getPrimaryLanguage(text.slice(start, end)) === getPrimaryLanguage(sourceLanguage);
  return isSource && targetLanguage !== undefined ? [{ start, end, text: targetLanguage }] : [];
}

/** The part of a picture that a player shows as a preview. Source: Media Fragments URI 1.0, W3C 2012, section 4.2.2. */
const pictureUrlPattern = /\s*(?:[^\s/]*\/.*|\S+)#xywh=(?:(?:pixel|percent):)?[\d.]+(?:,[\d.]+){3}\s*/y;
/** Tracks of metadata have JSON in their cues. */
const dataStartPattern = /\s*(?:\{\s*"|\[\s*\{)/y;

function isJson(cue: string): boolean {
  try {
    return typeof JSON.parse(cue) === "object";
  } catch {
    return false;
  }
}

function vttText(text: string): string {
  const lines = withoutEmptyLines(text);
  // Testing first is faster than replacing nothing.
  if (!/[&<>\u200E\u200F\u00A0]/.test(lines)) return lines;
  return lines.replace(/[&<>\u200E\u200F\u00A0]/g, (character) => references.get(character) ?? character);
}
