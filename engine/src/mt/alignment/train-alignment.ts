import { PairTable } from "../collections/pair-table.ts";
import { alignBy, nullShare } from "./align-by.ts";
import { defaultJumps, type Emission, type Jumps, jumpCounts, jumpsFrom, linkProbabilities } from "./hmm.ts";

const wordIterations = 3;
const jumpIterations = 4;
/** A language is thought to have so many words at least: next to the few of a small memory "no word" would win. */
const minVocabulary = 10_000;
/** Prior count of a translation that is spelt alike. */
const alike = 0.5;
/** Prior count of every possible translation (Dirichlet); below 1 it keeps rare words from attracting everything. */
const prior = 0.1;
const minProbability = 1e-7;
/** Sentence pairs between two yields: a slice of some 10 ms. */
const slice = 200;
/** Pairs of words between two yields. */
const pairsASlice = 20_000;

/** One side's tokens of all sentence pairs: those of sentence n are from `starts[n]` to `starts[n + 1]`. */
export interface CorpusSide {
  tokens: Int32Array;
  starts: Int32Array;
}

/** What training leaves: links of each pair and the jumps of both directions. */
export interface Alignment {
  links: Int32Array[];
  forwardJumps: Jumps;
  backwardJumps: Jumps;
}

/** Translation probabilities of one direction: of each pair of words seen together, and of words with no partner. */
interface Direction {
  probabilities: Float32Array;
  nulls: Float32Array;
  jumps: Jumps;
  /** Pairs of words: what is given of pair n is at position 2n + `side`. */
  keys: Int32Array;
  side: 0 | 1;
  /** Sum of the priors of each given word's pairs. */
  priors: Float64Array;
}

/**
 * Aligns all pairs: Model 1, then hidden Markov models of both directions that are trained to agree, then
 * grow-diag-final-and. Agreement means that a link counts as much as both believe in it. Yields between slices of work.
 *
 * @param likeness of the spellings of a source and a target word, 0 to 1
 *
 * Source: Brown et al. 1993 (Model 1). Och & Ney 2003. Liang, Taskar & Klein 2006 (agreement).
 */
export function* trainAlignment(
  source: CorpusSide,
  target: CorpusSide,
  likeness: (source: number, target: number) => number,
): Generator<undefined, Alignment> {
  const pairs = new PairTable();
  const cells = yield* numberCells(source, target, pairs);
  const priors = yield* priorCounts(pairs, likeness);
  const [sourceWords, targetWords] = [countTokens(source), countTokens(target)];
  const forward = newDirection(priors, pairs.keys.items, 0, sourceWords, targetWords);
  const backward = newDirection(priors, pairs.keys.items, 1, targetWords, sourceWords);
  const room = roomFor(source, target);
  for (let round = 0; round < wordIterations + jumpIterations; round++) {
    const withJumps = round >= wordIterations;
    const expected = expectation(priors, sourceWords, targetWords, withJumps);
    for (let n = 0; n + 1 < source.starts.length; n++) {
      const pair = sentence(n, source, target, cells);
      if (pair.cells.length === 0) continue;
      if (withJumps) countAgreed(pair, forward, backward, expected, room);
      else countWords(pair, forward, backward, expected);
      if (n % slice === slice - 1) yield;
    }
    maximise(forward, backward, expected);
    if (withJumps) {
      forward.jumps = jumpsFrom(expected.forwardJumps);
      backward.jumps = jumpsFrom(expected.backwardJumps);
    }
    yield;
  }
  const links: Int32Array[] = [];
  for (let n = 0; n + 1 < source.starts.length; n++) {
    readEmissions(sentence(n, source, target, cells), forward, backward, room);
    links.push(alignBy(room.ahead, room.back, forward.jumps, backward.jumps));
    if (n % slice === slice - 1) yield;
  }
  return { links, forwardJumps: forward.jumps, backwardJumps: backward.jumps };
}

interface Sentence {
  source: Int32Array;
  target: Int32Array;
  /** Number of the word pair at position source token × target length + target token. */
  cells: Int32Array;
}

function sentence(
  n: number,
  source: CorpusSide,
  target: CorpusSide,
  cells: { items: Int32Array; starts: Float64Array },
): Sentence {
  return {
    source: source.tokens.subarray(source.starts[n], source.starts[n + 1]),
    target: target.tokens.subarray(target.starts[n], target.starts[n + 1]),
    cells: cells.items.subarray(cells.starts[n], cells.starts[n + 1]),
  };
}

function* numberCells(source: CorpusSide, target: CorpusSide, pairs: PairTable) {
  const count = source.starts.length - 1;
  const starts = new Float64Array(count + 1);
  for (let n = 0; n < count; n++) {
    starts[n + 1] = (starts[n] as number) + lengthOf(source, n) * lengthOf(target, n);
  }
  const items = new Int32Array(starts[count] as number);
  for (let n = 0, at = 0; n < count; n++) {
    for (let s = source.starts[n] as number; s < (source.starts[n + 1] as number); s++) {
      for (let t = target.starts[n] as number; t < (target.starts[n + 1] as number); t++) {
        items[at++] = pairs.insert(source.tokens[s] as number, target.tokens[t] as number);
      }
    }
    if (n % slice === slice - 1) yield;
  }
  return { items, starts };
}

function lengthOf(side: CorpusSide, n: number): number {
  return (side.starts[n + 1] as number) - (side.starts[n] as number);
}

function countTokens(side: CorpusSide): number {
  let max = 0;
  for (const token of side.tokens) if (token > max) max = token;
  return max + 1;
}

/** What each pair of words counts before any text is read. */
function* priorCounts(pairs: PairTable, likeness: (source: number, target: number) => number) {
  const counts = new Float32Array(pairs.size);
  for (let pair = 0; pair < counts.length; pair++) {
    counts[pair] = alike * likeness(pairs.first(pair), pairs.second(pair));
    if (pair % pairsASlice === pairsASlice - 1) yield;
  }
  return counts;
}

function newDirection(
  counts: Float32Array,
  keys: Int32Array,
  side: 0 | 1,
  sourceWords: number,
  words: number,
): Direction {
  const priors = new Float64Array(sourceWords);
  for (let pair = 0; pair < counts.length; pair++) (priors[keys[2 * pair + side] as number] as number) += prior;
  return {
    probabilities: counts.map((count) => 1 + count),
    nulls: new Float32Array(words).fill(1),
    jumps: defaultJumps(),
    keys,
    side,
    priors,
  };
}

interface Expectation {
  forward: Float32Array;
  forwardNulls: Float32Array;
  forwardJumps: Float64Array;
  /** The same list as `forward` where both directions agree. */
  backward: Float32Array;
  backwardNulls: Float32Array;
  backwardJumps: Float64Array;
}

function expectation(priors: Float32Array, sourceWords: number, targetWords: number, isAgreed: boolean): Expectation {
  const forward = priors.slice();
  return {
    forward,
    forwardNulls: new Float32Array(targetWords),
    forwardJumps: jumpCounts(),
    backward: isAgreed ? forward : priors.slice(),
    backwardNulls: new Float32Array(sourceWords),
    backwardJumps: jumpCounts(),
  };
}

/** The expectation step of Model 1, each direction on its own. */
function countWords(
  { source, target, cells }: Sentence,
  forward: Direction,
  backward: Direction,
  expected: Expectation,
) {
  const [sources, targets] = [source.length, target.length];
  for (let t = 0; t < targets; t++) {
    const nothing = (nullShare * sources * (forward.nulls[target[t] as number] as number)) / (1 - nullShare);
    let total = nothing;
    for (let at = t; at < cells.length; at += targets) total += forward.probabilities[cells[at] as number] as number;
    for (let at = t; at < cells.length; at += targets) {
      const cell = cells[at] as number;
      (expected.forward[cell] as number) += (forward.probabilities[cell] as number) / total;
    }
    (expected.forwardNulls[target[t] as number] as number) += nothing / total;
  }
  for (let s = 0; s < sources; s++) {
    const nothing = (nullShare * targets * (backward.nulls[source[s] as number] as number)) / (1 - nullShare);
    const end = (s + 1) * targets;
    let total = nothing;
    for (let at = s * targets; at < end; at++) total += backward.probabilities[cells[at] as number] as number;
    for (let at = s * targets; at < end; at++) {
      const cell = cells[at] as number;
      (expected.backward[cell] as number) += (backward.probabilities[cell] as number) / total;
    }
    (expected.backwardNulls[source[s] as number] as number) += nothing / total;
  }
}

/** What is written again for each pair of texts. */
interface Room {
  ahead: Emission;
  back: Emission;
  aheadLinks: Float64Array;
  backLinks: Float64Array;
  freeSource: Float64Array;
  freeTarget: Float64Array;
}

/** Room for the longest pair. */
function roomFor(source: CorpusSide, target: CorpusSide): Room {
  let [sources, targets, cells] = [0, 0, 0];
  for (let n = 0; n + 1 < source.starts.length; n++) {
    sources = Math.max(sources, lengthOf(source, n));
    targets = Math.max(targets, lengthOf(target, n));
    cells = Math.max(cells, lengthOf(source, n) * lengthOf(target, n));
  }
  return {
    ahead: { from: 0, to: 0, words: new Float64Array(cells), nulls: new Float64Array(targets) },
    back: { from: 0, to: 0, words: new Float64Array(cells), nulls: new Float64Array(sources) },
    aheadLinks: new Float64Array(cells),
    backLinks: new Float64Array(cells),
    freeSource: new Float64Array(sources),
    freeTarget: new Float64Array(targets),
  };
}

/** The expectation step of both hidden Markov models: a link counts by the product of both probabilities. */
function countAgreed(pair: Sentence, forward: Direction, backward: Direction, expected: Expectation, room: Room): void {
  const { source, target, cells } = pair;
  const [sources, targets] = [source.length, target.length];
  const { ahead, back, aheadLinks, backLinks, freeSource, freeTarget } = room;
  readEmissions(pair, forward, backward, room);
  linkProbabilities(ahead, forward.jumps, nullShare, aheadLinks, expected.forwardJumps);
  linkProbabilities(back, backward.jumps, nullShare, backLinks, expected.backwardJumps);
  freeSource.fill(1, 0, sources);
  freeTarget.fill(1, 0, targets);
  for (let s = 0; s < sources; s++) {
    for (let t = 0; t < targets; t++) {
      const agreed = (aheadLinks[t * sources + s] as number) * (backLinks[s * targets + t] as number);
      (expected.forward[cells[s * targets + t] as number] as number) += agreed;
      (freeSource[s] as number) -= agreed;
      (freeTarget[t] as number) -= agreed;
    }
  }
  for (let s = 0; s < sources; s++) {
    (expected.backwardNulls[source[s] as number] as number) += Math.max(0, freeSource[s] as number);
  }
  for (let t = 0; t < targets; t++) {
    (expected.forwardNulls[target[t] as number] as number) += Math.max(0, freeTarget[t] as number);
  }
}

/** Puts what both directions know of the pair's words into `ahead` and `back`. */
function readEmissions(
  { source, target, cells }: Sentence,
  forward: Direction,
  backward: Direction,
  { ahead, back }: Room,
): void {
  const [sources, targets] = [source.length, target.length];
  ahead.from = back.to = sources;
  ahead.to = back.from = targets;
  for (let s = 0, at = 0; s < sources; s++) {
    for (let t = 0; t < targets; t++, at++) {
      const cell = cells[at] as number;
      ahead.words[t * sources + s] = Math.max(forward.probabilities[cell] as number, minProbability);
      back.words[at] = Math.max(backward.probabilities[cell] as number, minProbability);
    }
  }
  for (let t = 0; t < targets; t++) {
    ahead.nulls[t] = Math.max(forward.nulls[target[t] as number] as number, minProbability);
  }
  for (let s = 0; s < sources; s++) {
    back.nulls[s] = Math.max(backward.nulls[source[s] as number] as number, minProbability);
  }
}

/** The maximization step in its variational form, which takes something from rare events (Dyer et al. 2013). */
function maximise(forward: Direction, backward: Direction, expected: Expectation): void {
  const forwardNorms = computeNorms(forward, expected.forward);
  const backwardNorms = computeNorms(backward, expected.backward);
  const { keys } = forward;
  for (let pair = 0; pair < expected.forward.length; pair++) {
    const ahead = expected.forward[pair] as number;
    const back = expected.backward[pair] as number;
    const aheadWeight = digamma(ahead + prior);
    const backWeight = ahead === back ? aheadWeight : digamma(back + prior);
    forward.probabilities[pair] = Math.exp(aheadWeight - (forwardNorms[keys[2 * pair] as number] as number));
    backward.probabilities[pair] = Math.exp(backWeight - (backwardNorms[keys[2 * pair + 1] as number] as number));
  }
  forward.nulls = nullsFrom(expected.forwardNulls);
  backward.nulls = nullsFrom(expected.backwardNulls);
}

/** What takes the counts of each given word's pairs to a distribution. */
function computeNorms({ keys, side, priors }: Direction, counts: Float32Array): Float64Array {
  const totals = new Float64Array(priors.length);
  for (let pair = 0; pair < counts.length; pair++) {
    (totals[keys[2 * pair + side] as number] as number) += counts[pair] as number;
  }
  return totals.map((total, word) => digamma(total + (priors[word] as number)));
}

function nullsFrom(counts: Float32Array): Float32Array {
  const total = counts.reduce((sum, count) => sum + count, 0);
  const size = Math.max(counts.length, minVocabulary);
  return counts.map((count) => (count + prior) / (total + prior * size));
}

function digamma(x: number): number {
  let shifted = x;
  let result = 0;
  for (; shifted < 5; shifted++) result -= 1 / shifted;
  const square = 1 / (shifted * shifted);
  return result + Math.log(shifted) - 0.5 / shifted - square * (1 / 12 - square * (1 / 120 - square / 252));
}
