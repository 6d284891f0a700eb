import { readTags, writeTags } from "@openparlance/text";
import { type Segment, settingsFor } from "../filter.ts";
import { findFilter } from "../registry.ts";

/** A file, its segments, and its translation into other letters. */
export interface TranslatedFile {
  format: string;
  input: Uint8Array;
  segments: readonly Segment[];
  targets: readonly string[];
  output: Uint8Array;
}

export function translate(fileName: string, input: Uint8Array, targetLanguage?: string): TranslatedFile {
  const filter = findFilter(fileName);
  if (!filter) throw new Error(`no filter reads ${fileName}`);
  const { segments, merge } = filter.extract(input, settingsFor(filter, { sourceLanguage: "en", targetLanguage }));
  const targets = segments.map(({ source }) => otherText(source));
  return { format: filter.name, input, segments, targets, output: merge(targets) };
}

/** The text in other letters, with unchanged tags. */
function otherText(source: string): string {
  const { plain, tags } = readTags(source);
  return writeTags({ plain: otherLetters(plain), tags });
}

/** The text with each small letter except `z` replaced by the next one, so that it is as long as before. */
export const otherLetters = (text: string): string =>
  text.replace(/[a-y]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 1));
