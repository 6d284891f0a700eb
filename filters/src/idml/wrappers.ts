/**
 * An element around text in a paragraph: a range of one character style, a hyperlink, a tracked change.
 *
 * - `opening`: the tag and the properties as in the file, but without a reading. Ranges with the same `opening` have the same style
 * - `start`, `end`: offsets of `opening`
 */
export interface Wrapper {
  name: string;
  isRange: boolean;
  opening: string;
  start: number;
  end: number;
}

/** The style of text outside of any range. */
export const plainWrapper: Wrapper = { name: "", isRange: true, opening: "", start: 0, end: 0 };

export const isSameWrapper = (a: Wrapper | undefined, b: Wrapper | undefined): boolean =>
  a === b || (a !== undefined && b !== undefined && a.isRange && b.isRange && a.opening === b.opening);

export const isSamePath = (a: readonly Wrapper[], b: readonly Wrapper[]): boolean =>
  a.length === b.length && countCommon(a, b) === a.length;

/** The number of outer wrappers that the paths share. */
export function countCommon(a: readonly Wrapper[], b: readonly Wrapper[]): number {
  let length = 0;
  while (length < a.length && length < b.length && isSameWrapper(a[length], b[length])) length++;
  return length;
}

export const findRange = (path: readonly Wrapper[]): Wrapper => path.findLast(({ isRange }) => isRange) ?? plainWrapper;
