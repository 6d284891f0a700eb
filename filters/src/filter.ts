import type { SrxRules } from "@openparlance/text";
import type { FormatNames } from "./formats.ts";
import { defaultLimits, type Limits } from "./limits.ts";
import { type OptionSchema, type OptionValues, readOptions } from "./options.ts";

/**
 * A text that is translated as one.
 *
 * Inline markup of the file is in `source` and `target` as `<g id="1">…</g>` and `<x id="2"/>`, numbered from 1 in each
 * segment. In formats with inline markup, text that looks like a tag becomes an `<x/>`. In formats of plain strings
 * (JSON, PO), it is kept as a tag of the string. Everything that isn't a well-formed tag is text. U+FFFD represents
 * U+0000. Source: contract of the API, section "File formats, words and matching".
 */
export interface Segment {
  source: string;
  /** The translation in the file: bilingual formats only. */
  target?: string;
  /** The authors' note for translators. */
  note?: string;
  /** Identifies the text in the file: its key or its element. */
  context?: string;
  /** In UTF-16 code units. */
  maxLength?: number;
  /** Whether the text must not be translated. */
  locked?: boolean;
  /** The format's own name for the state of the translation. */
  state?: string;
}

/** A file's segments. Between reading and merging, only the text of the file is kept. */
export interface Extraction {
  segments: readonly Segment[];
  /** The source language that the file declares. */
  sourceLanguage?: string;
  targetLanguage?: string;
  /** A sentence for the user about how the file was read. */
  note?: string;
  /** Whether the file contains translations next to their sources. A translation may be missing. */
  isBilingual?: boolean;
  /**
   * Writes the file with its text replaced and nothing else changed. Characters that the file's encoding can't
   * represent are written as references. If the format has none, the file becomes UTF-8 and declares it.
   *
   * @param targets one for each segment, in order; for undefined, the text in the file is kept
   * @param leave called with the index of each segment that keeps its text because the format can't hold its tags there
   * @throws FilterError "File reassembly error" naming the segment (from 1) whose tags are not those of its source
   */
  merge(targets: readonly (string | undefined)[], leave?: (segment: number) => void): Uint8Array;
}

export interface FilterSettings<Options extends OptionValues = OptionValues> {
  options: Options;
  /** ISO 639-1 */
  sourceLanguage: string;
  targetLanguage?: string | undefined;
  /** Units of bilingual formats are never cut. */
  segmentation: Segmentation;
  srx?: SrxRules | undefined;
  /** Subfilters of strings, by a pattern of their context (`*` matches anything). The first match counts. */
  subfilters?: Readonly<Record<string, Subfilter>> | undefined;
  limits: Limits;
  /** Whether the file is never merged. Then only its segments are kept. */
  isReadOnly?: boolean | undefined;
}

/** The parts into which a text is cut: its sentences, or only whole paragraphs, values, or captions. */
export const segmentations = ["sentence", "paragraph"] as const;
export type Segmentation = (typeof segmentations)[number];

/** A filter that reads strings, and its options. */
export interface Subfilter {
  filter: Filter;
  options?: OptionValues | undefined;
}

export interface Format<Options extends OptionValues = OptionValues> extends FormatNames {
  options: OptionSchema<Options>;
  /** Whether the texts of the format are plain strings, which a subfilter may read. */
  hasStrings?: boolean;
}

/** One file format: bytes to segments to bytes. */
export interface Filter<Options extends OptionValues = OptionValues> extends Format<Options> {
  /** @throws FilterError "File extraction error" with the location, or "No translatable content" */
  extract(file: Uint8Array, settings: FilterSettings<Options>): Extraction;
  /** For text formats: reads the texts in a string of another file. */
  readString?(text: string, settings: FilterSettings<Options>): ReadString;
}

/** The texts that a text format finds in a string; may have no segments. */
export interface ReadString {
  segments: readonly Segment[];
  /** The string with these targets; undefined when nothing changes. */
  write(targets: readonly (string | undefined)[]): string | undefined;
}

/** Completes the settings of a filter. By default, there is no target language, and texts are cut into sentences. */
export function settingsFor<Options extends OptionValues>(
  filter: Filter<Options>,
  input: Partial<Omit<FilterSettings, "options">> & Pick<FilterSettings, "sourceLanguage"> & { options?: OptionValues },
): FilterSettings<Options> {
  return {
    segmentation: "sentence",
    limits: defaultLimits,
    ...input,
    options: readOptions(filter.options, input.options),
  };
}
