import { Heap } from "../collections/heap.ts";
import type { Fluency } from "../knowledge/fluency.ts";
import { weights } from "../knowledge/weights.ts";
import type { OptionTable, TranslationOption } from "../options/option.ts";
import { orientation } from "../options/phrases.ts";
import { type FutureCosts, futureCost } from "./future-cost.ts";
import { cover, distortionLimit, type Hypothesis } from "./hypothesis.ts";
import { coverageOf, type Stack } from "./stack.ts";

/** Hypotheses with one coverage, combined with the options of one span. Corners are tried by estimated score. */
interface Cube {
  hypotheses: Hypothesis[];
  options: TranslationOption[];
  /** The weighted jump, which is the same for all combinations, and the best score of the untranslated part. */
  jump: number;
  rest: number;
  firstGap: number;
  mask: number;
  /** The orientation of the span to the previous one. */
  where: number;
}

interface Corner {
  cube: Cube;
  row: number;
  column: number;
  estimate: number;
}

/** Extends the best hypotheses of one stack by at most `popLimit` options, with cube pruning, into later stacks. */
export function extend(
  best: Hypothesis[],
  table: OptionTable,
  future: FutureCosts,
  fluency: Fluency,
  stacks: Stack[],
  popLimit: number,
): void {
  const corners = new Heap<Corner>();
  for (const group of byCoverage(best)) {
    for (const cube of buildCubes(group, table, future)) corners.push(buildCorner(cube, 0, 0));
  }
  for (let pops = 0; pops < popLimit; pops++) {
    const corner = corners.pop();
    if (!corner) break;
    const { cube, row, column } = corner;
    const created = combine(cube, row, column, fluency);
    (stacks[created.covered] as Stack).add(created);
    if (column + 1 < cube.options.length) corners.push(buildCorner(cube, row, column + 1));
    if (column === 0 && row + 1 < cube.hypotheses.length) corners.push(buildCorner(cube, row + 1, 0));
  }
}

/** Groups hypotheses with the same coverage and end, and keeps their order. */
function byCoverage(best: Hypothesis[]): Iterable<Hypothesis[]> {
  const groups = new Map<number, Hypothesis[]>();
  for (const hypothesis of best) {
    const coverage = coverageOf(hypothesis);
    const group = groups.get(coverage);
    if (group) group.push(hypothesis);
    else groups.set(coverage, [hypothesis]);
  }
  return groups.values();
}

function* buildCubes(hypotheses: Hypothesis[], table: OptionTable, future: FutureCosts): Generator<Cube> {
  const { firstGap, mask, end } = hypotheses[0] as Hypothesis;
  const last = Math.min(table.length - 1, firstGap + distortionLimit, end + distortionLimit);
  for (let start = firstGap; start <= last; start++) {
    const byLength = table[start] as TranslationOption[][];
    for (let to = start + 1; to < start + byLength.length; to++) {
      if (start > firstGap && (mask >>> (to - 1 - firstGap)) & 1) break;
      if (start === firstGap ? (mask >>> (to - 1 - firstGap)) & 1 : to - firstGap > distortionLimit) break;
      if ((mask >>> (start - firstGap)) & 1) break;
      const options = byLength[to - start];
      if (!options || options.length === 0) continue;
      const jump = Math.abs(start - end);
      if (jump > distortionLimit) continue;
      const covered = cover(firstGap, mask, start, to);
      const where = start === end ? orientation.monotone : orientation.other;
      yield {
        hypotheses,
        options,
        jump: weights.distortion * jump,
        rest: futureCost(covered.firstGap, covered.mask, future),
        firstGap: covered.firstGap,
        mask: covered.mask,
        where,
      };
    }
  }
}

function buildCorner(cube: Cube, row: number, column: number): Corner {
  const hypothesis = cube.hypotheses[row] as Hypothesis;
  const option = cube.options[column] as TranslationOption;
  const order = scoreOrientation(cube, hypothesis, option);
  return { cube, row, column, estimate: hypothesis.score + option.estimate + order + cube.jump + cube.rest };
}

/** The score of the order of two phrases: the sum of the scores of both. */
function scoreOrientation({ where }: Cube, { option: previous }: Hypothesis, option: TranslationOption): number {
  const at = previous && option.end === previous.start ? orientation.swap : where;
  return (option.before[at] as number) + ((previous?.after[at] as number | undefined) ?? 0);
}

function combine(cube: Cube, row: number, column: number, fluency: Fluency): Hypothesis {
  const previous = cube.hypotheses[row] as Hypothesis;
  const option = cube.options[column] as TranslationOption;
  const ordered = previous.score + option.score + cube.jump + scoreOrientation(cube, previous, option);
  const score = fluency.add(ordered, previous.state, option.words);
  const { firstGap, mask } = cube;
  const covered = previous.covered + option.end - option.start;
  return {
    score,
    total: score + cube.rest,
    state: fluency.next,
    firstGap,
    mask,
    covered,
    end: option.end,
    option,
    previous,
    recombined: undefined,
  };
}
