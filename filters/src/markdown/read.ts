import { shiftEdit, shiftUnit } from "../document/shift-unit.ts";
import { buildSpans } from "../document/text-filter.ts";
import type { Edit, Span, TranslatableSpan } from "../document/translatable-span.ts";
import type { PositionedTag, TextReader, Unit } from "../document/unit.ts";
import type { FilterSettings } from "../filter.ts";
import { htmlDialect } from "../html/dialect.ts";
import { htmlOptions } from "../html/options.ts";
import { readHtml } from "../html/read.ts";
import { lineWriters } from "../html/write.ts";
import { readOptions } from "../options.ts";
import { extractionError } from "../source-location.ts";
import { BlockReader } from "./blocks.ts";
import { composeMarkup, type Style } from "./compose.ts";
import { normalizeLabel } from "./definitions.ts";
import { isOfMarp, readCellOptions, readMarpComment } from "./front-matter.ts";
import { createTableSpan, type GridTable } from "./grid-table.ts";
import { type InlineSyntax, type InlineText, readInline } from "./inline.ts";
import type { LeafBlock } from "./leaf-block.ts";
import { buildPlainUnit, buildTitleUnit, listTextsInCodes } from "./link-titles.ts";
import type { JsxReader } from "./mdx/jsx.ts";
import { UnclosedMarkup } from "./mdx/scan.ts";
import {
  createEscape,
  escapeHeadingEnd,
  escapeLineStart,
  escapeMarkdown,
  escapeMarkdownCell,
  escapeMdx,
  escapeMdxCell,
  escapeMdxLineStart,
  trimLineEnd,
  trimLineStart,
  unescapeBrackets,
  unescapeUrls,
  writeMarkdownHeading,
  writeMarkdownLine,
} from "./write.ts";

interface ReadOptions {
  /** The texts of the front matter, and its end. */
  front: { units: readonly Unit[]; end: number };
  settings: FilterSettings;
  /** The texts in blocks of HTML. */
  html?: (lines: readonly Span[]) => Iterable<Unit>;
  /** Reads the tags of MDX. */
  jsx?: JsxReader;
  /** Called with the offset of markup that can't be read and stays unchanged. */
  leave: (at: number) => void;
  /** The labels of the whole document, for the text of a cell. */
  documentLabels?: Set<string>;
}

/** Finds the translatable texts of a Markdown or MDX document. */
export function* readMarkdown(
  text: string,
  { front, settings, html, jsx, leave, documentLabels }: ReadOptions,
): Generator<Unit | TranslatableSpan> {
  yield* front.units;
  const labels = documentLabels ?? new Set<string>();
  const isMdx = jsx !== undefined;
  const isMarp = isOfMarp(text.slice(0, front.end));
  const syntax = { isDefined: (label: string) => labels.size > 0 && labels.has(normalizeLabel(label)), isMdx };
  const blocks = new BlockReader(text, {
    from: front.end,
    depth: settings.limits.depth,
    isMdx,
    hasGrids: !isMdx && !documentLabels,
    define: (label) => labels.add(normalizeLabel(label)),
    leave,
  });
  const writers = createWriters(text, syntax);
  const again = createReader(text, syntax);
  const readCell = (content: string, leave: () => void) => {
    const ofCell = html && ((lines: readonly Span[]) => readHtmlBlock(content, lines, settings, [], []));
    const options = { front: { units: [], end: 0 }, settings, leave, documentLabels: labels };
    return buildSpans(readMarkdown(content, { ...options, ...(ofCell && { html: ofCell }) }), settings);
  };
  // Definitions may come after their links.
  const leaves = text.includes("]:") ? readAll(blocks).values() : undefined;
  const next = () => (leaves ? leaves.next().value : blocks.next());
  for (let leaf = next(); leaf; leaf = next()) {
    const { kind, lines } = leaf;
    if (jsx?.leavesOut(leaf)) continue;
    if (isMarp && kind === "html" && text.startsWith("<!--", lines[0]?.start))
      yield* readMarpComment(text, spanLines(lines), settings);
    else if (kind === "html") yield* html?.(lines) ?? [];
    else if (kind === "cellOptions") yield* readCellOptions(text, lines[0] as Span, settings);
    else if (kind === "gridTable") {
      const table = lines[0] as GridTable;
      yield createTableSpan(table, (content) => readCell(content, () => leave(table.start)));
    } else if (kind === "jsx") yield* jsx?.readTags(leaf) ?? [];
    else if (kind === "linkTitle") yield buildTitleUnit(text, lines[0] as Span);
    else if (kind === "plain") yield buildPlainUnit(text, lines[0] as Span);
    else {
      const writer = writers(findWriter(text, leaf, isMdx), lines);
      const read = hasMarkers(text, lines) ? createReader(text, syntax, lines) : again;
      const unit = buildTextUnit(text, lines, writer, read);
      const units = buildInnerUnits(text, unit, jsx, leaf);
      yield units.length > 0 ? { ...unit, inner: { units, raw: text.slice(unit.start, unit.end) } } : unit;
    }
  }
}

function readAll(blocks: BlockReader): LeafBlock[] {
  const leaves: LeafBlock[] = [];
  for (let leaf = blocks.next(); leaf; leaf = blocks.next()) leaves.push(leaf);
  return leaves;
}

/** The texts in the codes of a text: titles of links, and attributes of MDX. */
function buildInnerUnits(text: string, unit: Unit, jsx: JsxReader | undefined, { kind, lines }: LeafBlock): Unit[] {
  // Most texts have no tags with positions.
  if (typeof unit.text === "string" || !unit.text.tags.some((tag) => "start" in tag)) return [];
  const tags = unit.text.tags.filter((tag): tag is PositionedTag => "start" in tag);
  const isCell = kind === "cell";
  const others = jsx ? tags.filter((tag) => !tag.text.startsWith("<")) : tags;
  const units = [...(jsx?.readInlineAttributes(tags, lines, isCell) ?? []), ...listTextsInCodes(text, others, isCell)];
  return units.sort((a, b) => a.start - b.start);
}

/**
 * Builds a reader of the inline markup. The offsets of tags are those in the file.
 *
 * @param lines those of a text with markers between them
 */
function createReader(text: string, { isDefined, isMdx }: InlineSyntax, lines?: readonly Span[]): TextReader {
  const joined = lines && joinLines(text, lines);
  return ({ start, end }) => {
    const location = joined?.location ?? ((at: number) => start + at);
    const inline = { isDefined, isMdx, text: joined?.text ?? text.slice(start, end), joints: joined?.joints, location };
    try {
      return readInline(inline);
    } catch (error) {
      if (!(error instanceof UnclosedMarkup)) throw error;
      throw extractionError(text, location(error.at), error.message);
    }
  };
}

type WriterName = keyof typeof markdownStyles;

function findWriter(text: string, { kind, lines }: LeafBlock, isMdx: boolean): WriterName {
  if (kind === "cell") return isAfterBar(text, lines) ? "cell" : "firstCell";
  if (kind === "heading" || kind === "title") return kind;
  const before = text[(lines[0]?.start ?? 0) - 1];
  return isMdx && (before === undefined || before === "\n" || before === "\r") ? "firstText" : "text";
}

/** The texts in blocks of HTML; `edits` collects replacements of their languages. */
export function* readHtmlBlock(
  text: string,
  lines: readonly Span[],
  settings: FilterSettings,
  edits: Edit[],
  left: number[],
): Generator<Unit> {
  const htmlSettings = { ...settings, options: readOptions(htmlOptions) };
  for (const { start, end } of listHtmlSpans(text, lines)) {
    const block = text.slice(start, end);
    const keepsLines = /<(?:pre|textarea)\b/i.test(block);
    const html = readHtml(block, htmlSettings, keepsLines ? htmlDialect : { ...htmlDialect, ...lineWriters });
    for (const unit of html.parts) yield shiftUnit(unit, start);
    for (const edit of html.edits) edits.push(shiftEdit(edit, start));
    for (const at of html.left) left.push(start + at);
  }
}

/**
 * The spans to read as HTML. In a quote, each line is a span, so that the markers of the quote aren't text. A tag,
 * comment or script of several lines isn't supported there.
 */
function listHtmlSpans(text: string, lines: readonly Span[]): readonly Span[] {
  if (!hasMarkers(text, lines)) return [spanLines(lines)];
  const isWhole = (line: string) =>
    !/[<>]/.test(line.replace(/<[^<>!?]*>/g, "")) && !/<(?:script|style|svg|math)\b/i.test(line);
  return lines.every(({ start, end }) => isWhole(text.slice(start, end))) ? lines : [];
}

type WritingStyle = Style & Pick<Unit, "finish">;

const markdownStyles = {
  text: { escape: escapeMarkdown, line: escapeLineStart, finish: writeMarkdownLine },
  firstText: { escape: escapeMarkdown, line: escapeLineStart, finish: writeMarkdownLine },
  heading: { escape: escapeMarkdown, end: escapeHeadingEnd, finish: writeMarkdownHeading },
  title: { escape: escapeMarkdown, finish: (markup: string) => trimLineEnd(trimLineStart(markup)) },
  cell: { escape: escapeMarkdownCell, finish: (markup: string) => markup },
  firstCell: {
    escape: escapeMarkdownCell,
    line: escapeLineStart,
    finish: (markup: string) => escapeLineStart(trimLineStart(markup)),
  },
} satisfies Record<string, WritingStyle>;

/** In the first column, MDX reads `import` and `export` as the start of code. */
const mdxStyles = {
  text: { ...markdownStyles.text, escape: escapeMdx },
  firstText: {
    escape: escapeMdx,
    line: escapeMdxLineStart,
    finish: (markup) => escapeMdxLineStart(trimLineEnd(trimLineStart(markup))),
  },
  heading: { ...markdownStyles.heading, escape: escapeMdx },
  title: { ...markdownStyles.title, escape: escapeMdx },
  cell: { ...markdownStyles.cell, escape: escapeMdxCell },
  firstCell: {
    escape: escapeMdxCell,
    line: escapeMdxLineStart,
    finish: (markup) => escapeMdxLineStart(trimLineStart(markup)),
  },
} satisfies Record<WriterName, WritingStyle>;

/** Returns the writers for a text. They escape the characters that the text escapes. */
function createWriters(text: string, syntax: InlineSyntax): (name: WriterName, lines: readonly Span[]) => Writer {
  const all: Readonly<Record<WriterName, Writing>> = syntax.isMdx ? mdxStyles : markdownStyles;
  const hasBrackets = text.includes("\\[");
  const plain = (markup: string) => (hasBrackets ? markup : unescapeBrackets(markup, syntax.isDefined));
  const withComposer = (style: Writing): Writer => ({
    escape: (text) => unescapeUrls(style.escape(text)),
    finish: (markup, edits) => plain(style.finish(markup, edits)),
    compose(input) {
      const markup = composeMarkup(input, style, syntax);
      return markup && plain(markup);
    },
  });
  const writers = Object.fromEntries(Object.entries(all).map(([name, style]) => [name, withComposer(style)]));
  const escapeOrReference = /[\\&]/g;
  let next = -1;
  return (name, lines) => {
    const { start, end } = spanLines(lines);
    // The texts come in the order of the file, so that each part of it is searched once.
    if (next < start) {
      escapeOrReference.lastIndex = start;
      next = escapeOrReference.test(text) ? escapeOrReference.lastIndex - 1 : text.length;
    }
    if (next >= end) return writers[name] as Writer;
    const escapeSigns = createEscape(text.slice(start, end));
    const style = all[name];
    if (!escapeSigns) return writers[name] as Writer;
    return withComposer({ ...style, escape: (text) => escapeSigns(style.escape(text)) });
  };
}

/** Whether a bar precedes a cell; otherwise the cell begins its line. */
function isAfterBar(text: string, [line]: readonly Span[]): boolean {
  let at = (line?.start ?? 0) - 1;
  while (text[at] === " " || text[at] === "\t") at--;
  return text[at] === "|";
}

type Writing = Style & Required<Pick<Unit, "finish">>;
type Writer = Required<Pick<Unit, "escape" | "finish" | "compose">>;

function buildTextUnit(text: string, lines: readonly Span[], writer: Writer, again: TextReader): Unit {
  const { start, end: after } = spanLines(lines);
  const end = trimEnd(text, start, after);
  const read = again({ start, end });
  // Spreads would be slower, and most units of a file are created here.
  return { start, end, text: read, again, escape: writer.escape, finish: writer.finish, compose: writer.compose };
}

/** The end of a span without its trailing whitespace. */
function trimEnd(text: string, start: number, end: number): number {
  const last = text.charCodeAt(end - 1);
  return last > 0x20 && last < 0x7f ? end : start + text.slice(start, end).trimEnd().length;
}

/** Whether there are characters other than whitespace between the lines, such as the marks of a quote. */
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
function joinLines(text: string, lines: readonly Span[]): Required<Pick<InlineText, "text" | "joints" | "location">> {
  const parts = lines.map((line) => text.slice(line.start, line.end));
  const joints = lines.slice(1).map((line, index) => text.slice(lines[index]?.end, line.start));
  const starts: number[] = [];
  let start = 0;
  for (const part of parts) {
    starts.push(start);
    start += part.length + 1;
  }
  const location = (at: number) => {
    const line = starts.findLastIndex((start) => start <= at);
    return (lines[line] as Span).start + at - (starts[line] as number);
  };
  return { text: parts.join("\n").trimEnd(), joints, location };
}

const spanLines = (lines: readonly Span[]): Span => ({ start: lines[0]?.start ?? 0, end: lines.at(-1)?.end ?? 0 });
