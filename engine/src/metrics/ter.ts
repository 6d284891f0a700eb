import { splitAtSpaces } from "./tokenize-13a.ts";

/** The limits of words moved together, of their distance, and of moves tried for a sentence. */
const maxShiftWords = 10;
const maxShiftDistance = 50;
const maxCandidates = 1000;

/**
 * TER of a whole text: words to insert, delete, substitute, or move as a phrase, per 100 words of the references. 0 is
 * the same text; it can be more than 100.
 *
 * Equals sacreBLEU's `nrefs:1|case:lc|tok:tercom|norm:no|punct:yes|asian:no|version:2.x`, except that the edit distance
 * of very different lengths is exact.
 * Source: "A Study of Translation Edit Rate with Targeted Human Annotation", 2006.
 */
export function ter(hypotheses: readonly string[], references: readonly string[]): number {
  if (hypotheses.length !== references.length) throw new RangeError("TER needs one reference per hypothesis.");
  let [edits, words] = [0, 0];
  for (const [at, hypothesis] of hypotheses.entries()) {
    const counted = countEdits(hypothesis, references[at] ?? "");
    edits += counted.edits;
    words += counted.words;
  }
  if (words === 0) return edits > 0 ? 100 : 0;
  return (100 * edits) / words;
}

/** The edits of one sentence as TER counts them, and the number of `words` in the reference. */
export function countEdits(hypothesis: string, reference: string): { edits: number; words: number } {
  let words = splitAtSpaces(hypothesis.toLowerCase());
  const wanted = splitAtSpaces(reference.toLowerCase());
  if (wanted.length === 0) return { edits: words.length, words: 0 };
  const tried = { count: 0 };
  for (let shifts = 0; ; shifts++) {
    const shifted = findShift(words, wanted, tried);
    if (!shifted || tried.count >= maxCandidates)
      return { edits: shifts + editDistance(words, wanted), words: wanted.length };
    words = shifted;
  }
}

interface Shift {
  gain: number;
  length: number;
  start: number;
  to: number;
  words: string[];
}

/** The move that saves most edits; undefined when no move saves any. */
function findShift(words: readonly string[], goal: readonly string[], tried: { count: number }): string[] | undefined {
  const { distance, positionOf, isWrong, isMissed } = align(words, goal);
  let best: Shift | undefined;
  for (const { start, other, length } of commonPhrases(words, goal)) {
    if (!isWrong.slice(start, start + length).includes(1) || !isMissed.slice(other, other + length).includes(1))
      continue;
    const position = positionOf[other] as number;
    if (start <= position && position < start + length) continue;
    let last = -1;
    for (let offset = -1; offset < length; offset++) {
      const before = other + offset;
      if (before >= goal.length) break;
      const to = before < 0 ? 0 : (positionOf[before] as number) + 1;
      if (to === last) continue;
      last = to;
      const moved = move(words, start, length, to);
      const shift = { gain: distance - editDistance(moved, goal), length, start, to, words: moved };
      tried.count++;
      if (!best || isBetter(shift, best)) best = shift;
    }
    if (tried.count >= maxCandidates) break;
  }
  return best && best.gain > 0 ? best.words : undefined;
}

/** Whether a move is better: it saves more edits, its phrase is longer or earlier, or its target is earlier. */
function isBetter(one: Shift, other: Shift): boolean {
  const order = [one.gain - other.gain, one.length - other.length, other.start - one.start, other.to - one.to];
  return (order.find((difference) => difference !== 0) ?? 0) > 0;
}

function* commonPhrases(words: readonly string[], wanted: readonly string[]) {
  for (let start = 0; start < words.length; start++) {
    for (let other = 0; other < wanted.length; other++) {
      if (Math.abs(other - start) > maxShiftDistance) continue;
      for (let length = 1; length <= maxShiftWords; length++) {
        const [own, theirs] = [start + length - 1, other + length - 1];
        if (own >= words.length || theirs >= wanted.length || words[own] !== wanted[theirs]) break;
        yield { start, other, length };
      }
    }
  }
}

/** Moves words before a position in the original sentence. */
function move(words: readonly string[], start: number, length: number, to: number): string[] {
  const phrase = words.slice(start, start + length);
  const rest = [...words.slice(0, start), ...words.slice(start + length)];
  const at = to < start ? to : to > start + length ? to - length : Math.min(to, rest.length);
  return [...rest.slice(0, at), ...phrase, ...rest.slice(at)];
}

interface Alignment {
  distance: number;
  /** For each wanted word, the index of the last word up to it; −1 before the first. */
  positionOf: number[];
  /** 1 for substituted or deleted words, and for substituted or inserted wanted words. */
  isWrong: number[];
  isMissed: number[];
}

/** The number of edits for each pair of positions; rows are the words, columns the wanted ones. */
function fillDistances(words: readonly string[], wanted: readonly string[]): Uint16Array {
  const width = wanted.length + 1;
  const cells = new Uint16Array((words.length + 1) * width);
  for (let column = 0; column < width; column++) cells[column] = column;
  for (let row = 1; row <= words.length; row++) {
    const at = row * width;
    cells[at] = row;
    for (let column = 1; column < width; column++) {
      const isSame = words[row - 1] === wanted[column - 1];
      const diagonal = (cells[at - width + column - 1] as number) + (isSame ? 0 : 1);
      const other = Math.min(cells[at - width + column] as number, cells[at + column - 1] as number) + 1;
      cells[at + column] = Math.min(diagonal, other);
    }
  }
  return cells;
}

const editDistance = (words: readonly string[], wanted: readonly string[]): number =>
  fillDistances(words, wanted).at(-1) as number;

/** The cheapest edits. Of equal ones, substitutions come first, then deletions. */
function align(words: readonly string[], wanted: readonly string[]): Alignment {
  const cells = fillDistances(words, wanted);
  const width = wanted.length + 1;
  const positionOf: number[] = Array.from(wanted, () => -1);
  const isWrong: number[] = Array.from(words, () => 0);
  const isMissed: number[] = Array.from(wanted, () => 0);
  let [row, column] = [words.length, wanted.length];
  while (row > 0 || column > 0) {
    const here = cells[row * width + column] as number;
    const differs = words[row - 1] === wanted[column - 1] ? 0 : 1;
    if (row > 0 && column > 0 && here === (cells[(row - 1) * width + column - 1] as number) + differs) {
      row--;
      column--;
      positionOf[column] = row;
      isWrong[row] = differs;
      isMissed[column] = differs;
    } else if (row > 0 && here === (cells[(row - 1) * width + column] as number) + 1) {
      row--;
      isWrong[row] = 1;
    } else {
      column--;
      positionOf[column] = row - 1;
      isMissed[column] = 1;
    }
  }
  return { distance: cells.at(-1) as number, positionOf, isWrong, isMissed };
}
