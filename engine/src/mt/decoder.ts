import { type LanguageModel, sentenceEnd } from "./language-model.ts";
import { compareWords, type Option, type OptionTable } from "./options.ts";
import { orientation } from "./phrases.ts";
import type { Weights } from "./weights.ts";

/** Hypotheses kept and tried for each number of translated source words. */
const stackSize = 60;
const mostPops = 150;
/** Texts of more tokens than this get as much work in all as one of this length, but no stack less than a fifth. */
const usualLength = 60;
/** Source words that may be jumped over. */
export const distortionLimit = 7;

/** A partial translation; its words are those of its options from the first to the last. */
export interface Hypothesis {
  /** Weighted score so far. */
  score: number;
  /** `score` and the best that the rest of the source can bring. */
  total: number;
  state: number;
  /** Source tokens below `gap` are translated; bit n of `mask` stands for token gap + n (bit 0 is never set). */
  gap: number;
  mask: number;
  covered: number;
  /** End of the source stretch translated last. */
  end: number;
  option: Option | undefined;
  previous: Hypothesis | undefined;
  /** Hypotheses alike for all that follows, but with a lower score. */
  others: Hypothesis[] | undefined;
}

/** What the decoder needs beside the options. */
export interface Scoring {
  languageModel: LanguageModel;
  weights: Weights;
}

/**
 * Finds good translations of a source text: stacks of hypotheses by number of translated words, extended by cube
 * pruning with estimated scores.
 *
 * Source: Koehn 2004 (stacks, future cost); Huang & Chiang 2007 (cube pruning).
 *
 * @param table options of every stretch; each token needs one of its own
 * @param seeds hypotheses to start from
 * @returns complete hypotheses, best first
 */
export function decode(table: OptionTable, scoring: Scoring, seeds: Hypothesis[]): Hypothesis[] {
  const length = table.length;
  const future = futureScores(table);
  const stacks = Array.from({ length: length + 1 }, () => new Stack());
  const share = Math.min(1, Math.max(0.2, usualLength / length));
  const pops = Math.ceil(mostPops * share);
  const size = Math.ceil(stackSize * share);
  for (const seed of seeds) {
    seed.total = seed.score + futureOf(seed.gap, seed.mask, future);
    (stacks[seed.covered] as Stack).add(seed);
  }
  for (let covered = 0; covered < length; covered++) {
    extend((stacks[covered] as Stack).best(size), table, future, scoring, stacks, pops);
    // A stack that was left behind is never looked at again.
    stacks[covered] = new Stack();
  }
  return (stacks[length] as Stack)
    .best(stackSize)
    .map((hypothesis) => finished(hypothesis, scoring))
    .sort(byScore);
}

/** The hypothesis before anything is translated. */
export function emptyHypothesis(languageModel: LanguageModel): Hypothesis {
  const state = languageModel.start();
  const nothing = { gap: 0, mask: 0, covered: 0, end: 0, option: undefined, previous: undefined, others: undefined };
  return { score: 0, total: 0, state, ...nothing };
}

/** Up to `n` translations with different words among the hypotheses and those they stand for, best first. */
export function bestPaths(finals: Hypothesis[], n: number): Hypothesis[][] {
  const queue: { score: number; path: Hypothesis[]; from: number }[] = [];
  const push = (score: number, path: Hypothesis[], from: number) => queue.push({ score, path, from });
  for (const final of finals) push(final.score, pathTo(final), 0);
  const found: Hypothesis[][] = [];
  const seen = new Set<string>();
  for (let tries = 0; tries < n * 20 && queue.length > 0 && found.length < n; tries++) {
    queue.sort((a, b) => a.score - b.score || a.path.length - b.path.length);
    const { score, path, from } = queue.pop() as (typeof queue)[number];
    const words = path
      .map(({ option }) => option?.words.join(" "))
      .reverse()
      .join(" ");
    if (!seen.has(words)) found.push([...path].reverse());
    seen.add(words);
    if (n === 1) break;
    // A path deviates once more, at or before (towards the start of the text) its last deviation.
    for (let at = from; at < path.length; at++) {
      const taken = path[at] as Hypothesis;
      for (const other of taken.others ?? []) {
        push(score + other.score - taken.score, [...path.slice(0, at), ...pathTo(other)], at + 1);
      }
    }
  }
  return found;
}

/** The hypotheses from the last to the first, without the empty one. */
function pathTo(last: Hypothesis): Hypothesis[] {
  const path: Hypothesis[] = [];
  for (let at: Hypothesis | undefined = last; at?.option; at = at.previous) path.push(at);
  return path;
}

function finished(hypothesis: Hypothesis, { languageModel, weights }: Scoring): Hypothesis {
  const end = weights.languageModel * languageModel.score(hypothesis.state, sentenceEnd);
  const shift = (one: Hypothesis): Hypothesis => ({ ...one, score: one.score + end, total: one.score + end });
  return { ...shift(hypothesis), others: hypothesis.others?.map(shift) };
}

function byScore(a: Hypothesis, b: Hypothesis): number {
  return b.score - a.score || a.state - b.state;
}

/** Hypotheses with the same number of translated words, alike ones joined. */
class Stack {
  readonly #groups = new Map<number, Map<number, Hypothesis>>();

  add(hypothesis: Hypothesis): void {
    const { gap, mask, end, state } = hypothesis;
    const coverage = (gap * 64 + (end - gap + 31)) * 2 ** 31 + mask;
    let group = this.#groups.get(coverage);
    if (!group) {
      group = new Map();
      this.#groups.set(coverage, group);
    }
    const alike = group.get(state);
    if (!alike) group.set(state, hypothesis);
    else if (precedes(hypothesis, alike)) {
      hypothesis.others = [...(alike.others ?? []), alike];
      alike.others = undefined;
      group.set(state, hypothesis);
    } else {
      alike.others ??= [];
      alike.others.push(hypothesis);
    }
  }

  best(size: number): Hypothesis[] {
    const all: Hypothesis[] = [];
    for (const group of this.#groups.values()) all.push(...group.values());
    return all.sort(byTotal).slice(0, size);
  }
}

function precedes(a: Hypothesis, b: Hypothesis): boolean {
  return byTotal(a, b) < 0;
}

function byTotal(a: Hypothesis, b: Hypothesis): number {
  return b.total - a.total || tieOf(a, b);
}

function tieOf(a: Hypothesis, b: Hypothesis): number {
  if (!a.option || !b.option) return 0;
  return a.option.start - b.option.start || compareWords(a.option.words, b.option.words);
}

/** Hypotheses of one coverage crossed with the options of one stretch; corners are tried by estimated score. */
interface Cube {
  hypotheses: Hypothesis[];
  options: Option[];
  /** Weighted jump, the same for all, and the best score of what is then left. */
  jump: number;
  rest: number;
  gap: number;
  mask: number;
  /** How the stretch stands to the one before. */
  where: number;
}

interface Corner {
  cube: Cube;
  row: number;
  column: number;
  estimate: number;
}

function extend(
  best: Hypothesis[],
  table: OptionTable,
  future: FutureScores,
  scoring: Scoring,
  stacks: Stack[],
  mostPops: number,
): void {
  const corners = new Heap();
  for (const group of byCoverage(best)) {
    for (const cube of cubesOf(group, table, future, scoring.weights)) corners.push(cornerOf(cube, 0, 0));
  }
  for (let pops = 0; pops < mostPops; pops++) {
    const corner = corners.pop();
    if (!corner) break;
    const { cube, row, column } = corner;
    const made = combine(cube, row, column, scoring);
    (stacks[made.covered] as Stack).add(made);
    if (column + 1 < cube.options.length) corners.push(cornerOf(cube, row, column + 1));
    if (column === 0 && row + 1 < cube.hypotheses.length) corners.push(cornerOf(cube, row + 1, 0));
  }
}

/** Hypotheses of the same coverage and end, in the given order. */
function byCoverage(best: Hypothesis[]): Iterable<Hypothesis[]> {
  const groups = new Map<number, Hypothesis[]>();
  for (const hypothesis of best) {
    const { gap, mask, end } = hypothesis;
    const coverage = (gap * 64 + (end - gap + 31)) * 2 ** 31 + mask;
    const group = groups.get(coverage);
    if (group) group.push(hypothesis);
    else groups.set(coverage, [hypothesis]);
  }
  return groups.values();
}

function* cubesOf(
  hypotheses: Hypothesis[],
  table: OptionTable,
  future: FutureScores,
  weights: Weights,
): Generator<Cube> {
  const { gap, mask, end } = hypotheses[0] as Hypothesis;
  const last = Math.min(table.length - 1, gap + distortionLimit, end + distortionLimit);
  for (let start = gap; start <= last; start++) {
    const byEnd = table[start] as Option[][];
    for (let to = start + 1; to < byEnd.length; to++) {
      if (start > gap && (mask >>> (to - 1 - gap)) & 1) break;
      if (start === gap ? (mask >>> (to - 1 - gap)) & 1 : to - gap > distortionLimit) break;
      if ((mask >>> (start - gap)) & 1) break;
      const options = byEnd[to];
      if (!options || options.length === 0) continue;
      const jump = Math.abs(start - end);
      if (jump > distortionLimit) continue;
      const covered = cover(gap, mask, start, to);
      const where = start === end ? orientation.monotone : orientation.other;
      yield {
        hypotheses,
        options,
        jump: weights.distortion * jump,
        rest: futureOf(covered.gap, covered.mask, future),
        gap: covered.gap,
        mask: covered.mask,
        where,
      };
    }
  }
}

/** Marks a stretch as translated. */
export function cover(gap: number, mask: number, start: number, end: number): { gap: number; mask: number } {
  let bits = mask | ((2 ** (end - start) - 1) << (start - gap));
  let first = gap;
  while (bits & 1) {
    bits >>>= 1;
    first++;
  }
  return { gap: first, mask: bits };
}

function cornerOf(cube: Cube, row: number, column: number): Corner {
  const hypothesis = cube.hypotheses[row] as Hypothesis;
  const option = cube.options[column] as Option;
  const order = option.orientations[whereOf(cube, hypothesis, option)] as number;
  return { cube, row, column, estimate: hypothesis.score + option.estimate + order + cube.jump + cube.rest };
}

function whereOf(cube: Cube, hypothesis: Hypothesis, option: Option): number {
  return hypothesis.option && option.end === hypothesis.option.start ? orientation.swap : cube.where;
}

function combine(cube: Cube, row: number, column: number, { languageModel, weights }: Scoring): Hypothesis {
  const previous = cube.hypotheses[row] as Hypothesis;
  const option = cube.options[column] as Option;
  let score =
    previous.score + option.score + cube.jump + (option.orientations[whereOf(cube, previous, option)] as number);
  let state = previous.state;
  for (const word of option.words) {
    score += weights.languageModel * languageModel.score(state, word);
    state = languageModel.next;
  }
  const { gap, mask } = cube;
  const covered = previous.covered + option.end - option.start;
  return {
    score,
    total: score + cube.rest,
    state,
    gap,
    mask,
    covered,
    end: option.end,
    option,
    previous,
    others: undefined,
  };
}

/** Stretches of at most this many tokens have a future score of their own. */
const band = 32;

/** The best estimates for what is not translated yet. */
export interface FutureScores {
  /** For tokens `start` to `start` + length at place start × `band` + length. */
  stretches: Float64Array;
  /** For all tokens from `start` on. */
  rests: Float64Array;
}

export function futureScores(table: OptionTable): FutureScores {
  const stretches = new Float64Array(table.length * band).fill(-Infinity);
  const rests = new Float64Array(table.length + 1).fill(-Infinity);
  rests[table.length] = 0;
  for (let start = table.length - 1; start >= 0; start--) {
    const row = table[start] as Option[][];
    for (let length = 1; length < Math.min(band, table.length - start + 1); length++) {
      let best = row[start + length]?.[0]?.estimate ?? -Infinity;
      // The first option takes `first` tokens; no option is longer than the row.
      for (let first = 1; first < Math.min(length, row.length - start); first++) {
        const option = row[start + first]?.[0];
        if (!option) continue;
        best = Math.max(best, option.estimate + (stretches[(start + first) * band + length - first] as number));
      }
      stretches[start * band + length] = best;
    }
    for (let first = start + 1; first < row.length; first++) {
      const estimate = row[first]?.[0]?.estimate ?? -Infinity;
      rests[start] = Math.max(rests[start] as number, estimate + (rests[first] as number));
    }
  }
  return { stretches, rests };
}

/** The best estimate for all that coverage leaves open. */
export function futureOf(gap: number, mask: number, { stretches, rests }: FutureScores): number {
  let score = 0;
  let start = gap;
  let at = gap;
  for (let bits = mask; bits !== 0; bits >>>= 1, at++) {
    if ((bits & 1) === 0) continue;
    if (at > start) score += stretches[start * band + at - start] as number;
    start = at + 1;
  }
  return score + (rests[start] as number);
}

/** Corners by estimate, highest first; equal ones in the order of their making. */
class Heap {
  readonly #items: Corner[] = [];

  push(corner: Corner): void {
    const items = this.#items;
    let at = items.length;
    items.push(corner);
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if ((items[parent] as Corner).estimate >= corner.estimate) break;
      items[at] = items[parent] as Corner;
      at = parent;
    }
    items[at] = corner;
  }

  pop(): Corner | undefined {
    const items = this.#items;
    const top = items[0];
    const moved = items.pop();
    if (!moved || items.length === 0) return top;
    let at = 0;
    for (;;) {
      let child = 2 * at + 1;
      if (child >= items.length) break;
      if (child + 1 < items.length && (items[child + 1] as Corner).estimate > (items[child] as Corner).estimate)
        child++;
      if ((items[child] as Corner).estimate <= moved.estimate) break;
      items[at] = items[child] as Corner;
      at = child;
    }
    items[at] = moved;
    return top;
  }
}
