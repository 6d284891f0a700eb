import { splitSentences } from "@openparlance/text";
import type { FilterSettings } from "../filter.ts";
import { FilterError } from "../filter-error.ts";

export type SegmentationSettings = Pick<
  FilterSettings,
  "segmentation" | "sourceLanguage" | "targetLanguage" | "srx" | "isReadOnly" | "limits"
>;

/**
 * Finds the ends of a text's sentences, except inside braces: UTF-16 offsets, ascending, up to the length of the text.
 * @throws FilterError if there are more sentences than a file may have segments
 */
export function findSentenceEnds(
  plain: string,
  { segmentation, sourceLanguage, srx, limits: { segments: max } }: SegmentationSettings,
): readonly number[] {
  if (plain === "" || segmentation === "paragraph") return [plain.length];
  const ends = splitSentences(plain, sourceLanguage, srx, max);
  if (ends.length > max) throw new FilterError("File extraction error", `more than ${max} segments`);
  return ends.length > 1 && plain.includes("{") ? ends.filter(createOutsideTest(findBracePairs(plain))) : ends;
}

/**
 * Whether a sentence may continue at an offset after a pair of codes, in lower case: `<q>Stop!</q> he said.` A full stop
 * before a small letter is never an end.
 */
export function beginsSmall(plain: string, at: number): boolean {
  const code = plain.charCodeAt(at);
  return code > 127 ? /^\p{Ll}/u.test(plain.slice(at, at + 2)) : code >= 97 && code <= 122;
}

/** Returns a test whether an offset is outside the spans; tested offsets and spans must ascend. */
function createOutsideTest(spans: readonly { start: number; end: number }[]): (at: number) => boolean {
  let next = 0;
  return (at) => {
    while ((spans[next]?.end ?? Infinity) <= at) next++;
    return (spans[next]?.start ?? Infinity) >= at;
  };
}

/** The outermost pairs of braces: `{0}`, `{{name}}`, `${x}` and whole ICU arguments with the messages in them. */
function findBracePairs(plain: string): { start: number; end: number }[] {
  const pairs: { start: number; end: number }[] = [];
  let start = 0;
  let depth = 0;
  for (const { 0: brace, index } of plain.matchAll(/[{}]/g)) {
    if (brace === "{" && depth++ === 0) start = index;
    if (brace === "}" && depth > 0 && --depth === 0) pairs.push({ start, end: index + 1 });
  }
  return pairs;
}
