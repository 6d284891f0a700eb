import type { ParsedPart } from "../document/text-filter.ts";
import type { Unit } from "../document/unit.ts";
import type { FilterSettings } from "../filter.ts";
import { drawingVocabulary, tooltips } from "../ooxml/drawing.ts";
import { listRelatedParts } from "../ooxml/package.ts";
import { type PartKind, readParts, sharedKinds } from "../ooxml/parts.ts";
import type { PackagePart } from "../xml/package-filter.ts";
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
    ...sharedKinds,
  };
}

/** Reads texts of a sheet that are not in cells: comments, drawings, charts. */
export function readDrawn(
  archive: ZipArchive,
  sheet: Sheet,
  copies: TextCopies,
  settings: FilterSettings<XlsxOptions>,
): PackagePart[] {
  const kinds = selectParts(settings.options);
  const start = { type: "", target: sheet.target };
  const relations = listRelatedParts(archive, [start], Object.keys(kinds), settings.limits);
  return readParts(archive, relations, kinds, { settings }).map((part) => {
    const parts = [...part.parts].flatMap((leaf): ParsedPart[] => {
      if ("segments" in leaf || "units" in leaf) return [leaf];
      if (isForOlder(leaf)) return [];
      return [isCopy(leaf) ? createRepeatedSpan(leaf, copies) : leaf];
    });
    return { ...part, parts };
  });
}

/** Whether a chart's text is a copy of a cell's text. Titles aren't copies: they consist of runs. */
const isCopy = ({ context, finish }: Unit): boolean => context === "chart" && finish === undefined;

/** Whether a text is the note for applications that don't support threads of comments. */
const isForOlder = ({ text }: Unit): boolean => typeof text !== "string" && text.plain.startsWith("[Threaded comment]");
