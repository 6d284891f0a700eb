import { Heap } from "./heap.ts";
import type { Hypothesis } from "./hypothesis.ts";

/** Up to `n` translations with different words among the hypotheses and those they stand for, best first. */
export function bestPaths(finals: Hypothesis[], n: number): Hypothesis[][] {
  const queue = new Heap<{ estimate: number; path: Hypothesis[]; from: number }>();
  const push = (estimate: number, path: Hypothesis[], from: number) => queue.push({ estimate, path, from });
  for (const final of finals) push(final.score, pathTo(final), 0);
  const found: Hypothesis[][] = [];
  const seen = new Set<string>();
  for (let tries = 0; tries < n * 20 && found.length < n; tries++) {
    const next = queue.pop();
    if (!next) break;
    const { estimate, path, from } = next;
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
        push(estimate + other.score - taken.score, [...path.slice(0, at), ...pathTo(other)], at + 1);
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
