import { Heap } from "../collections/heap.ts";
import type { PlainTokens } from "../text/accelerator.ts";
import { JoinedTranslation } from "./joined-translation.ts";
import type { MachineTranslation } from "./translation.ts";

/** The limit of tokens that are translated together; longer texts are translated in windows. */
export const maxWindow = 1000;

const endOfSentencePattern = /^[.!?:;。！？；：…]+$/u;
const endOfClausePattern = /^[,、，)\]}»”–—-]+$/u;

/** A part of a text: its tokens, whose offsets are those in the part's own `text`. */
export interface TextWindow {
  source: PlainTokens;
  text: string;
  /** The start of the window in the whole text: the index of its first token, and of its first character (UTF-16). */
  firstToken: number;
  start: number;
}

/**
 * Cuts a text into windows of at most {@link maxWindow} tokens; all except the last one are at least half as long. A
 * text is cut after the last sentence that fits, otherwise after a clause, otherwise at a space.
 *
 * @param isInside whether token `at` and the previous one must stay together
 */
export function splitWindows(source: PlainTokens, text: string, isInside = (_: number) => false): TextWindow[] {
  const count = source.tokens.length;
  if (count <= maxWindow) return [{ source, text, firstToken: 0, start: 0 }];
  const windows: TextWindow[] = [];
  for (let from = 0; from < count; ) {
    const to = count - from <= maxWindow ? count : windowEnd(source, from, isInside);
    windows.push(windowAt(source, text, from, to));
    from = to;
  }
  return windows;
}

function windowEnd({ tokens, delimiters }: PlainTokens, from: number, isInside: (at: number) => boolean): number {
  let best = from + maxWindow;
  let bestRank = 0;
  for (let at = from + maxWindow; at > from + maxWindow / 2; at--) {
    const before = tokens[at - 1] as string;
    const isSpaced = delimiters[at] !== "";
    const rank = isInside(at) ? 0 : rankBreak(before, isSpaced);
    if (rank > bestRank) [best, bestRank] = [at, rank];
  }
  return best;
}

function rankBreak(before: string, isSpaced: boolean): number {
  if (endOfSentencePattern.test(before)) return isSpaced ? 5 : 4;
  if (endOfClausePattern.test(before)) return 3;
  return isSpaced ? 2 : 1;
}

function windowAt(whole: PlainTokens, text: string, from: number, to: number): TextWindow {
  const { tokens, delimiters, starts, ends, accelerator } = whole;
  const start = from === 0 ? 0 : (starts[from] as number);
  const end = to === tokens.length ? text.length : (starts[to] as number);
  const source: PlainTokens = {
    tokens: tokens.slice(from, to),
    // The delimiter between two windows belongs to the first one.
    delimiters: [from === 0 ? (delimiters[0] as string) : "", ...delimiters.slice(from + 1, to + 1)],
    starts: starts.slice(from, to).map((at) => at - start),
    ends: ends.slice(from, to).map((at) => at - start),
  };
  if (accelerator && accelerator.token >= from && accelerator.token < to) {
    source.accelerator = { ...accelerator, token: accelerator.token - from };
  }
  return { source, text: text.slice(start, end), firstToken: from, start };
}

export interface RankedTranslation {
  translation: MachineTranslation;
  score: number;
}

interface Choice {
  estimate: number;
  picked: number[];
  /** The index of the window whose translation was changed last. */
  last: number;
}

/** Joins the translations of the windows to up to `n` translations of the whole text, best first. */
export function joinWindows(
  windows: readonly TextWindow[],
  lists: readonly (readonly RankedTranslation[])[],
  n: number,
): MachineTranslation[] {
  const scoreOf = (at: number, rank: number) => lists[at]?.[rank]?.score ?? 0;
  const queue = new Heap<Choice>();
  queue.push({ estimate: 0, picked: lists.map(() => 0), last: 0 });
  const joined: MachineTranslation[] = [];
  while (joined.length < n) {
    const next = queue.pop();
    if (!next) break;
    const { estimate, picked, last } = next;
    const translations = picked.map((rank, at) => lists[at]?.[rank]?.translation);
    joined.push(join(windows, translations));
    if (joined.length === n) break;
    for (let at = last; at < lists.length; at++) {
      const rank = (picked[at] as number) + 1;
      if (rank >= (lists[at]?.length ?? 0)) continue;
      const change = scoreOf(at, rank) - scoreOf(at, rank - 1);
      queue.push({ estimate: estimate + change, picked: picked.with(at, rank), last: at });
    }
  }
  return joined;
}

function join(windows: readonly TextWindow[], translations: readonly (MachineTranslation | undefined)[]) {
  const joined = new JoinedTranslation();
  let tokens = 0;
  for (const [at, translation] of translations.entries()) {
    const { source, firstToken } = windows[at] as TextWindow;
    const { length } = source.tokens;
    tokens += length;
    if (translation) joined.add(translation, translation.confidence, length, (token) => firstToken + token);
  }
  return joined.whole(tokens);
}
