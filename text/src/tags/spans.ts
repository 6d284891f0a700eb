import { partitionPoint } from "../partition-point.ts";
import type { Tokens } from "../tokens/tokenize.ts";

/** The tokens of two plain texts and their links: source token, target token, source token, … by index. */
export interface WordAlignment {
  source: Tokens;
  target: Tokens;
  links: Int32Array;
}

/** For each source token the target tokens linked to it, `first` to `last`, half-open; `first` −1 when none is. */
export interface Spans extends WordAlignment {
  first: Int32Array;
  last: Int32Array;
  sourceLength: number;
  targetLength: number;
}

/** Collects the links by source token; when there are none, links in proportion to the position. */
export function buildSpans(alignment: WordAlignment, sourceLength: number, targetLength: number): Spans {
  const { source, target, links } = alignment;
  const count = source.tokens.length;
  const first = new Int32Array(count).fill(-1);
  const last = new Int32Array(count);
  const used = links.length > 0 ? links : proportional(count, target.tokens.length);
  for (let i = 0; i + 1 < used.length; i += 2) {
    const from = used[i] as number;
    const to = used[i + 1] as number;
    if (!(from >= 0 && from < count && to >= 0 && to < target.tokens.length)) continue;
    first[from] = first[from] === -1 ? to : Math.min(first[from] as number, to);
    last[from] = Math.max(last[from] as number, to + 1);
  }
  return { source, target, links: used, first, last, sourceLength, targetLength };
}

function proportional(sourceCount: number, targetCount: number): Int32Array {
  const links: number[] = [];
  for (let to = 0; to < targetCount && sourceCount > 0; to++)
    links.push(Math.floor(((to + 0.5) * sourceCount) / targetCount), to);
  return Int32Array.from(links);
}

/** The index of the first token that ends after `at`; the number of tokens when none does. */
const tokenAfter = ({ ends }: Tokens, at: number): number =>
  partitionPoint(0, ends.length, (token) => (ends[token] as number) <= at);

/** The limit of compared characters before a tag in a word. */
const maxInWord = 100;

/** The offset in the linked word for a tag inside a word, if both words are the same up to it: `H<sub>2</sub>O`. */
function offsetInWord(at: number, { source, target, first, last }: Spans): number | undefined {
  const token = tokenAfter(source, at);
  const linked = first[token] ?? -1;
  const length = at - (source.starts[token] ?? at);
  if (linked < 0 || last[token] !== linked + 1 || length <= 0 || length > maxInWord) return undefined;
  const start = (word: string | undefined) => word?.slice(0, length).toLowerCase();
  const isSame = start(source.tokens[token]) === start(target.tokens[linked]);
  return isSame ? (target.starts[linked] as number) + length : undefined;
}

/** Converts the offset of a single tag in the source to its offset in the target. */
export function pointAt(at: number, spans: Spans): number {
  const { source, target, first, last, sourceLength, targetLength } = spans;
  if (at === 0 || target.tokens.length === 0) return 0;
  if (at === sourceLength) return targetLength;
  const inWord = offsetInWord(at, spans);
  if (inWord !== undefined) return inWord;
  const after = tokenAfter(source, at);
  const start = (token: number) => target.starts[first[token] as number] as number;
  const end = (token: number) => target.ends[(last[token] as number) - 1] as number;
  const isLinked = (token: number) => (first[token] ?? -1) >= 0;
  const touchesBefore = source.ends[after - 1] === at && source.starts[after] !== at;
  if (touchesBefore && isLinked(after - 1)) return end(after - 1);
  if (isLinked(after)) return start(after);
  for (let token = after - 1; token >= 0; token--) if (isLinked(token)) return end(token);
  for (let token = after + 1; token < first.length; token++) if (isLinked(token)) return start(token);
  return targetLength;
}

/** The span of the target for a pair around `from` to `to` in the source. */
export function findSpan(from: number, to: number, spans: Spans): { start: number; end: number } {
  const { source, target, sourceLength, targetLength } = spans;
  const firstToken = tokenAfter(source, from);
  let endToken = firstToken;
  while (endToken < source.tokens.length && (source.starts[endToken] as number) < to) endToken++;
  const isWhole = firstToken === 0 && endToken === source.tokens.length;
  const range = isWhole ? { low: 0, high: target.tokens.length } : linkRange(firstToken, endToken, spans);
  if (range === undefined || range.low === range.high) {
    if (isWhole && to > from) return { start: 0, end: targetLength };
    const at = pointAt(from, spans);
    return { start: at, end: at };
  }
  const start = isWhole && from === 0 ? 0 : (target.starts[range.low] as number);
  const end = isWhole && to === sourceLength ? targetLength : (target.ends[range.high - 1] as number);
  const inside = (at = -1): at is number => at > start && at < end;
  const [first, last] = [offsetInWord(from, spans), offsetInWord(to, spans)];
  return { start: inside(first) ? first : start, end: inside(last) ? last : end };
}

const linkedInside = 1;
const linkedOutside = 2;

/**
 * The target tokens for source tokens `from` to `to`: all from the first linked token to the last. If most linked ones
 * of these are linked only to other source tokens, the longest run without those.
 */
function linkRange(from: number, to: number, { first, last, links, target }: Spans) {
  let low = target.tokens.length;
  let high = 0;
  for (let token = from; token < to; token++) {
    if (first[token] === -1) continue;
    low = Math.min(low, first[token] as number);
    high = Math.max(high, last[token] as number);
  }
  if (low >= high) return undefined;
  const sides = new Uint8Array(target.tokens.length);
  for (let i = 0; i + 1 < links.length; i += 2) {
    const source = links[i] as number;
    const index = links[i + 1] as number;
    if (index < sides.length)
      sides[index] = (sides[index] as number) | (source >= from && source < to ? linkedInside : linkedOutside);
  }
  const between = sides.subarray(low, high);
  const own = between.filter((side) => side & linkedInside).length;
  const foreign = between.filter((side) => side === linkedOutside).length;
  return own >= foreign ? { low, high } : longestRun(sides, low, high);
}

/** The longest span between two tokens of `linkedInside`, without a token that is only `linkedOutside`. */
function longestRun(sides: Uint8Array, low: number, high: number) {
  let best = { low, high: low };
  let start = -1;
  for (let i = low; i < high; i++) {
    const side = sides[i] as number;
    if (side === linkedOutside) start = -1;
    if (!(side & linkedInside)) continue;
    if (start < 0) start = i;
    const end = i + 1;
    if (end - start > best.high - best.low) best = { low: start, high: end };
  }
  return best;
}
