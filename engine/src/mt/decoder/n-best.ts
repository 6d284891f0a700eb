import type { Sliced } from "../../slices.ts";
import { Heap } from "../collections/heap.ts";
import type { Hypothesis } from "./hypothesis.ts";

/** The limit of paths tried for each requested translation, because many paths have the same words. */
const triesEach = 20;

/** A hypothesis at which a path may depart from the best one, in a persistent heap with the cheapest at the top. */
interface Departure {
  at: Hypothesis;
  /** The alternative hypotheses, best first. */
  recombined: readonly Hypothesis[];
  left: Departure | undefined;
  right: Departure | undefined;
  /** The length of the shortest path along `right` to a missing child. */
  rank: number;
}

/** A path that departs from another path at `departure`, and then continues with the best remaining hypotheses. */
interface Candidate {
  estimate: number;
  /** The path from which it departs; undefined for the best path to a final hypothesis. */
  parent: Candidate | undefined;
  final: Hypothesis;
  departure: Departure | undefined;
  /** The index of the chosen hypothesis in the `recombined` list of the departure. */
  choice: number;
}

/** The hypotheses of a translation from the first to the last, without the empty one, and its score. */
export interface Path {
  hypotheses: Hypothesis[];
  score: number;
}

/**
 * Finds up to `n` translations with different words in the hypotheses and their recombined ones, best first. The work
 * grows with the length of the text and with `n`, not with their product.
 * Source: Eppstein 1998 ("Finding the k shortest paths"), on the decoder's graph of hypotheses.
 */
export function* bestPaths(finals: Hypothesis[], n: number): Sliced<Path[]> {
  if (n === 1) return finals.slice(0, 1).map((final) => ({ hypotheses: pathTo(final, new Map()), score: final.score }));
  const departures = new Departures();
  const queue = new Heap<Candidate>();
  for (const final of finals) {
    queue.push({ estimate: final.score, parent: undefined, final, departure: undefined, choice: 0 });
  }
  const paths: Path[] = [];
  const seen = new Set<string>();
  for (let tries = 0; tries < n * triesEach && paths.length < n; tries++) {
    const next = queue.pop();
    if (!next) break;
    const path = buildPath(next);
    const words = path.map(({ option }) => option?.words.join(" ")).join(" ");
    if (!seen.has(words)) paths.push({ hypotheses: path, score: next.estimate });
    seen.add(words);
    for (const candidate of departures.after(next)) queue.push(candidate);
    yield false;
  }
  return paths;
}

class Departures {
  readonly #from = new Map<Hypothesis, Departure | undefined>();

  /** The next candidates: departures from `result`, and the alternatives to its own departure. */
  *after(result: Candidate): Generator<Candidate> {
    const { parent, final, departure, choice, estimate } = result;
    const rest = departure ? chosenBy(result)?.previous : final;
    const further = rest && this.#cheapest(rest);
    if (further) yield depart(result, final, further, 0, estimate);
    if (!departure || !parent) return;
    if (choice + 1 < departure.recombined.length) {
      yield depart(parent, final, departure, choice + 1, parent.estimate);
    }
    if (choice > 0) return;
    if (departure.left) yield depart(parent, final, departure.left, 0, parent.estimate);
    if (departure.right) yield depart(parent, final, departure.right, 0, parent.estimate);
  }

  /** The cheapest departure anywhere on the best path to a hypothesis. */
  #cheapest(last: Hypothesis): Departure | undefined {
    const unknown: Hypothesis[] = [];
    let at: Hypothesis | undefined = last;
    for (; at && !this.#from.has(at); at = at.previous) unknown.push(at);
    let cheapest = at && this.#from.get(at);
    for (const hypothesis of unknown.reverse()) {
      if (hypothesis.recombined) {
        const recombined = hypothesis.recombined.toSorted((a, b) => b.score - a.score);
        cheapest = merge(cheapest, { at: hypothesis, recombined, left: undefined, right: undefined, rank: 1 });
      }
      this.#from.set(hypothesis, cheapest);
    }
    return cheapest;
  }
}

/** Merges two leftist heaps. Source: Crane 1972. Nothing is changed, so that paths share their common parts. */
function merge(one: Departure | undefined, other: Departure | undefined): Departure | undefined {
  if (!one || !other) return one ?? other;
  const [top, below] = costOf(other) > costOf(one) ? [other, one] : [one, other];
  const right = merge(top.right, below) as Departure;
  const isLeftist = (top.left?.rank ?? 0) >= right.rank;
  return {
    ...top,
    left: isLeftist ? top.left : right,
    right: isLeftist ? right : top.left,
    rank: 1 + (isLeftist ? right.rank : (top.left?.rank ?? 0)),
  };
}

/** The change of score by the best alternative of a departure; 0 or negative. */
const costOf = ({ at, recombined: [first] }: Departure): number => (first as Hypothesis).score - at.score;

function depart(parent: Candidate, end: Hypothesis, departure: Departure, choice: number, estimate: number): Candidate {
  const { score } = departure.recombined[choice] as Hypothesis;
  return { estimate: estimate + score - departure.at.score, parent, final: end, departure, choice };
}

const chosenBy = ({ departure, choice }: Candidate): Hypothesis | undefined => departure?.recombined[choice];

function buildPath(candidate: Candidate): Hypothesis[] {
  const replaced = new Map<Hypothesis, Hypothesis>();
  for (let at: Candidate | undefined = candidate; at?.departure; at = at.parent) {
    replaced.set(at.departure.at, chosenBy(at) as Hypothesis);
  }
  return pathTo(candidate.final, replaced);
}

function pathTo(last: Hypothesis, replaced: ReadonlyMap<Hypothesis, Hypothesis>): Hypothesis[] {
  const path: Hypothesis[] = [];
  for (let at: Hypothesis | undefined = last; at?.option; at = at.previous) {
    at = replaced.get(at) ?? at;
    path.push(at);
  }
  return path.reverse();
}
