import { type Emission, type Jumps, jumpCounts, jumpsFrom, linkProbabilities, usualJumps } from "./hmm.ts";
import { PairTable } from "./pair-table.ts";
import { symmetrise } from "./symmetrise.ts";

const wordIterations = 3;
const jumpIterations = 4;
/** Share of words linked with nothing. */
export const nullShare = 0.1;
/** A language is thought to have so many words at least: beside the few of a small memory "no word" would win. */
const leastVocabulary = 10_000;
/** Prior count of a translation that is spelt alike. */
const alike = 0.5;
/** Prior count of every possible translation (Dirichlet); below 1 it keeps rare words from attracting everything. */
const prior = 0.1;
const leastProbability = 1e-7;
/** Sentence pairs between two yields: a slice of some 10 ms. */
const slice = 200;
/** Pairs of words between two yields. */
const pairsASlice = 20_000;

/** One side's tokens of all sentence pairs: those of sentence n stand from `starts[n]` to `starts[n + 1]`. */
export interface Side {
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
}

/**
 * Aligns all pairs: Model 1, then hidden Markov models of both directions that are trained to agree (a link counts as
 * much as both believe in it), then grow-diag-final-and. Yields between slices of work.
 *
 * @param likeness of the spellings of a source and a target word, 0 to 1
 *
 * Source: Brown et al. 1993 (Model 1); Och & Ney 2003; Liang, Taskar & Klein 2006 (agreement).
 */
export function* trainAlignment(
  source: Side,
  target: Side,
  likeness: (source: number, target: number) => number,
): Generator<undefined, Alignment> {
  const pairs = new PairTable();
  const cells = yield* numberCells(source, target, pairs);
  const priors = yield* priorCounts(pairs, likeness);
  const forward = newDirection(priors, sizeOf(target));
  const backward = newDirection(priors, sizeOf(source));
  for (let round = 0; round < wordIterations + jumpIterations; round++) {
    const expected = expectation(priors, sizeOf(source), sizeOf(target));
    const withJumps = round >= wordIterations;
    for (let n = 0; n + 1 < source.starts.length; n++) {
      const pair = sentence(n, source, target, cells);
      if (pair.cells.length === 0) continue;
      if (withJumps) countAgreed(pair, forward, backward, expected);
      else countWords(pair, forward, backward, expected);
      if (n % slice === slice - 1) yield;
    }
    maximise(forward, expected.forward, expected.forwardNulls, pairs.firsts.items, sizeOf(source));
    maximise(backward, expected.backward, expected.backwardNulls, pairs.seconds.items, sizeOf(target));
    if (withJumps) {
      forward.jumps = jumpsFrom(expected.forwardJumps);
      backward.jumps = jumpsFrom(expected.backwardJumps);
    }
    yield;
  }
  const links: Int32Array[] = [];
  for (let n = 0; n + 1 < source.starts.length; n++) {
    links.push(alignTrained(sentence(n, source, target, cells), forward, backward));
    if (n % slice === slice - 1) yield;
  }
  return { links, forwardJumps: forward.jumps, backwardJumps: backward.jumps };
}

interface Sentence {
  source: Int32Array;
  target: Int32Array;
  /** Number of the word pair at place source token × target length + target token. */
  cells: Int32Array;
}

function sentence(n: number, source: Side, target: Side, cells: { items: Int32Array; starts: Float64Array }): Sentence {
  return {
    source: source.tokens.subarray(source.starts[n], source.starts[n + 1]),
    target: target.tokens.subarray(target.starts[n], target.starts[n + 1]),
    cells: cells.items.subarray(cells.starts[n], cells.starts[n + 1]),
  };
}

function* numberCells(source: Side, target: Side, pairs: PairTable) {
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

function lengthOf(side: Side, n: number): number {
  return (side.starts[n + 1] as number) - (side.starts[n] as number);
}

function sizeOf(side: Side): number {
  let most = 0;
  for (const token of side.tokens) if (token > most) most = token;
  return most + 1;
}

/** What each pair of words counts before any text is read. */
function* priorCounts(pairs: PairTable, likeness: (source: number, target: number) => number) {
  const counts = new Float32Array(pairs.size);
  for (let pair = 0; pair < counts.length; pair++) {
    counts[pair] = alike * likeness(pairs.firsts.at(pair), pairs.seconds.at(pair));
    if (pair % pairsASlice === pairsASlice - 1) yield;
  }
  return counts;
}

function newDirection(priors: Float32Array, words: number): Direction {
  return {
    probabilities: priors.map((count) => 1 + count),
    nulls: new Float32Array(words).fill(1),
    jumps: usualJumps(),
  };
}

interface Expectation {
  forward: Float32Array;
  forwardNulls: Float32Array;
  forwardJumps: Float64Array;
  backward: Float32Array;
  backwardNulls: Float32Array;
  backwardJumps: Float64Array;
}

function expectation(priors: Float32Array, sourceWords: number, targetWords: number): Expectation {
  return {
    forward: priors.slice(),
    forwardNulls: new Float32Array(targetWords),
    forwardJumps: jumpCounts(),
    backward: priors.slice(),
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

/** The expectation step of both hidden Markov models: a link counts by the product of both probabilities. */
function countAgreed(pair: Sentence, forward: Direction, backward: Direction, expected: Expectation): void {
  const { source, target, cells } = pair;
  const [sources, targets] = [source.length, target.length];
  const ahead = new Float64Array(sources * targets);
  const back = new Float64Array(sources * targets);
  linkProbabilities(forwardEmission(pair, forward), forward.jumps, nullShare, ahead, expected.forwardJumps);
  linkProbabilities(backwardEmission(pair, backward), backward.jumps, nullShare, back, expected.backwardJumps);
  const freeSource = new Float64Array(sources).fill(1);
  const freeTarget = new Float64Array(targets).fill(1);
  for (let s = 0; s < sources; s++) {
    for (let t = 0; t < targets; t++) {
      const agreed = (ahead[t * sources + s] as number) * (back[s * targets + t] as number);
      const cell = cells[s * targets + t] as number;
      (expected.forward[cell] as number) += agreed;
      (expected.backward[cell] as number) += agreed;
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

function forwardEmission({ source, target, cells }: Sentence, { probabilities, nulls }: Direction): Emission {
  const [from, to] = [source.length, target.length];
  const words = new Float64Array(from * to);
  for (let s = 0; s < from; s++) {
    for (let t = 0; t < to; t++) {
      words[t * from + s] = Math.max(probabilities[cells[s * to + t] as number] as number, leastProbability);
    }
  }
  return { from, to, words, nulls: nullsOf(target, nulls) };
}

function backwardEmission({ source, target, cells }: Sentence, { probabilities, nulls }: Direction): Emission {
  const words = new Float64Array(cells.length);
  for (let at = 0; at < cells.length; at++) {
    words[at] = Math.max(probabilities[cells[at] as number] as number, leastProbability);
  }
  return { from: target.length, to: source.length, words, nulls: nullsOf(source, nulls) };
}

function nullsOf(words: Int32Array, nulls: Float32Array): Float64Array {
  const found = new Float64Array(words.length);
  for (let at = 0; at < words.length; at++)
    found[at] = Math.max(nulls[words[at] as number] as number, leastProbability);
  return found;
}

/** The maximisation step in its variational form, which takes something from rare events (Dyer et al. 2013). */
function maximise(direction: Direction, counts: Float32Array, nulls: Float32Array, givens: Int32Array, words: number) {
  const totals = new Float64Array(words);
  const kinds = new Float64Array(words);
  for (let pair = 0; pair < counts.length; pair++) {
    (totals[givens[pair] as number] as number) += counts[pair] as number;
    (kinds[givens[pair] as number] as number) += prior;
  }
  const norms = totals.map((total, word) => digamma(total + (kinds[word] as number)));
  for (let pair = 0; pair < counts.length; pair++) {
    const norm = norms[givens[pair] as number] as number;
    direction.probabilities[pair] = Math.exp(digamma((counts[pair] as number) + prior) - norm);
  }
  const nullTotal = nulls.reduce((sum, count) => sum + count, 0);
  const size = Math.max(nulls.length, leastVocabulary);
  direction.nulls = nulls.map((count) => (count + prior) / (nullTotal + prior * size));
}

function digamma(x: number): number {
  let shifted = x;
  let result = 0;
  for (; shifted < 5; shifted++) result -= 1 / shifted;
  const square = 1 / (shifted * shifted);
  return result + Math.log(shifted) - 0.5 / shifted - square * (1 / 12 - square * (1 / 120 - square / 252));
}

function alignTrained(pair: Sentence, forward: Direction, backward: Direction): Int32Array {
  return alignBy(forwardEmission(pair, forward), backwardEmission(pair, backward), forward.jumps, backward.jumps);
}

/**
 * The symmetrised links of one pair, given the emissions of both directions.
 *
 * @param isNew says of a source word that it gets a link in any case, to its likeliest partner
 */
export function alignBy(
  ahead: Emission,
  back: Emission,
  forwardJumps: Jumps,
  backwardJumps: Jumps,
  isNew: (source: number) => boolean = () => false,
): Int32Array {
  const [sources, targets] = [ahead.from, ahead.to];
  if (sources === 0 || targets === 0) return new Int32Array();
  const links = new Float64Array(sources * targets);
  linkProbabilities(ahead, forwardJumps, nullShare, links);
  const forward = bestOf(links, sources, targets).map((link) => (link & 0xffff) * 65536 + (link >>> 16));
  linkProbabilities(back, backwardJumps, nullShare, links);
  const joined = symmetrise(forward.sort(), bestOf(links, targets, sources), sources, targets);
  const linked = new Set(Array.from(joined, (link) => link >>> 16));
  const added: number[] = [];
  for (let s = 0; s < sources; s++) {
    if (linked.has(s) || !isNew(s)) continue;
    const row = links.subarray(s * targets, (s + 1) * targets);
    added.push(s * 65536 + row.indexOf(Math.max(...row)));
  }
  return added.length === 0 ? joined : Int32Array.from([...joined, ...added]).sort();
}

/** The likeliest partner of each row, as row × 65536 + column, where it is likelier than none. */
function bestOf(links: Float64Array, columns: number, rows: number): Int32Array {
  const best: number[] = [];
  for (let row = 0; row < rows; row++) {
    let at = -1;
    let left = 1;
    for (let column = 0; column < columns; column++) {
      const probability = links[row * columns + column] as number;
      left -= probability;
      if (at < 0 || probability > (links[row * columns + at] as number)) at = column;
    }
    if ((links[row * columns + at] as number) > left) best.push(row * 65536 + at);
  }
  return Int32Array.from(best);
}
