import { shiftEdit, shiftUnit } from "../document/shift-unit.ts";
import type { Edit, Span } from "../document/translatable-span.ts";
import type { TextReader, Unit } from "../document/unit.ts";
import type { FilterSettings } from "../filter.ts";
import { htmlDialect } from "../html/dialect.ts";
import { htmlOptions } from "../html/options.ts";
import { readHtml } from "../html/read.ts";
import { readOptions } from "../options.ts";
import { BlockReader } from "./blocks.ts";
import { compose, type Style } from "./compose.ts";
import { labelKey } from "./definitions.ts";
import { type InlineText, readInline } from "./inline.ts";
import type { MarkdownOptions } from "./options.ts";
import {
  headingEnd,
  lineStart,
  markdownCell,
  markdownHeading,
  markdownLine,
  markdownText,
  withoutStart,
} from "./write.ts";

interface Reading {
  /** Where the text begins, after the front matter. */
  from: number;
  settings: FilterSettings<MarkdownOptions>;
  /** Gets what names a language in blocks of HTML. */
  edits: Edit[];
}

/** Finds the translatable texts of a Markdown document. */
export function* readMarkdown(text: string, { from, settings, edits }: Reading): Generator<Unit> {
  const { depth } = settings.limits;
  const isDefined = definedIn(text, from, depth);
  const readSpan: TextReader = ({ start, end }) => readInline({ text: text.slice(start, end), isDefined });
  const readerOf = (lines: readonly Span[]): TextReader =>
    hasMarkers(text, lines) ? () => readInline({ ...joined(text, lines), isDefined }) : readSpan;
  const htmlSettings = { ...settings, options: readOptions(htmlOptions) };
  const blocks = new BlockReader(text, from, depth);
  const writers = {
    text: { ...styles.text, compose: composer(styles.text, isDefined) },
    heading: { ...styles.heading, compose: composer(styles.heading, isDefined) },
    cell: { ...styles.cell, compose: composer(styles.cell, isDefined) },
    firstCell: { ...styles.firstCell, compose: composer(styles.firstCell, isDefined) },
  };
  for (let leaf = blocks.next(); leaf; leaf = blocks.next()) {
    if (leaf.kind !== "html") {
      const kind = leaf.kind === "cell" && !isBehindBar(text, leaf.lines) ? "firstCell" : leaf.kind;
      yield textUnit(text, leaf.lines, writers[kind], readerOf(leaf.lines));
    } else if (settings.options.html) {
      for (const { start, end } of htmlSpans(text, leaf.lines)) {
        const html = readHtml(text.slice(start, end), htmlSettings, htmlDialect);
        for (const unit of html.parts) yield shiftUnit(unit, start);
        for (const edit of html.edits) edits.push(shiftEdit(edit, start));
      }
    }
  }
}

/**
 * What to read as HTML: in a quote each line, so that its marks are no text, and nothing when a tag, comment or script
 * goes over lines.
 */
function htmlSpans(text: string, lines: readonly Span[]): readonly Span[] {
  if (!hasMarkers(text, lines)) return [spanOf(lines)];
  const isWhole = (line: string) =>
    !/[<>]/.test(line.replace(/<[^<>!?]*>/g, "")) && !/<(?:script|style|svg|math)\b/i.test(line);
  return lines.every(({ start, end }) => isWhole(text.slice(start, end))) ? lines : [];
}

/** Definitions may be after what refers to them, so all are read before. */
function definedIn(text: string, from: number, depth: number): (label: string) => boolean {
  const labels = new Set<string>();
  if (!text.includes("]:")) return () => false;
  const blocks = new BlockReader(text, from, depth, (label) => labels.add(labelKey(label)));
  while (blocks.next());
  return (label) => labels.has(labelKey(label));
}

const styles = {
  text: { escape: markdownText, line: lineStart, finish: markdownLine },
  heading: { escape: markdownText, line: lineStart, end: headingEnd, finish: markdownHeading },
  cell: { escape: markdownCell, finish: (markup: string) => markup },
  firstCell: { escape: markdownCell, line: lineStart, finish: (markup: string) => lineStart(withoutStart(markup)) },
} satisfies Record<string, Style & Pick<Unit, "finish">>;

/** Whether a bar is before a cell: otherwise it begins its line. */
function isBehindBar(text: string, [line]: readonly Span[]): boolean {
  let at = (line?.start ?? 0) - 1;
  while (text[at] === " " || text[at] === "\t") at--;
  return text[at] === "|";
}

const composer =
  (style: Style, isDefined: InlineText["isDefined"]): NonNullable<Unit["compose"]> =>
  (text) =>
    compose(text, style, isDefined);

type Writer = Required<Pick<Unit, "escape" | "finish" | "compose">>;

function textUnit(text: string, lines: readonly Span[], writer: Writer, again: TextReader): Unit {
  const { start, end: behind } = spanOf(lines);
  const end = trimmedEnd(text, start, behind);
  const read = again({ start, end });
  // Written out, since most of the units of a file are made here.
  return { start, end, text: read, again, escape: writer.escape, finish: writer.finish, compose: writer.compose };
}

/** Where a part of the text ends without the whitespace at its end. */
function trimmedEnd(text: string, start: number, end: number): number {
  const last = text.charCodeAt(end - 1);
  return last > 0x20 && last < 0x7f ? end : start + text.slice(start, end).trimEnd().length;
}

/** Whether more than whitespace is between the lines, such as the marks of a quote. */
function hasMarkers(text: string, lines: readonly Span[]): boolean {
  for (let index = 1; index < lines.length; index++) {
    const { start } = lines[index] as Span;
    for (let at = (lines[index - 1] as Span).end; at < start; at++) {
      const code = text.charCodeAt(at);
      if (code !== 32 && (code < 9 || code > 13)) return true;
    }
  }
  return false;
}

/** The lines without the markers between them. */
function joined(text: string, lines: readonly Span[]): Pick<InlineText, "text" | "joints"> {
  const parts = lines.map((line) => text.slice(line.start, line.end));
  const joints = lines.slice(1).map((line, index) => text.slice(lines[index]?.end, line.start));
  return { text: parts.join("\n").trimEnd(), joints };
}

const spanOf = (lines: readonly Span[]): Span => ({ start: lines[0]?.start ?? 0, end: lines.at(-1)?.end ?? 0 });
