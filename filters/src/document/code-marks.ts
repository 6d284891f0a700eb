import { type InlineTag, isBetweenWords, isSeparating, isSeparator } from "@openparlance/text";

interface CodedRun {
  plain: string;
  tags: readonly InlineTag[];
  /** For each code, the index of the other code of its pair; −1 without a pair. */
  partner: ArrayLike<number>;
}

/** The codes from `first` to `last`, half-open, of the text between `start` and `end`. */
export interface CodeRange {
  first: number;
  last: number;
  start: number;
  end: number;
}

const separatingMark = ' equiv-text=" "';
const joiningMark = ' equiv-text=""';
export const noMarks: ReadonlyMap<number, string> = new Map();

/**
 * Finds the marks of codes between two words, by the index of the code. A mark says whether the code separates the
 * words: a pair such as a cell does, a single code such as a bookmark doesn't.
 *
 * Source: XLIFF 1.2, attribute `equiv-text`.
 */
export function findMarks({ plain, tags, partner }: CodedRun, range: CodeRange): ReadonlyMap<number, string> {
  let marks: Map<number, string> | undefined;
  for (let first = range.first; first < range.last; ) {
    const { at } = tags[first] as InlineTag;
    let last = first + 1;
    while (last < range.last && tags[last]?.at === at) last++;
    const isWithin = at > range.start && at < range.end;
    if (isWithin && isBetweenWords(plain, at) && !hasSeparator(tags, partner, first, last)) {
      const run = tags.slice(first, last);
      marks ??= new Map();
      if (isSeparating(plain, run)) marks.set(findSeparator(run, first, partner), separatingMark);
      else for (let index = first; index < last; index++) if (partner[index] === -1) marks.set(index, joiningMark);
    }
    first = last;
  }
  return marks ?? noMarks;
}

/** Whether a single code from `first` to `last` separates words by itself. */
function hasSeparator(tags: readonly InlineTag[], partner: ArrayLike<number>, first: number, last: number): boolean {
  for (let index = first; index < last; index++) {
    if (partner[index] === -1 && isSeparator(tags[index] as InlineTag)) return true;
  }
  return false;
}

/** The pair that separates words: the first pair that opens here, or else the last that closes. */
function findSeparator(run: readonly InlineTag[], first: number, partner: ArrayLike<number>): number {
  const opener = run.findIndex((_, index) => (partner[first + index] as number) > first + index);
  return opener >= 0 ? first + opener : (partner[first + run.length - 1] as number);
}
