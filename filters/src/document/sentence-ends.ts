import { splitSentences } from "@parlance/text";
import type { Settings } from "../filter.ts";

/** How a file is cut into segments. */
export type Cutting = Pick<Settings, "segmentation" | "sourceLanguage" | "srx">;

/**
 * Where the sentences of a text end, but not inside braces.
 *
 * @returns UTF-16 offsets, ascending; the last is the end of the text
 */
export function sentenceEnds(plain: string, { segmentation, sourceLanguage, srx }: Cutting): readonly number[] {
  if (segmentation === "paragraph" || (!srx && isOneSentence(plain, sourceLanguage))) return [plain.length];
  const ends = splitSentences(plain, sourceLanguage, srx);
  return ends.length > 1 && plain.includes("{") ? ends.filter(outside(bracePairs(plain))) : ends;
}

/** Whether nothing but the last character may end a sentence; most texts are that short. */
function isOneSentence(plain: string, language: string): boolean {
  const last = plain.length - 1;
  // Greek ends questions with a semicolon.
  if (last < 0 || language === "el") return false;
  for (let at = 0; at < last; at++) if (mayEnd(plain.charCodeAt(at))) return false;
  return true;
}

/** `.`, `!`, `?`, a line end, or anything beyond ASCII. */
const mayEnd = (code: number) => code > 127 || code === 46 || code === 33 || code === 63 || code === 10 || code === 13;

/** Tells of ascending offsets whether they are outside of the spans, which ascend too. */
function outside(spans: readonly { start: number; end: number }[]): (at: number) => boolean {
  let next = 0;
  return (at) => {
    while ((spans[next]?.end ?? Infinity) <= at) next++;
    return (spans[next]?.start ?? Infinity) >= at;
  };
}

/** The outermost pairs of braces: `{0}`, `{{name}}`, `${x}` and whole ICU arguments with the messages in them. */
function bracePairs(plain: string): { start: number; end: number }[] {
  const pairs: { start: number; end: number }[] = [];
  let start = 0;
  let depth = 0;
  for (const { 0: brace, index } of plain.matchAll(/[{}]/g)) {
    if (brace === "{" && depth++ === 0) start = index;
    if (brace === "}" && depth > 0 && --depth === 0) pairs.push({ start, end: index + 1 });
  }
  return pairs;
}
