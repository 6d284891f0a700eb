import { compareWords } from "../options/option.ts";
import type { Hypothesis } from "./hypothesis.ts";

/** A number that identifies the translated part and the end of the last span. */
export function coverageOf({ firstGap, mask, end }: Hypothesis): number {
  return (firstGap * 64 + (end - firstGap + 31)) * 2 ** 31 + mask;
}

/** Hypotheses with the same number of translated words. Equivalent ones are recombined. */
export class Stack {
  readonly #groups = new Map<number, Map<number, Hypothesis>>();

  add(hypothesis: Hypothesis): void {
    const coverage = coverageOf(hypothesis);
    const { state } = hypothesis;
    let group = this.#groups.get(coverage);
    if (!group) {
      group = new Map();
      this.#groups.set(coverage, group);
    }
    const existing = group.get(state);
    if (!existing) group.set(state, hypothesis);
    else if (byTotal(hypothesis, existing) < 0) {
      hypothesis.recombined = [...(existing.recombined ?? []), existing];
      existing.recombined = undefined;
      group.set(state, hypothesis);
    } else {
      existing.recombined ??= [];
      existing.recombined.push(hypothesis);
    }
  }

  best(size: number): Hypothesis[] {
    const all: Hypothesis[] = [];
    for (const group of this.#groups.values()) all.push(...group.values());
    return all.sort(byTotal).slice(0, size);
  }
}

function byTotal(a: Hypothesis, b: Hypothesis): number {
  if (a.total !== b.total || !a.option || !b.option) return b.total - a.total;
  return a.option.start - b.option.start || compareWords(a.option.words, b.option.words);
}
