import { IntList } from "../collections/growable.ts";
import { PairTable } from "../collections/pair-table.ts";

const root = 0;
/** The tokens before and after every sentence of a language model. */
export const sentenceStart = 1;
export const sentenceEnd = 2;

/** The number of fields of each node, and their positions. Fields that are read together are adjacent. */
const fields = 8;
const countAt = 0;
const totalAt = 1;
const onesAt = 2;
const twosAt = 3;
const moreAt = 4;
const suffixOffset = 5;
const orderAt = 6;
const occurrencesAt = 7;

/** The saved lists: parent and word of each node, and its `fields`. */
export const languageModelLists = ["keys", "nodes"] as const;
type LanguageModelState = Record<(typeof languageModelLists)[number], IntList>;

/**
 * An n-gram model with interpolated modified Kneser-Ney smoothing whose counts can be added and removed.
 *
 * Every n-gram of the text is a node. Its parent is the node of all its words except the last. Its `count` is adjusted:
 * for the longest n-grams and those at the sentence start, the frequency. For others, it is the number of different
 * words before them. Its `occurrences` are its frequency in the text. `total`, `ones`, `twos` and `more` describe a
 * node as a history: the sum of its children's counts, and the numbers of children with count 1, 2, and more. A state
 * of the decoder is also a node: the longest useful history.
 *
 * Source: Chen & Goodman 1998 ("modified Kneser-Ney").
 */
export class LanguageModel {
  readonly maxOrder: number;
  /** The state that follows the last `score`. */
  next = root;
  readonly #nodes: PairTable;
  readonly state: LanguageModelState;
  /** The number of n-grams with count 1, 2, 3 and 4 by order: at order × 5 + count. */
  readonly #countsOfCounts: Int32Array;
  #discounts: Float64Array | undefined;
  #vocabulary = 0;

  constructor(maxOrder: number, state: LanguageModelState = emptyState()) {
    this.maxOrder = maxOrder;
    this.state = state;
    // Node 0 is the root, which has no parent.
    this.#nodes = new PairTable(state.keys);
    this.#countsOfCounts = new Int32Array((maxOrder + 1) * 5);
    for (let node = 1; node < this.#nodes.size; node++) {
      const count = this.#field(node, countAt);
      if (count > 0 && count < 5) (this.#countsOfCounts[this.#field(node, orderAt) * 5 + count] as number)++;
      if (count > 0 && this.#nodes.first(node) === root) this.#vocabulary++;
    }
  }

  start(): number {
    const node = this.#nodes.find(root, sentenceStart);
    return node >= 0 ? this.#useful(node) : root;
  }

  /** Returns ln P(word | state), and sets `next` to the following state. Unknown words share the remaining part. */
  score(state: number, word: number): number {
    // Follows the histories from the longest to the root once. Each step adds the discounted share of its order.
    this.#discounts ??= estimateDiscounts(this.#countsOfCounts, this.maxOrder);
    const discounts = this.#discounts;
    const nodes = this.state.nodes.items;
    let probability = 0;
    let left = 1;
    let longest = -1;
    for (let node = state; ; node = nodes[node * fields + suffixOffset] as number) {
      const at = node * fields;
      const total = nodes[at + totalAt] as number;
      if (total > 0) {
        const discount = ((nodes[at + orderAt] as number) + 1) * 4;
        const child = this.#nodes.find(node, word);
        const count = child < 0 ? 0 : (nodes[child * fields + countAt] as number);
        if (count > 0) {
          if (longest < 0) longest = child;
          probability += (left * (count - (discounts[discount + Math.min(count, 3)] as number))) / total;
        }
        left *=
          ((discounts[discount + 1] as number) * (nodes[at + onesAt] as number) +
            (discounts[discount + 2] as number) * (nodes[at + twosAt] as number) +
            (discounts[discount + 3] as number) * (nodes[at + moreAt] as number)) /
          total;
      }
      if (node === root) break;
    }
    this.next = longest < 0 ? root : this.#useful(longest);
    return Math.log(probability + left / (this.#vocabulary + 1));
  }

  /** The frequency of an n-gram in the text; for n-grams longer than the model's order, an upper bound. */
  occurrences(words: Int32Array, from: number, to: number): number {
    const length = Math.min(to - from, this.maxOrder);
    let min = Number.MAX_SAFE_INTEGER;
    for (let start = from; start + length <= to; start++) {
      let node = root;
      for (let at = start; at < start + length && node >= 0; at++) node = this.#nodes.find(node, words[at] as number);
      min = Math.min(min, node < 0 ? 0 : this.#field(node, occurrencesAt));
    }
    return min;
  }

  /** The longest suffix of the node that is a history and shorter than the model's order. */
  #useful(node: number): number {
    let useful = node;
    while (useful !== root && (this.#field(useful, orderAt) >= this.maxOrder || this.#field(useful, totalAt) === 0)) {
      useful = this.#field(useful, suffixOffset);
    }
    return useful;
  }

  /** Adds (`step` 1) or removes (−1) one sentence (token numbers without the sentence marks). */
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
      for (const node of extended) (this.state.nodes.items[node * fields + occurrencesAt] as number) += step;
      this.#count(histories, extended, step);
      histories = extended.slice(0, this.maxOrder);
    }
  }

  // Changes the count of the longest n-gram at each occurrence. The count of a shorter one changes only if a longer one
  // that ends with it first appears or vanishes.
  #count(histories: number[], extended: number[], step: 1 | -1): void {
    const nodes = this.state.nodes.items;
    for (let k = histories.length - 1; k >= 0; k--) {
      const history = (histories[k] as number) * fields;
      const node = (extended[k + 1] as number) * fields;
      const before = nodes[node + countAt] as number;
      const after = before + step;
      nodes[node + countAt] = after;
      if (before > 0 && before < 5) (this.#countsOfCounts[(k + 1) * 5 + before] as number)--;
      if (after > 0 && after < 5) (this.#countsOfCounts[(k + 1) * 5 + after] as number)++;
      (nodes[history + totalAt] as number) += step;
      if (before > 0) (nodes[history + bucketAt(before)] as number) -= 1;
      if (after > 0) (nodes[history + bucketAt(after)] as number) += 1;
      if (k === 0 && (before === 0 || after === 0)) this.#vocabulary += step;
      if (Math.min(before, after) > 0) break;
    }
  }

  #child(history: number, word: number, suffix: number): number {
    const { nodes } = this.state;
    const node = this.#nodes.insert(history, word);
    const at = node * fields;
    if (at === nodes.length) {
      nodes.resize(at + fields);
      nodes.items[at + suffixOffset] = suffix;
      nodes.items[at + orderAt] = this.#field(history, orderAt) + 1;
    }
    return node;
  }

  #field(node: number, at: number): number {
    return this.state.nodes.items[node * fields + at] as number;
  }
}

/** The field with the number of children that have this count. */
const bucketAt = (count: number): number => onesAt + Math.min(count, 3) - 1;

function emptyState(): LanguageModelState {
  const keys = new IntList();
  keys.push(-1);
  keys.push(-1);
  const nodes = new IntList();
  nodes.resize(fields);
  return { keys, nodes };
}

/** Chen & Goodman's estimates from the counts of counts. A new model has no counts, so it uses typical discounts. */
function estimateDiscounts(countsOfCounts: Int32Array, maxOrder: number): Float64Array {
  const discounts = new Float64Array((maxOrder + 2) * 4);
  for (let order = 1; order <= maxOrder; order++) {
    // Ten typical n-grams, half of them singletons, keep the estimates finite and within (0, count).
    const [n1, n2, n3, n4] = [1, 2, 3, 4].map(
      (count) => (countsOfCounts[order * 5 + count] as number) + 10 / (count * (count + 1)),
    ) as [number, number, number, number];
    const y = n1 / (n1 + 2 * n2);
    discounts[order * 4 + 1] = clamp(1 - (2 * y * n2) / n1, 0.1, 0.95);
    discounts[order * 4 + 2] = clamp(2 - (3 * y * n3) / n2, 0.2, 1.9);
    discounts[order * 4 + 3] = clamp(3 - (4 * y * n4) / n3, 0.3, 2.8);
  }
  return discounts;
}

const clamp = (value: number, min: number, max: number): number => Math.min(Math.max(value, min), max);
