import type { FilterSettings } from "../filter.ts";
import { formats } from "../formats.ts";
import { findChangedDirection } from "../languages.ts";
import { redirectDrawing, withDirection } from "../ooxml/direction.ts";
import { documentPropertiesOption, readDocumentProperties } from "../ooxml/document-properties.ts";
import { drawingVocabulary, formulaTexts, tooltips } from "../ooxml/drawing.ts";
import {
  attributeText,
  type LinkedPart,
  listRelatedParts,
  mainPart,
  readRelations,
  startRoot,
} from "../ooxml/package.ts";
import { readPart } from "../ooxml/part.ts";
import { type PartKind, readParts, sharedKinds } from "../ooxml/parts.ts";
import type { ElementReader, OoxmlVocabulary } from "../ooxml/reading.ts";
import { defineOptions, type OptionsOf } from "../options.ts";
import {
  createPackageFilter,
  type PackagePart,
  type PackageParts,
  readEntry,
  requireEntry,
} from "../xml/package-filter.ts";
import { XmlScanner } from "../xml/scanner.ts";
import type { ZipArchive } from "../zip/archive.ts";

const pptxOptions = defineOptions({
  notes: { default: true, description: "Notes on slides are translated" },
  hiddenSlides: { default: true, description: "Hidden slides are translated" },
  masters: { default: false, description: "Placeholders in slide masters and layouts are translated" },
  comments: { default: true, description: "Comments are translated" },
  altText: { default: true, description: "Descriptions of pictures and shapes are translated" },
  documentProperties: documentPropertiesOption,
});

type PptxOptions = OptionsOf<typeof pptxOptions>;

/**
 * PowerPoint presentations: the slides in the order in which they are shown, each with its charts, diagrams, notes and
 * comments. A paragraph is a text. Changes of format and links in it are pairs of tags, breaks and fields are single
 * tags. Runs that are rewritten are marked as being in the target language.
 */
export const pptx = createPackageFilter({ ...formats.pptx, options: pptxOptions, read: readPptx });

/** The parts to read, by the relations that lead to them from a slide. */
function selectParts(options: PptxOptions): Record<string, PartKind> {
  const { notes, masters, comments, altText } = options;
  const vocabulary: OoxmlVocabulary = {
    ...drawingVocabulary,
    texts: new Set([...formulaTexts.texts, "p:text"]),
    attributes: { ...tooltips, ...(altText && { "p:cNvPr": ["descr", "title"] }) },
  };
  return {
    slide: { root: "p:sld", vocabulary },
    ...sharedKinds(options),
    ...(notes && { notesSlide: { root: "p:notes", vocabulary, context: "notes" } }),
    ...(comments && { comments: { root: "p:cmLst", vocabulary, context: "comment" } }),
    slideLayout: { root: "p:sldLayout", vocabulary: masters ? vocabulary : fixedTextVocabulary, context: "layout" },
    slideMaster: { root: "p:sldMaster", vocabulary: masters ? vocabulary : fixedTextVocabulary, context: "master" },
  };
}

/** Texts of layouts and masters that each slide shows: all except placeholders, whose text slides replace. */
const fixedTextVocabulary: OoxmlVocabulary = {
  paragraphs: drawingVocabulary.paragraphs,
  visitors: {
    "p:sp": (element) => {
      const { buffer, end, name } = element.scanner;
      const close = buffer.indexOf(`</${name}>`, end);
      if (/<(?:[\w.-]+:)?ph[\s/>]/.test(buffer.slice(end, close))) element.content();
    },
  },
};

function readPptx(archive: ZipArchive, settings: FilterSettings<PptxOptions>): PackageParts {
  const { options, limits } = settings;
  const kinds = selectParts(options);
  const followed = Object.keys(kinds).filter((type) => type !== "slide");
  const slides = listSlides(archive, settings).filter(
    ({ target }) => options.hiddenSlides || !isHidden(archive, target, settings),
  );
  const parts = readParts(archive, listRelatedParts(archive, slides, followed, limits), kinds, { settings });
  const entries = withDirection([...parts, ...readStyles(archive, parts, settings)], settings, redirectDrawing);
  if (options.documentProperties) entries.push(...readDocumentProperties(archive, settings));
  return { entries };
}

/** Reads the parts with the styles of slides that are not among `parts`, when the direction of text changes. */
function readStyles(archive: ZipArchive, parts: readonly PackagePart[], settings: FilterSettings): PackagePart[] {
  if (!findChangedDirection(settings)) return [];
  const main = mainPart(archive, settings.limits);
  const known = new Set(parts.map(({ name }) => name));
  const isStyle = (name: string) =>
    name === main || /\/(?:slideLayouts|slideMasters|notesMasters)\/[^/]+\.xml$/.test(name);
  return archive.names
    .filter((name) => isStyle(name) && !known.has(name))
    .flatMap((name) => {
      const entry = readEntry(archive, name, () => undefined);
      return entry ? [{ ...entry, parts: [] }] : [];
    });
}

/** The slides in the order in which they are shown (ECMA-376 part 1, section 19.2.1.34). */
function listSlides(archive: ZipArchive, settings: FilterSettings): LinkedPart[] {
  const main = mainPart(archive, settings.limits);
  const relations = readRelations(archive, main, settings.limits);
  const slides: LinkedPart[] = [];
  const visitors = {
    "p:sldId": (element: ElementReader) => {
      const id = element.scanner.attributes().find(({ name }) => name.endsWith(":id"))?.value;
      const slide = relations.find((relation) => relation.id === id);
      if (!slide) throw element.scanner.error("a slide without a part");
      slides.push({ type: "slide", target: slide.target });
    },
  };
  const reading = { settings, vocabulary: { paragraphs: {}, visitors } };
  requireEntry(archive, main, (text) => readPart(text, "p:presentation", reading));
  return slides;
}

function isHidden(archive: ZipArchive, slide: string, { limits }: FilterSettings): boolean {
  const entry = readEntry(archive, slide, (text) => {
    const scanner = XmlScanner.over(text, limits);
    startRoot(scanner);
    return attributeText(scanner.attributes(), "show");
  });
  return entry?.result === "0" || entry?.result === "false";
}
