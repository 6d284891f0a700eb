import { IntList } from "../collections/growable.ts";
import { sortPositions } from "../collections/sort-positions.ts";
import { alignBy, nullShare } from "./align-by.ts";
import { expDigamma } from "./exp-digamma.ts";
import { defaultJumps, type Emission, type Jumps, jumpCounts, jumpsFrom, linkProbabilities } from "./hmm.ts";

/** From this number of pairs on, fewer rounds of the hidden Markov models are as good. */
const manyPairs = 4000;
const roundsOfFew = { words: 3, jumps: 4 };
const roundsOfMany = { words: 3, jumps: 1 };
/** The assumed minimum of words in a language; with fewer, "no word" would be too probable in a small memory. */
const minVocabulary = 10_000;
/** Prior count of a translation with the same spelling. */
const sameSpellingPrior = 0.5;
/** Prior count of every possible translation (Dirichlet). A value below 1 keeps rare words from attracting links. */
const prior = 0.1;
const minProbability = 1e-7;
/** The number of sentence pairs between two yields, a slice of about 10 ms. */
const slice = 200;
/** The number of word pairs between two yields. */
const pairsPerSlice = 20_000;

/** The tokens of one side of all sentence pairs. The tokens of sentence n are from `starts[n]` to `starts[n + 1]`. */
export interface CorpusSide {
  tokens: Int32Array;
  starts: Int32Array;
}

/** The result of training: links of each pair, and the jumps of both directions. */
export interface Alignment {
  links: Int32Array[];
  forwardJumps: Jumps;
  backwardJumps: Jumps;
}

/** The pairs of words that occur together, numbered by their source word. */
interface WordPairs {
  /** The pairs of source word w are from `starts[w]` to `starts[w + 1]`. */
  starts: Int32Array;
  targets: Int32Array;
  /** Number of the pair at source token × target length + target token, sentence by sentence from `cellStarts` on. */
  cells: Int32Array;
  cellStarts: Float64Array;
}

/** Translation probabilities of both directions. */
interface Model {
  /** P(target word | source word) of pair n at position 2n, P(source word | target word) at 2n + 1. */
  probabilities: Float32Array;
  /** The probability of having no partner, for target words and for source words. */
  forwardNulls: Float32Array;
  backwardNulls: Float32Array;
  forwardJumps: Jumps;
  backwardJumps: Jumps;
}

/** Expected counts of the events whose probabilities are in a `Model`. */
type Expectation = Model;

/**
 * Aligns all pairs: Model 1, then hidden Markov models of both directions that are trained to agree, then
 * grow-diag-final-and. Agreement means that a link is weighted by the product of its probabilities in both directions.
 * Yields between slices of work.
 *
 * @param likeness the similarity of the spellings of a source and a target word, 0 to 1
 * Source: Brown et al. 1993 (Model 1). Och & Ney 2003. Liang, Taskar & Klein 2006 (agreement).
 */
export function* trainAlignment(
  source: CorpusSide,
  target: CorpusSide,
  likeness: (source: number, target: number) => number,
): Generator<undefined, Alignment> {
  const count = source.starts.length - 1;
  const pairs = yield* numberPairs(source, target);
  const priors = yield* priorCounts(pairs, likeness);
  const model = newModel(priors, countTokens(source), countTokens(target));
  const scratch = allocateScratch(source, target);
  const rounds = count > manyPairs ? roundsOfMany : roundsOfFew;
  // Jumps have few parameters, so a part of the pairs is enough to learn them.
  const jumpStep = Math.ceil(count / manyPairs);
  for (let round = 0; round < rounds.words + rounds.jumps; round++) {
    const withJumps = round >= rounds.words;
    const expected = newExpectation(priors, model);
    for (let n = 0; n < count; n++) {
      const pair = sentence(n, source, target, pairs);
      if (pair.cells.length === 0) continue;
      if (withJumps) countAgreed(pair, model, expected, n % jumpStep === 0, scratch);
      else countWords(pair, model, expected, scratch);
      if (n % slice === slice - 1) yield;
    }
    yield* maximize(pairs, model, expected, withJumps);
    if (!withJumps) continue;
    model.forwardJumps = jumpsFrom(expected.forwardJumps);
    model.backwardJumps = jumpsFrom(expected.backwardJumps);
  }
  const links: Int32Array[] = [];
  for (let n = 0; n < count; n++) {
    readEmissions(sentence(n, source, target, pairs), model, scratch);
    links.push(alignBy(scratch.forward, scratch.backward, model.forwardJumps, model.backwardJumps));
    if (n % slice === slice - 1) yield;
  }
  return { links, forwardJumps: model.forwardJumps, backwardJumps: model.backwardJumps };
}

interface Sentence {
  source: Int32Array;
  target: Int32Array;
  /** Number of the word pair at position source token × target length + target token. */
  cells: Int32Array;
}

const sentence = (n: number, source: CorpusSide, target: CorpusSide, { cells, cellStarts }: WordPairs): Sentence => ({
  source: source.tokens.subarray(source.starts[n], source.starts[n + 1]),
  target: target.tokens.subarray(target.starts[n], target.starts[n + 1]),
  cells: cells.subarray(cellStarts[n], cellStarts[n + 1]),
});

/** Numbers the pairs word by word, so that the pairs of one word are adjacent in memory. */
function* numberPairs(source: CorpusSide, target: CorpusSide): Generator<undefined, WordPairs> {
  const count = source.starts.length - 1;
  const cellStarts = new Float64Array(count + 1);
  const sentences = new Int32Array(source.tokens.length);
  for (let n = 0; n < count; n++) {
    cellStarts[n + 1] = (cellStarts[n] as number) + lengthOf(source, n) * lengthOf(target, n);
    sentences.fill(n, source.starts[n], source.starts[n + 1]);
  }
  const cells = new Int32Array(cellStarts[count] as number);
  const targets = new IntList();
  const words = countTokens(source);
  const starts = new Int32Array(words + 1);
  const { positions, ends } = sortPositions(source.tokens);
  // The number of the last pair with each target word.
  const last = new Int32Array(countTokens(target)).fill(-1);
  for (let word = 0, rank = 0, read = 0; word < words; word++) {
    const first = targets.length;
    for (; rank < (ends[word] as number); rank++) {
      const position = positions[rank] as number;
      const n = sentences[position] as number;
      let at = (cellStarts[n] as number) + (position - (source.starts[n] as number)) * lengthOf(target, n);
      for (let t = target.starts[n] as number; t < (target.starts[n + 1] as number); t++) {
        const token = target.tokens[t] as number;
        if ((last[token] as number) < first) {
          last[token] = targets.length;
          targets.push(token);
        }
        cells[at++] = last[token] as number;
      }
      if (++read % pairsPerSlice === 0) yield;
    }
    starts[word + 1] = targets.length;
  }
  return { starts, targets: targets.view(), cells, cellStarts };
}

const lengthOf = (side: CorpusSide, n: number): number => (side.starts[n + 1] as number) - (side.starts[n] as number);

function countTokens(side: CorpusSide): number {
  let max = 0;
  for (const token of side.tokens) if (token > max) max = token;
  return max + 1;
}

function* priorCounts({ starts, targets }: WordPairs, likeness: (source: number, target: number) => number) {
  const counts = new Float32Array(targets.length);
  for (let word = 0; word + 1 < starts.length; word++) {
    for (let pair = starts[word] as number; pair < (starts[word + 1] as number); pair++) {
      counts[pair] = sameSpellingPrior * likeness(word, targets[pair] as number);
      if (pair % pairsPerSlice === pairsPerSlice - 1) yield;
    }
  }
  return counts;
}

const newModel = (priors: Float32Array, sourceWords: number, targetWords: number): Model => ({
  probabilities: repeatEach(priors).map((count) => 1 + count),
  forwardNulls: new Float32Array(targetWords).fill(1),
  backwardNulls: new Float32Array(sourceWords).fill(1),
  forwardJumps: defaultJumps(),
  backwardJumps: defaultJumps(),
});

const newExpectation = (priors: Float32Array, { forwardNulls, backwardNulls }: Model): Expectation => ({
  probabilities: repeatEach(priors),
  forwardNulls: new Float32Array(forwardNulls.length),
  backwardNulls: new Float32Array(backwardNulls.length),
  forwardJumps: jumpCounts(),
  backwardJumps: jumpCounts(),
});

/** Repeats each number for both directions. */
function repeatEach(numbers: Float32Array): Float32Array {
  const doubled = new Float32Array(2 * numbers.length);
  for (let at = 0; at < doubled.length; at++) doubled[at] = numbers[at >>> 1] as number;
  return doubled;
}

/** The expectation step of Model 1, separately for each direction. */
function countWords(sentence: Sentence, model: Model, expected: Expectation, scratch: ScratchArrays): void {
  const { source, target, cells } = sentence;
  const [sources, targets] = [source.length, target.length];
  const { probabilities } = model;
  const counts = expected.probabilities;
  const totals = scratch.freeTarget;
  const share = nullShare / (1 - nullShare);
  for (let t = 0; t < targets; t++) totals[t] = share * sources * (model.forwardNulls[target[t] as number] as number);
  for (let s = 0; s < sources; s++) {
    const nullWeight = share * targets * (model.backwardNulls[source[s] as number] as number);
    const start = s * targets;
    let total = nullWeight;
    for (let t = 0; t < targets; t++) {
      const cell = 2 * (cells[start + t] as number);
      (totals[t] as number) += probabilities[cell] as number;
      total += probabilities[cell + 1] as number;
    }
    for (let at = start; at < start + targets; at++) {
      const cell = 2 * (cells[at] as number) + 1;
      (counts[cell] as number) += (probabilities[cell] as number) / total;
    }
    (expected.backwardNulls[source[s] as number] as number) += nullWeight / total;
  }
  for (let t = 0; t < targets; t++) {
    const word = target[t] as number;
    (expected.forwardNulls[word] as number) +=
      (share * sources * (model.forwardNulls[word] as number)) / (totals[t] as number);
    totals[t] = 1 / (totals[t] as number);
  }
  for (let at = 0; at < cells.length; ) {
    for (let t = 0; t < targets; t++, at++) {
      const cell = 2 * (cells[at] as number);
      (counts[cell] as number) += (probabilities[cell] as number) * (totals[t] as number);
    }
  }
}

/** Arrays that are overwritten for each pair of texts. */
interface ScratchArrays {
  forward: Emission;
  backward: Emission;
  forwardLinks: Float64Array;
  backwardLinks: Float64Array;
  freeTarget: Float64Array;
}

function allocateScratch(source: CorpusSide, target: CorpusSide): ScratchArrays {
  let [sources, targets, cells] = [0, 0, 0];
  for (let n = 0; n + 1 < source.starts.length; n++) {
    sources = Math.max(sources, lengthOf(source, n));
    targets = Math.max(targets, lengthOf(target, n));
    cells = Math.max(cells, lengthOf(source, n) * lengthOf(target, n));
  }
  return {
    forward: { from: 0, to: 0, words: new Float64Array(cells), nulls: new Float64Array(targets) },
    backward: { from: 0, to: 0, words: new Float64Array(cells), nulls: new Float64Array(sources) },
    forwardLinks: new Float64Array(cells),
    backwardLinks: new Float64Array(cells),
    freeTarget: new Float64Array(targets),
  };
}

/** The expectation step of both hidden Markov models. A link is weighted by the product of both probabilities. */
function countAgreed(pair: Sentence, model: Model, expected: Expectation, hasJumps: boolean, scratch: ScratchArrays) {
  const { source, target, cells } = pair;
  const [sources, targets] = [source.length, target.length];
  const { forward, backward, forwardLinks, backwardLinks, freeTarget } = scratch;
  const counts = expected.probabilities;
  readEmissions(pair, model, scratch);
  const jumps = hasJumps ? expected : undefined;
  linkProbabilities(forward, model.forwardJumps, nullShare, forwardLinks, jumps?.forwardJumps);
  linkProbabilities(backward, model.backwardJumps, nullShare, backwardLinks, jumps?.backwardJumps);
  freeTarget.fill(1, 0, targets);
  for (let s = 0, at = 0; s < sources; s++) {
    let free = 1;
    for (let t = 0; t < targets; t++, at++) {
      const agreed = (forwardLinks[t * sources + s] as number) * (backwardLinks[at] as number);
      (counts[2 * (cells[at] as number)] as number) += agreed;
      free -= agreed;
      (freeTarget[t] as number) -= agreed;
    }
    (expected.backwardNulls[source[s] as number] as number) += Math.max(0, free);
  }
  for (let t = 0; t < targets; t++) {
    (expected.forwardNulls[target[t] as number] as number) += Math.max(0, freeTarget[t] as number);
  }
}

/** Writes the probabilities of the pair's words in both directions into `forward` and `backward`. */
function readEmissions({ source, target, cells }: Sentence, model: Model, { forward, backward }: ScratchArrays): void {
  const [sources, targets] = [source.length, target.length];
  const { probabilities, forwardNulls, backwardNulls } = model;
  forward.from = backward.to = sources;
  forward.to = backward.from = targets;
  for (let s = 0, at = 0; s < sources; s++) {
    for (let t = 0; t < targets; t++, at++) {
      const cell = 2 * (cells[at] as number);
      forward.words[t * sources + s] = Math.max(probabilities[cell] as number, minProbability);
      backward.words[at] = Math.max(probabilities[cell + 1] as number, minProbability);
    }
    backward.nulls[s] = Math.max(backwardNulls[source[s] as number] as number, minProbability);
  }
  for (let t = 0; t < targets; t++) {
    forward.nulls[t] = Math.max(forwardNulls[target[t] as number] as number, minProbability);
  }
}

/**
 * The maximization step in its variational form, which lowers the probabilities of rare events (Dyer et al. 2013).
 * With `isAgreed`, both directions use the forward counts. Yields between slices of work.
 */
function* maximize({ starts, targets }: WordPairs, model: Model, expected: Expectation, isAgreed: boolean) {
  const counts = expected.probabilities;
  const { probabilities } = model;
  const backward = isAgreed ? 0 : 1;
  const sourceTotals = new Float64Array(model.backwardNulls.length);
  const targetTotals = new Float64Array(model.forwardNulls.length);
  const words = starts.length - 1;
  for (let word = 0; word < words; word++) {
    for (let pair = starts[word] as number; pair < (starts[word + 1] as number); pair++) {
      (sourceTotals[word] as number) += (counts[2 * pair] as number) + prior;
      (targetTotals[targets[pair] as number] as number) += (counts[2 * pair + backward] as number) + prior;
    }
  }
  yield;
  const ofSource = sourceTotals.map((total) => 1 / expDigamma(total));
  const ofTarget = targetTotals.map((total) => 1 / expDigamma(total));
  for (let word = 0; word < words; word++) {
    for (let pair = starts[word] as number; pair < (starts[word + 1] as number); pair++) {
      const forward = expDigamma((counts[2 * pair] as number) + prior);
      const inverse = isAgreed ? forward : expDigamma((counts[2 * pair + 1] as number) + prior);
      probabilities[2 * pair] = forward * (ofSource[word] as number);
      probabilities[2 * pair + 1] = inverse * (ofTarget[targets[pair] as number] as number);
      if (pair % (10 * pairsPerSlice) === 0) yield;
    }
  }
  model.forwardNulls = nullsFrom(expected.forwardNulls);
  model.backwardNulls = nullsFrom(expected.backwardNulls);
}

function nullsFrom(counts: Float32Array): Float32Array {
  const total = counts.reduce((sum, count) => sum + count, 0);
  const size = Math.max(counts.length, minVocabulary);
  return counts.map((count) => (count + prior) / (total + prior * size));
}
