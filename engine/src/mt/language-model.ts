import { IntList } from "./growable.ts";
import { PairTable } from "./pair-table.ts";

const root = 0;
/** The tokens that stand before and after every sentence of a language model. */
export const sentenceStart = 1;
export const sentenceEnd = 2;

/** The plain state of a language model, as it is written to bytes. */
export interface LanguageModelState {
  parents: IntList;
  words: IntList;
  counts: IntList;
  totals: IntList;
  ones: IntList;
  twos: IntList;
  more: IntList;
  suffixes: IntList;
  orders: IntList;
  occurrences: IntList;
}

/**
 * An n-gram model with interpolated modified Kneser-Ney smoothing whose counts can be added and taken back.
 *
 * Every n-gram of the text is a node: the child of the node of all its words but the last. `counts` holds the adjusted
 * count (how often for the longest n-grams and those at the sentence start, else the number of different words
 * before it), `occurrences` how often it stands in the text; `totals`, `ones`, `twos` and `more` describe a node as a
 * history: the sum of its children's counts and how many of them have count 1, 2, and more. A node is also the decoder's state: the longest history worth knowing.
 *
 * Source: Chen & Goodman 1998 ("modified Kneser-Ney").
 */
export class LanguageModel {
  readonly maxOrder: number;
  /** The state that follows from the last call of `score`. */
  next = root;
  readonly #nodes: PairTable;
  readonly #state: LanguageModelState;
  /** How many n-grams of an order have count 1, 2, 3 and 4: places order × 5 + count. */
  readonly #countsOfCounts: Int32Array;
  #discounts: Float64Array | undefined;
  #vocabulary = 0;

  constructor(maxOrder: number, state: LanguageModelState = emptyState()) {
    this.maxOrder = maxOrder;
    this.#state = state;
    // Node 0 is the root, which is nobody's child.
    this.#nodes = new PairTable(state.parents, state.words);
    this.#countsOfCounts = new Int32Array((maxOrder + 1) * 5);
    for (let node = 1; node < state.counts.length; node++) {
      const count = state.counts.at(node);
      if (count > 0 && count < 5) (this.#countsOfCounts[state.orders.at(node) * 5 + count] as number)++;
      if (count > 0 && state.parents.at(node) === root) this.#vocabulary++;
    }
  }

  get state(): LanguageModelState {
    return this.#state;
  }

  get nodeCount(): number {
    return this.#nodes.size;
  }

  /** The state at the start of a sentence. */
  start(): number {
    const node = this.#nodes.find(root, sentenceStart);
    return node >= 0 ? this.#useful(node) : root;
  }

  /** ln P(word | state); leaves the following state in `next`. Words never seen share the mass that is left. */
  score(state: number, word: number): number {
    // Walks from the longest history to the root once; each step adds that order's discounted share.
    const discounts = this.#currentDiscounts();
    const { counts, totals, ones, twos, more, suffixes, orders } = this.#state;
    let probability = 0;
    let left = 1;
    let longest = -1;
    for (let node = state; ; node = suffixes.items[node] as number) {
      const total = totals.items[node] as number;
      if (total > 0) {
        const at = ((orders.items[node] as number) + 1) * 4;
        const child = this.#nodes.find(node, word);
        const count = child < 0 ? 0 : (counts.items[child] as number);
        if (count > 0) {
          if (longest < 0) longest = child;
          probability += (left * (count - (discounts[at + Math.min(count, 3)] as number))) / total;
        }
        left *=
          ((discounts[at + 1] as number) * (ones.items[node] as number) +
            (discounts[at + 2] as number) * (twos.items[node] as number) +
            (discounts[at + 3] as number) * (more.items[node] as number)) /
          total;
      }
      if (node === root) break;
    }
    this.next = longest < 0 ? root : this.#useful(longest);
    return Math.log(probability + left / (this.#vocabulary + 1));
  }

  /** How often the n-gram stands in the text: exact up to the model's order, an upper bound for longer ones. */
  occurrences(words: Int32Array, from: number, to: number): number {
    const length = Math.min(to - from, this.maxOrder);
    let least = Number.MAX_SAFE_INTEGER;
    for (let start = from; start + length <= to; start++) {
      let node = root;
      for (let at = start; at < start + length && node >= 0; at++) node = this.#nodes.find(node, words[at] as number);
      least = Math.min(least, node < 0 ? 0 : this.#state.occurrences.at(node));
    }
    return least;
  }

  /** The longest suffix of the node that is a history of something and short enough to be one. */
  #useful(node: number): number {
    const { totals, suffixes, orders } = this.#state;
    let useful = node;
    while (useful !== root && ((orders.items[useful] as number) >= this.maxOrder || totals.items[useful] === 0)) {
      useful = suffixes.items[useful] as number;
    }
    return useful;
  }

  /** Counts (`step` 1) or takes back (−1) one sentence (token numbers without the sentence marks). */
  change(sentence: Int32Array, step: 1 | -1): void {
    this.#discounts = undefined;
    // histories[k] is the node of the k words before the current one.
    let histories = [root, this.#child(root, sentenceStart, root)];
    for (let at = 0; at <= sentence.length; at++) {
      const word = at < sentence.length ? (sentence[at] as number) : sentenceEnd;
      const extended = [root];
      for (const history of histories) {
        const shorter = extended.length === 1 ? root : (extended.at(-1) as number);
        extended.push(this.#child(history, word, shorter));
      }
      for (const node of extended) (this.#state.occurrences.items[node] as number) += step;
      this.#count(histories, extended, step);
      histories = extended.slice(0, this.maxOrder);
    }
  }

  // The longest n-gram counts each time; a shorter one only when a longer one that ends in it appears or vanishes.
  #count(histories: number[], extended: number[], step: 1 | -1): void {
    const { counts, totals, ones, twos, more } = this.#state;
    const buckets = [undefined, ones, twos];
    for (let k = histories.length - 1; k >= 0; k--) {
      const history = histories[k] as number;
      const node = extended[k + 1] as number;
      const before = counts.items[node] as number;
      const after = before + step;
      counts.items[node] = after;
      if (before > 0 && before < 5) (this.#countsOfCounts[(k + 1) * 5 + before] as number)--;
      if (after > 0 && after < 5) (this.#countsOfCounts[(k + 1) * 5 + after] as number)++;
      (totals.items[history] as number) += step;
      if (before > 0) ((buckets[before] ?? more).items[history] as number) -= 1;
      if (after > 0) ((buckets[after] ?? more).items[history] as number) += 1;
      if (k === 0 && (before === 0 || after === 0)) this.#vocabulary += step;
      if (Math.min(before, after) > 0) break;
    }
  }

  #child(history: number, word: number, suffix: number): number {
    const state = this.#state;
    const node = this.#nodes.insert(history, word);
    if (node === state.counts.length) {
      state.counts.push(0);
      state.totals.push(0);
      state.ones.push(0);
      state.twos.push(0);
      state.more.push(0);
      state.suffixes.push(suffix);
      state.occurrences.push(0);
      state.orders.push(state.orders.at(history) + 1);
    }
    return node;
  }

  #currentDiscounts(): Float64Array {
    this.#discounts ??= estimateDiscounts(this.#countsOfCounts, this.maxOrder);
    return this.#discounts;
  }
}

function emptyState(): LanguageModelState {
  const one = (value: number) => {
    const list = new IntList();
    list.push(value);
    return list;
  };
  return {
    parents: one(-1),
    words: one(-1),
    counts: one(0),
    totals: one(0),
    ones: one(0),
    twos: one(0),
    more: one(0),
    suffixes: one(0),
    orders: one(0),
    occurrences: one(0),
  };
}

/** Chen & Goodman's estimates from the counts of counts; a young model has none, so it leans on a usual discount. */
function estimateDiscounts(countsOfCounts: Int32Array, maxOrder: number): Float64Array {
  const discounts = new Float64Array((maxOrder + 2) * 4);
  for (let order = 1; order <= maxOrder; order++) {
    // Ten n-grams of the usual shape (half of them singletons) keep the estimates finite and within (0, count).
    const [n1, n2, n3, n4] = [1, 2, 3, 4].map(
      (count) => (countsOfCounts[order * 5 + count] as number) + 10 / (count * (count + 1)),
    ) as [number, number, number, number];
    const y = n1 / (n1 + 2 * n2);
    discounts[order * 4 + 1] = within(1 - (2 * y * n2) / n1, 0.1, 0.95);
    discounts[order * 4 + 2] = within(2 - (3 * y * n3) / n2, 0.2, 1.9);
    discounts[order * 4 + 3] = within(3 - (4 * y * n4) / n3, 0.3, 2.8);
  }
  return discounts;
}

function within(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}
