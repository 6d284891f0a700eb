import { decode, isMisdeclared } from "../encoding.ts";
import { type Filter, type FilterSettings, type Format, type ReadString, settingsFor } from "../filter.ts";
import { FilterError } from "../filter-error.ts";
import { findLegacyEncoding } from "../legacy-text.ts";
import type { OptionSchema, OptionValues } from "../options.ts";
import { createMatcher, escapeLiteral } from "../patterns.ts";
import { createMessageSpan, type MessageForms } from "./message.ts";
import { findQuotedPatterns } from "./message-format.ts";
import type { CharacterReferences } from "./references.ts";
import {
  applyEdits,
  type Edit,
  extract,
  type FileText,
  type TranslatableSpan,
  writeSpans,
} from "./translatable-span.ts";
import { buildSpan, type Unit } from "./unit.ts";

export type ParsedPart = Unit | TranslatableSpan | MessageForms;

/** The translatable texts of a file, with the edits that accompany their translation. */
export interface ParsedText {
  /**
   * In the order of the file: units are cut into segments, and spans are used unchanged. For large files, a generator,
   * so that the memory of a part is freed before the next one.
   */
  parts: Iterable<ParsedPart>;
  /** The text to which the offsets refer, if it differs from the file because text was added for the translation. */
  text?: string;
  /** Other edits that accompany a translation; complete when all parts were read. */
  edits?: readonly Edit[] | undefined;
  /** A sentence for the user about parts that stay unchanged; complete when all parts were read. */
  readingNote?(): string | undefined;
  unicodeEdits?: FileText["unicodeEdits"];
  lacksEncoding?: FileText["lacksEncoding"];
  finish?: FileText["finish"];
  sourceLanguage?: string | undefined;
  targetLanguage?: string | undefined;
}

/** A format whose files are text with text to translate in it. */
export interface TextFormat<Options extends OptionValues> extends Omit<Format<Options>, "options"> {
  /** None by default. */
  options?: OptionSchema<Options>;
  /** @throws FilterError "File extraction error" with the location */
  read(text: string, settings: FilterSettings<Options>): ParsedText;
  /**
   * The encoding of files that declare none and are not UTF-8. If true, it is the legacy one of their language.
   * Bilingual files have one for both languages. Instead of ISO-8859-1, files in other languages may have the legacy one.
   */
  isOftenLegacy?: boolean | "bilingual" | "iso-8859-1";
  /** The encoding of a file without a byte-order mark; UTF-8 when absent or undefined. */
  declaredEncoding?(file: Uint8Array, options: Options): string | undefined;
  /** References for characters that the file's encoding can't represent. If undefined, the file becomes UTF-8. */
  reference?: CharacterReferences;
}

export function createTextFilter<Options extends OptionValues = Record<never, never>>(
  format: TextFormat<Options>,
): Filter<Options> {
  const { name, title, extensions, options = {} as OptionSchema<Options>, hasStrings = false, reference } = format;
  return {
    name,
    title,
    extensions,
    options,
    hasStrings,
    extract(file, settings) {
      if (file.length > settings.limits.bytes) throw new FilterError("File extraction error", "the file is too large");
      const declared = format.declaredEncoding?.(file, settings.options);
      const { sourceLanguage, targetLanguage } = settings;
      const isBilingual = format.isOftenLegacy === "bilingual" || settings.options.targetColumn;
      const languages = isBilingual && targetLanguage ? [targetLanguage] : [];
      const findLegacy = (bytes: Uint8Array) => {
        const found = findLegacyEncoding(bytes, [sourceLanguage, ...languages]);
        return format.isOftenLegacy === "iso-8859-1" && isWestern(bytes, found) ? format.isOftenLegacy : found;
      };
      // An encoding that the user chose is right.
      const isWrong = declared !== undefined && !("encoding" in options) && isMisdeclared(file, declared);
      const { text, encoding, note } = isWrong
        ? { ...decode(file, "utf-8"), note: `The file declares ${declared}, but was read as the UTF-8 that it is.` }
        : decode(file, declared, format.isOftenLegacy ? findLegacy : undefined);
      return guardDepth(() => {
        const { parts, readingNote, ...rest } = format.read(text, settings);
        const spans = buildSpans(parts, settings);
        const edits = isWrong ? declareUnicode(rest.text ?? text, declared, rest) : rest.edits;
        const extraction = extract({ text, encoding, spans, reference, ...rest, edits }, text);
        const notes = [note, readingNote?.()].filter((each) => each !== undefined);
        return notes.length === 0 ? extraction : { ...extraction, note: notes.join(" ") };
      });
    },
    readString(string, settings) {
      const { parts, text = string, edits = [] } = format.read(string, settings);
      return readString(text, buildSpans(parts, settings), edits);
    },
  };
}

/** The length of the part of a file that may have the declaration of an encoding. */
const headLength = 1024;

/** Declares UTF-8 instead of another encoding, in the declaration of XML or HTML or in the format's own way. */
function declareUnicode(text: string, declared: string, { edits = [], unicodeEdits }: Partial<ParsedText>) {
  if (unicodeEdits) return unicodeEdits() ?? edits;
  const declaration = `(?<=<(?:meta|\\?xml)[^>]+(?:encoding|charset)\\s*=\\s*["']?)${escapeLiteral(declared)}`;
  const start = text.slice(0, headLength).search(new RegExp(declaration, "i"));
  return start < 0 ? edits : [...edits, { start, end: start + declared.length, text: "UTF-8" }];
}

/**
 * Whether bytes are in an encoding of Western Europe, or have the same text in one. Where Java's properties have escapes,
 * no other encoding is needed.
 */
function isWestern(bytes: Uint8Array, encoding: string | undefined): boolean {
  if (encoding === undefined || /^(?:windows-1252|iso-8859-15)$/.test(encoding)) return true;
  const text = new TextDecoder("windows-1252").decode(bytes);
  return /\\u[\da-f]{4}/i.test(text) || new TextDecoder(encoding).decode(bytes) === text;
}

/** Turns a stack overflow of a regular expression, which real texts don't cause, into a FilterError. */
export function guardDepth<Result>(run: () => Result): Result {
  try {
    return run();
  } catch (cause) {
    if (!(cause instanceof RangeError)) throw cause;
    throw new FilterError("File extraction error", "a part of the file is too long or nests too deep", { cause });
  }
}

/** Cuts the parts of a text into segments. Strings are read with the subfilters in the settings. */
export function buildSpans(parts: ParsedText["parts"], settings: FilterSettings): TranslatableSpan[] {
  const inner = settings.subfilters && createSubfilter(settings);
  const { segments: max } = settings.limits;
  const spans: TranslatableSpan[] = [];
  const spanOf = (unit: Unit) => inner?.(unit) ?? buildPatternSpan(unit, settings) ?? buildSpan(unit, settings);
  let count = 0;
  for (const part of parts) {
    const span =
      "escape" in part ? spanOf(part) : "units" in part ? createMessageSpan(part, part.units.map(spanOf)) : part;
    count += span.segments.length;
    if (count > max) throw new FilterError("File extraction error", `more than ${max} segments`);
    spans.push(span);
  }
  return spans;
}

/** The quoted patterns of a message of MessageFormat 2, whose other parts are syntax; undefined for any other text. */
function buildPatternSpan(unit: Unit, settings: FilterSettings): TranslatableSpan | undefined {
  const { text } = unit;
  // A text with an existing translation is one segment.
  if (typeof text !== "string" || unit.target !== undefined) return undefined;
  const patterns = findQuotedPatterns(text).map((span) =>
    buildSpan({ ...span, text: text.slice(span.start, span.end), escape: (target) => target }, settings),
  );
  return patterns.length > 0 ? buildInnerSpan(unit, readString(text, patterns, [])) : undefined;
}

function readString(text: string, spans: readonly TranslatableSpan[], others: readonly Edit[]): ReadString {
  return {
    segments: spans.flatMap(({ segments }) => segments),
    write(targets) {
      const edits = writeSpans(spans, targets);
      return edits.length === 0 ? undefined : applyEdits(text, [...edits, ...others]);
    },
  };
}

/** Returns a function that reads a string with the filter that the settings have for its context, if any. */
function createSubfilter({ subfilters, ...settings }: FilterSettings): (unit: Unit) => TranslatableSpan | undefined {
  const rules = Object.entries(subfilters ?? {}).map(([pattern, subfilter]) => ({
    is: createMatcher([pattern]),
    ...subfilter,
  }));
  return (unit) => {
    const { text } = unit;
    // A text with an existing translation is one segment.
    if (typeof text !== "string" || unit.target) return undefined;
    const { filter, options = {} } = rules.find(({ is }) => is(unit.context ?? "")) ?? {};
    if (!filter?.readString) return undefined;
    return buildInnerSpan(unit, filter.readString(text, settingsFor(filter, { ...settings, options })));
  };
}

function buildInnerSpan(unit: Unit, inner: ReadString): TranslatableSpan {
  const { start, end, note, context } = unit;
  const facts = { ...(note !== undefined && { note }), ...(context !== undefined && { context }) };
  return {
    start,
    end,
    segments: inner.segments.map((segment) => ({ ...facts, ...segment })),
    ...(unit.target !== undefined && { isBilingual: true }),
    write(targets) {
      if (targets.every((target) => target === undefined)) return undefined;
      const text = inner.write(targets);
      // A bilingual unit without a translation gets the text even if it is unchanged.
      if (text === undefined && unit.target === undefined) return undefined;
      const markup = unit.escape(text ?? (unit.text as string));
      return unit.finish ? unit.finish(markup, []) : markup;
    },
  };
}
