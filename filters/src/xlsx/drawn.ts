import { hasWord } from "../document/has-word.ts";
import type { ParsedPart } from "../document/text-filter.ts";
import type { Unit } from "../document/unit.ts";
import type { FilterSettings } from "../filter.ts";
import { drawingVocabulary, tooltips } from "../ooxml/drawing.ts";
import { listRelatedParts } from "../ooxml/package.ts";
import { type PartKind, readParts, sharedKinds } from "../ooxml/parts.ts";
import type { ElementReader, TextUnit } from "../ooxml/reading.ts";
import type { PackagePart } from "../xml/package-filter.ts";
import { escapeText, removeInvalid } from "../xml/references.ts";
import type { ZipArchive } from "../zip/archive.ts";
import { spreadsheet } from "./characters.ts";
import type { XlsxOptions } from "./options.ts";
import { createRepeatedSpan, type TextCopies } from "./repeated-cells.ts";
import type { Sheet } from "./workbook.ts";

const comments: Record<string, PartKind> = {
  threadedComment: {
    root: "xtc:ThreadedComments",
    vocabulary: { paragraphs: {}, texts: new Set(["xtc:text"]) },
    context: "comment",
  },
  comments: { root: "x:comments", vocabulary: { paragraphs: { "x:text": spreadsheet } }, context: "comment" },
};

function selectParts(options: XlsxOptions): Record<string, PartKind> {
  const attributes = options.altText && { attributes: { ...tooltips, "xdr:cNvPr": ["descr", "title"] } };
  return {
    ...(options.comments && comments),
    drawing: { root: "xdr:wsDr", vocabulary: { ...drawingVocabulary, ...attributes }, context: "drawing" },
    ...sharedKinds(options),
    slicer: { ...captions("slicers", "slicer"), context: "slicer" },
    timeline: { ...captions("timelines", "timeline"), context: "timeline" },
    // The labels of buttons and check boxes, which drawings repeat for current applications.
    vmlDrawing: {
      root: "xml",
      vocabulary: { paragraphs: {}, visitors: { font: readLabel } },
      context: "drawing",
      repeats: "drawing",
      mayBeBroken: true,
    },
  };
}

const captions = (root: string, element: string): PartKind => ({
  root,
  vocabulary: { paragraphs: {}, attributes: { [element]: ["caption"] } },
  mayBeBroken: true,
});

function readLabel(element: ElementReader, into: TextUnit[]): void {
  const { scanner, reading } = element;
  const start = scanner.end;
  const plain = element.content().replace(/\s+/g, " ");
  const span = { start, end: scanner.start };
  if (!hasWord(plain) || scanner.buffer.slice(start, span.end).includes("<")) return;
  const text = { plain, tags: [] };
  into.push({ ...span, text, escape: (target) => escapeText(removeInvalid(target)), context: reading.context ?? "" });
}

/** Reads texts of a sheet that are not in cells: comments, drawings, charts. */
export function readDrawn(
  archive: ZipArchive,
  sheet: Sheet,
  copies: TextCopies,
  settings: FilterSettings<XlsxOptions>,
  leave: (name: string) => void,
): PackagePart[] {
  const kinds = selectParts(settings.options);
  const start = { type: "", target: sheet.target };
  const relations = listRelatedParts(archive, [start], Object.keys(kinds), settings.limits);
  return readParts(archive, relations, kinds, { settings }, leave).map((part) => {
    const parts = [...part.parts].flatMap((leaf): ParsedPart[] => {
      if ("segments" in leaf || "units" in leaf) return [leaf];
      if (isForOlder(leaf)) return [];
      return [isCopy(leaf, part.text) ? createRepeatedSpan(leaf, copies) : leaf];
    });
    return { ...part, parts };
  });
}

/** The tags before a text of a chart that isn't in a cell: a title, the name of a series or trend line. */
const literalPattern = /<(?:cx:txData|c:tx)>\s*<\w+:v>$|<c:name>$/;

/** Whether a chart's text is a copy of a cell's text. Texts that consist of runs aren't copies. */
const isCopy = ({ context, finish, start }: Unit, text: string): boolean =>
  context === "chart" && finish === undefined && !literalPattern.test(text.slice(Math.max(0, start - 50), start));

/** Whether a text is the note for applications that don't support threads of comments. */
const isForOlder = ({ text }: Unit): boolean => typeof text !== "string" && text.plain.startsWith("[Threaded comment]");
