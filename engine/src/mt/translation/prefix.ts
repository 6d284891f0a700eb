import { type Tokens, tokenize } from "@openparlance/text";
import type { Sliced } from "../../slices.ts";
import { computeFutureCosts, futureCost } from "../decoder/future-cost.ts";
import { cover, distortionLimit, emptyHypothesis, type Hypothesis } from "../decoder/hypothesis.ts";
import { type Features, weights } from "../knowledge/weights.ts";
import { type Knowledge, type OptionTable, type TranslationOption, withScore } from "../options/option.ts";
import { orientation } from "../options/phrases.ts";
import type { TargetWords } from "./target-words.ts";

const stackSize = 40;
/** The limit of words in a prefix for full effort. Longer ones get the same effort in total, but each stack a tenth. */
const baseLength = 100;

export interface Prefix {
  tokens: Tokens;
  /** The words in lower case, and their numbers (−1 unknown). */
  words: string[];
  /** Whether the last word may continue. */
  isPartial: boolean;
}

/** Reads the beginning of a translation; undefined if it is empty. */
export function readPrefix(text: string, language: string): Prefix | undefined {
  if (text === "") return undefined;
  const tokens = tokenize(text, language);
  const words = tokens.tokens.map((token) => token.toLowerCase());
  return { tokens, words, isPartial: words.length > 0 && tokens.delimiters.at(-1) === "" };
}

/**
 * Finds the hypotheses that generate the prefix. They use options that match it, single words linked with source words,
 * and insertions of words that nothing else explains. Each result continues after the prefix.
 * Source: Wuebker et al. 2016 (prefix-constrained phrase-based decoding).
 */
export function* prefixHypotheses(
  prefix: Prefix,
  source: Int32Array,
  table: OptionTable,
  known: Knowledge,
  targets: TargetWords,
): Sliced<Hypothesis[]> {
  const idOf = (position: number) => targets.id(prefix.tokens.tokens[position] as string);
  const length = prefix.words.length;
  const links = new Map<number, TranslationOption>();
  const future = computeFutureCosts(table);
  const stacks: Hypothesis[][] = Array.from({ length: length + 1 }, () => []);
  const size = Math.ceil(stackSize * Math.min(1, Math.max(0.1, baseLength / length)));
  (stacks[0] as Hypothesis[]).push(emptyHypothesis(known.fluency));
  for (let position = 0; position < length; position++) {
    for (const hypothesis of best(stacks[position] as Hypothesis[], size)) {
      for (const option of listFittingOptions(hypothesis, position)) {
        const next = step(hypothesis, option, known);
        // Hypotheses with the same words cover different parts of the source, so the future cost is included in the
        // comparison.
        next.total = next.score + futureCost(next.firstGap, next.mask, future);
        (stacks[Math.min(length, position + option.words.length)] as Hypothesis[]).push(next);
      }
    }
    // A finished stack is not needed again, so its memory is freed.
    stacks[position] = [];
    yield false;
  }
  return best(stacks[length] as Hypothesis[], stackSize);

  function* listFittingOptions({ firstGap, mask, end }: Hypothesis, position: number): Generator<TranslationOption> {
    const last = Math.min(table.length - 1, firstGap + distortionLimit, end + distortionLimit);
    for (let start = firstGap; start <= last; start++) {
      if ((mask >>> (start - firstGap)) & 1 || Math.abs(start - end) > distortionLimit) continue;
      const row = table[start] as TranslationOption[][];
      for (let to = start + 1; to < start + row.length; to++) {
        if ((mask >>> (to - 1 - firstGap)) & 1 || (start > firstGap && to - firstGap > distortionLimit)) break;
        for (const option of row[to - start] ?? []) if (agrees(option, position)) yield option;
      }
      if (start === firstGap || start + 1 - firstGap <= distortionLimit) yield findLinkedOption(start, position);
    }
    // Inserts the word without a source.
    yield singleOption(end, end, idOf(position), new Int32Array(), "copy", { fallback: 2 });
  }

  function agrees(option: TranslationOption, position: number): boolean {
    for (let at = 0; at < option.words.length && position + at < length; at++) {
      const word = targets.lowerIn(option, at);
      const wanted = prefix.words[position + at] as string;
      const mayGoOn = prefix.isPartial && position + at === length - 1;
      if (mayGoOn ? !word.startsWith(wanted) : word !== wanted) return false;
    }
    return true;
  }

  /** An option that translates any source word with one word of the prefix, kept for the next hypotheses. */
  function findLinkedOption(start: number, position: number): TranslationOption {
    const key = position * table.length + start;
    const option = links.get(key) ?? makeLinked(start, position);
    links.set(key, option);
    return option;
  }

  function makeLinked(start: number, position: number): TranslationOption {
    const from = source[start] as number;
    const word = idOf(position);
    const count = known.lexicon.count(from, word) + 0.001;
    const features = {
      lexical: Math.log(count / (known.lexicon.sourceTotal(from) + 1)),
      inverseLexical: Math.log(count / (known.lexicon.targetTotal(word) + 1)),
      fallback: 1,
    };
    return singleOption(start, start + 1, word, Int32Array.of(0), count >= 1 ? "lexical" : "copy", features);
  }

  function singleOption(
    start: number,
    end: number,
    word: number,
    links: Int32Array,
    origin: TranslationOption["origin"],
    features: Partial<Features>,
  ): TranslationOption {
    return withScore({ start, end, words: Int32Array.of(word), links, origin, sentence: -1 }, features, known);
  }
}

function step(previous: Hypothesis, option: TranslationOption, { fluency }: Knowledge): Hypothesis {
  const { start, end, words } = option;
  const isMonotone = start === previous.end;
  const isSwap = previous.option !== undefined && end === previous.option.start;
  const where = isMonotone ? orientation.monotone : isSwap ? orientation.swap : orientation.other;
  const ordered =
    previous.score +
    option.score +
    option.before[where] +
    (previous.option?.after[where] ?? 0) +
    weights.distortion * Math.abs(start - previous.end);
  const score = fluency.add(ordered, previous.state, words);
  const state = fluency.next;
  const { firstGap, mask } = end > start ? cover(previous.firstGap, previous.mask, start, end) : previous;
  const covered = previous.covered + end - start;
  return { score, total: score, state, firstGap, mask, covered, end, option, previous, recombined: undefined };
}

function best(hypotheses: Hypothesis[], size: number): Hypothesis[] {
  const seen = new Set<string>();
  const kept: Hypothesis[] = [];
  for (const hypothesis of hypotheses.sort((a, b) => b.total - a.total || a.end - b.end || a.state - b.state)) {
    const { firstGap, mask, end, state } = hypothesis;
    const key = `${firstGap} ${mask} ${end} ${state}`;
    if (seen.has(key)) continue;
    seen.add(key);
    if (kept.push(hypothesis) === size) break;
  }
  return kept;
}
