import type { TaggedText } from "@openparlance/text";
import { listUntranslated } from "../document/left-alone.ts";
import { createTextFilter, type ParsedText } from "../document/text-filter.ts";
import type { Edit, Span } from "../document/translatable-span.ts";
import type { Unit } from "../document/unit.ts";
import { formats } from "../formats.ts";
import { findChangedDirection, type TextDirection } from "../languages.ts";
import { escapeLiteral } from "../patterns.ts";
import { declaredEncoding, reference } from "../xml/prolog.ts";
import { decodeText } from "../xml/references.ts";
import { type ScannerSettings, token, XmlScanner } from "../xml/scanner.ts";
import { buildStringUnit, textWithElements } from "../xml/strings.ts";

/**
 * .NET resources (RESX): the strings, with their comments as notes. All other data stays unchanged, and strings whose
 * comment says `{Locked}`, as Microsoft writes. Words that a comment locks are codes.
 */
export const resx = createTextFilter({
  ...formats.resx,
  hasStrings: true,
  declaredEncoding,
  reference,
  read: (text, settings) => readResx(text, settings.limits, findChangedDirection(settings)),
});

interface Datum {
  name: string;
  isString: boolean;
  /** The span of the content of the `value` element. */
  value?: Span;
  comment?: string;
}

/** The values of `data` elements without a type or with the type of strings, and edits for the direction of forms. */
function readResx(text: string, limits: ScannerSettings, direction: TextDirection | undefined): ParsedText {
  const scanner = XmlScanner.over(text, limits);
  const parts: Unit[] = [];
  const edits: Edit[] = [];
  const left: string[] = [];
  let datum: Datum | undefined;
  let start = 0;
  for (let kind = scanner.next(); kind !== token.done; kind = scanner.next()) {
    const depth = scanner.path.length;
    if (kind === token.open) {
      if (depth === 1 && scanner.name !== "root") throw scanner.error("not a RESX document: another root element");
      if (depth === 2 && scanner.name === "data") datum = readDatum(scanner);
      if (depth === 3) start = scanner.end;
    } else if (kind === token.close && datum) {
      if (depth === 2 && scanner.name === "value") datum.value = { start, end: scanner.start };
      if (depth === 2 && scanner.name === "comment")
        datum.comment = decodeText(text.slice(start, scanner.start)).trim();
      if (depth !== 1) continue;
      const isOpen = datum.isString && !datum.comment?.includes("{Locked}") && !datum.name.endsWith(".FlowDirection");
      const unit = isOpen ? valueUnit(text, datum, left) : undefined;
      if (unit) parts.push(unit);
      else if (datum.value && formDirectionPattern.test(datum.name))
        edits.push(...directionEdits(text, datum.value, direction));
      datum = undefined;
    }
  }
  return { parts, edits, readingNote: () => listUntranslated(textWithElements, left) };
}

/** The value of a datum, written like any string in XML; undefined when it has none. */
function valueUnit(text: string, { name, value, comment }: Datum, left: string[]): Unit | undefined {
  const facts = { context: name, ...(comment && { note: comment }) };
  const unit = value && buildStringUnit(text, value.start, value.end, facts, left);
  return unit && comment?.includes("{Locked=") ? { ...unit, text: lockWords(unit, comment) } : unit;
}

const lockPattern = /\{Locked=\s*((?:"[^"]*"[\s,]*)+)\}/g;
const maxLocked = 100;
const letter = "[\\p{sc=Latn}\\p{sc=Cyrl}\\p{sc=Grek}\\p{N}_]";
const wordEdgePattern = new RegExp(`(^)(?=${letter})|(?<=${letter})$`, "gu");

/** A regular expression that matches a locked text, but not a word inside another one. */
const matchLocked = (text: string): string =>
  escapeLiteral(text).replace(wordEdgePattern, (_, start) => `(?${start === "" ? "<" : ""}!${letter})`);

/** Makes codes of tags and of the words that a comment locks: `{Locked="word"}`. */
function lockWords({ text, escape: escapeText }: Unit, comment: string): Unit["text"] {
  const lists = [...comment.matchAll(lockPattern)].map(([, list = ""]) => list.split('"'));
  const words = lists.flatMap((list) => list.filter((word, at) => at % 2 === 1 && word !== "")).slice(0, maxLocked);
  if (words.length === 0 || typeof text !== "string") return text;
  const literals = words.sort((a, b) => b.length - a.length).map(matchLocked);
  const result: TaggedText = { plain: "", tags: [] };
  for (const [index, part] of text.split(new RegExp(`(<[^<>]*>|${literals.join("|")})`, "u")).entries()) {
    if (index % 2 === 0) result.plain += part;
    else result.tags.push({ kind: "standalone", name: "x", text: escapeText(part), at: result.plain.length });
  }
  return result;
}

/** Reads the attributes of the datum whose opening tag is the scanner's token. */
function readDatum(scanner: XmlScanner): Datum {
  const attributes = scanner.attributes();
  const name = decodeText(attributes.find((each) => each.name === "name")?.value ?? "");
  const isTyped = attributes.some(({ name, value }) => {
    return name === "mimetype" || (name === "type" && !/^\s*System\.String\s*(?:,|$)/.test(value));
  });
  // The designer keeps ">>name" for itself.
  return { name, isString: !isTyped && !name.startsWith(">>") };
}

/** Properties of Windows Forms and of XAML. */
const formDirectionPattern = /\.(?:RightToLeft(?:Layout)?|FlowDirection)$/;
const opposites: Readonly<Record<TextDirection, Readonly<Record<string, string>>>> = {
  rtl: { No: "Yes", False: "True", LeftToRight: "RightToLeft" },
  ltr: { Yes: "No", True: "False", RightToLeft: "LeftToRight" },
};

function directionEdits(text: string, { start, end }: Span, direction: TextDirection | undefined): Edit[] {
  const value = direction && opposites[direction][text.slice(start, end).trim()];
  return value === undefined ? [] : [{ start, end, text: value }];
}
