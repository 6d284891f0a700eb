import { joinNotes, listUntranslated } from "../document/left-alone.ts";
import type { FilterSettings } from "../filter.ts";
import { formats } from "../formats.ts";
import { redirectStyles, redirectWord, withDirection } from "../ooxml/direction.ts";
import { documentPropertiesOption, readDocumentProperties } from "../ooxml/document-properties.ts";
import { drawingVocabulary, formulaTexts, tooltips } from "../ooxml/drawing.ts";
import { readStyles } from "../ooxml/language.ts";
import { listRelatedParts, mainPart, readRelations } from "../ooxml/package.ts";
import { type PartKind, readParts, sharedKinds } from "../ooxml/parts.ts";
import type { ElementReader, OoxmlVocabulary } from "../ooxml/reading.ts";
import { defineOptions, type OptionsOf } from "../options.ts";
import { createPackageFilter, type PackageParts } from "../xml/package-filter.ts";
import type { ZipArchive } from "../zip/archive.ts";
import { withBoundData } from "./bound-data.ts";
import { wordprocessing } from "./paragraphs.ts";

const docxOptions = defineOptions({
  comments: { default: true, description: "Comments are translated" },
  altText: { default: true, description: "Descriptions of pictures, shapes, and tables are translated" },
  documentProperties: documentPropertiesOption,
  fields: {
    default: ["HYPERLINK", "TOC", "INDEX", "FORMTEXT", "MACROBUTTON", "GOTOBUTTON", "REF"],
    description: "Fields whose results are translated; a number, and the result of any other field, is one tag",
  },
});

type DocxOptions = OptionsOf<typeof docxOptions>;

/**
 * Word documents: body, headers, footers, notes, comments, text boxes, charts and diagrams. A paragraph is a text. In
 * it, changes of format, links, inserted text and translated fields are pairs of tags, all other markup single tags.
 *
 * A paragraph that gets a translation is written in as few runs as it has changes of format. The notes of the
 * application on revision sessions, spelling, language and page breaks are dropped. All other bytes of the part, and
 * all other entries, stay unchanged. Changed parts are packed again.
 */
export const docx = createPackageFilter({ ...formats.docx, options: docxOptions, read: readDocx });

const textVocabulary: OoxmlVocabulary = {
  paragraphs: { "w:p": wordprocessing, ...drawingVocabulary.paragraphs },
  attributes: {
    ...tooltips,
    "w:hyperlink": ["w:tooltip"],
    "w:listItem": ["w:displayText"],
    "w:listEntry": ["w:val"],
    "w:helpText": ["w:val"],
    "w:statusText": ["w:val"],
    "w:default": ["w:val"],
  },
  texts: formulaTexts.texts,
  // The first state of a box is no text.
  skipped: new Set(["w:checkBox"]),
  visitors: { "w:textInput": skipUnlessText, ...formulaTexts.visitors },
};
// biome-ignore format: a list of names
const vmlShapes = ["arc", "curve", "group", "image", "line", "oval", "polyline", "rect", "roundrect", "shape"];
const altTextVocabulary: OoxmlVocabulary = {
  ...textVocabulary,
  attributes: {
    ...textVocabulary.attributes,
    "w:tblCaption": ["w:val"],
    "w:tblDescription": ["w:val"],
    "wp:docPr": ["descr", "title"],
    // Shapes and pictures in a group, and shapes of VML.
    "pic:cNvPr": ["descr", "title"],
    "wps:cNvPr": ["descr", "title"],
    "wpg:cNvPr": ["descr", "title"],
    ...Object.fromEntries(vmlShapes.map((name) => [`v:${name}`, ["alt"]])),
    "v:textpath": ["string"],
  },
};

/** Labels of lists, such as `Step %1:`. A single letter is a bullet. */
const listLabels: OoxmlVocabulary = {
  paragraphs: {},
  attributes: { "w:lvlText": ["w:val"] },
  textPattern: /\p{L}{2}/u,
};

/** Skips a form field that has just begun if its first content is a number, a date or a formula. */
function skipUnlessText(part: ElementReader): void {
  const { buffer, end } = part.scanner;
  if (/^\s*<(?:\w+:)?type\s[^<>]*val=["'](?!regular)/.test(buffer.slice(end, end + 200))) part.content();
}

/** Skips a building block that has just begun, unless it is the placeholder of a content control. */
function skipUnlessPlaceholder(part: ElementReader): void {
  const { buffer, end } = part.scanner;
  const [properties = ""] = buffer.slice(end, end + 2000).split("docPartBody", 1);
  if (!properties.includes('w:val="placeholder"')) part.content();
}

/** The kinds of parts, by the relations that lead to them, in the order in which a translator sees them. */
function selectParts(options: DocxOptions): Record<string, PartKind> {
  const { comments, altText } = options;
  const vocabulary = altText ? altTextVocabulary : textVocabulary;
  return {
    "": { root: "w:document", vocabulary },
    header: { root: "w:hdr", vocabulary, context: "header" },
    footer: { root: "w:ftr", vocabulary, context: "footer" },
    footnotes: { root: "w:footnotes", vocabulary, context: "footnote" },
    endnotes: { root: "w:endnotes", vocabulary, context: "endnote" },
    ...(comments && { comments: { root: "w:comments", vocabulary, context: "comment" } }),
    numbering: { root: "w:numbering", vocabulary: listLabels, context: "numbering" },
    glossaryDocument: {
      root: "w:glossaryDocument",
      vocabulary: { ...vocabulary, visitors: { ...vocabulary.visitors, "w:docPart": skipUnlessPlaceholder } },
      context: "placeholder",
    },
    ...sharedKinds(options),
  };
}

function readDocx(archive: ZipArchive, settings: FilterSettings<DocxOptions>): PackageParts {
  const { options, limits } = settings;
  const main = mainPart(archive, limits);
  const kinds = selectParts(options);
  const left = new Set<string>();
  const fields = { translated: new Set(options.fields.map((name) => name.toUpperCase())), left };
  const links = readRelations(archive, main, limits);
  // The parts of the glossary belong to other building blocks.
  const glossary = links.filter(({ type }) => type === "glossaryDocument");
  const types = Object.keys(kinds).filter((type) => type !== "glossaryDocument");
  const related = listRelatedParts(archive, [{ type: "", target: main }], types, limits);
  const parts = readParts(archive, [...related, ...glossary], kinds, { settings, cutsEach: true, fields });
  const properties = options.documentProperties ? readDocumentProperties(archive, settings) : [];
  const leftData = new Set<string>();
  const bound = withBoundData(archive, main, parts, settings, leftData);
  const entries = [...withDirection(bound, settings, redirectWord), ...properties];
  const chunks = links.filter(({ type }) => type === "aFChunk").map(({ target }) => target);
  const stylesPart = links.find(({ type }) => type === "styles");
  const styles = stylesPart && readStyles(archive, stylesPart.target, settings);
  return {
    entries: styles ? [...entries, ...withDirection([styles.part], settings, redirectStyles)] : entries,
    sourceLanguage: styles?.language,
    note: joinNotes(
      listUntranslated("The text in the instructions of these fields", [...left]),
      listUntranslated("The text in these inserted documents", chunks),
      listUntranslated("The text in the data of these content controls", [...leftData]),
    ),
  };
}
