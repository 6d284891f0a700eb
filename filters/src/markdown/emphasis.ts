import type { Tag } from "@parlance/text";

/** A run of `*`, `_` or `~` in the text, with what is left of it while pairs are made. */
export interface Run {
  kind: "run";
  mark: string;
  length: number;
  /** At the beginning, before any pair. */
  size: number;
  canOpen: boolean;
  canClose: boolean;
  /** Tags in the order of the text: what closes, what is text, what opens. */
  closes: Tag[];
  opens: Tag[];
}

const isSpace = (character: string): boolean => /^\s?$/u.test(character);
const isPunctuation = (character: string): boolean => /[\p{P}\p{S}]/u.test(character);
/** ASCII letters and digits, which are neither. */
const isPlain = (character: string): boolean => {
  const code = character.charCodeAt(0);
  return (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || (code >= 48 && code <= 57);
};

/** Whether a run may open or close emphasis. Source: CommonMark 0.31, section "Emphasis and strong emphasis". */
export function flanking(mark: string, before: string, after: string): { canOpen: boolean; canClose: boolean } {
  const spaceBefore = !isPlain(before) && isSpace(before);
  const spaceAfter = !isPlain(after) && isSpace(after);
  const markBefore = !isPlain(before) && !spaceBefore && isPunctuation(before);
  const markAfter = !isPlain(after) && !spaceAfter && isPunctuation(after);
  const left = !spaceAfter && (!markAfter || spaceBefore || markBefore);
  const right = !spaceBefore && (!markBefore || spaceAfter || markAfter);
  if (mark !== "_") return { canOpen: left, canClose: right };
  return { canOpen: left && (!right || markBefore), canClose: right && (!left || markAfter) };
}

/** Pairs the runs; each gets the tags of its pairs, and keeps as text what has no partner. */
export function pairRuns(runs: readonly Run[]): void {
  if (runs.length < 2) return;
  const open: Run[] = [];
  for (const closer of runs) {
    while (closer.canClose && closer.length > 0) {
      const index = open.findLastIndex((opener) => fit(opener, closer));
      if (index < 0) break;
      const opener = open[index] as Run;
      open.length = index + 1;
      joinPair(opener, closer);
      if (opener.length === 0) open.pop();
    }
    if (closer.canOpen && closer.length > 0) open.push(closer);
    // Nobody nests that deep; without an end, a long line of openers would take the square of its length.
    if (open.length > 1_000) open.shift();
  }
}

function fit(opener: Run, closer: Run): boolean {
  if (opener.mark !== closer.mark || opener.length === 0) return false;
  if (closer.mark === "~") return opener.size === closer.size && closer.size < 3;
  const isMixed = (opener.canClose || closer.canOpen) && (opener.size + closer.size) % 3 === 0;
  return !isMixed || (opener.size % 3 === 0 && closer.size % 3 === 0);
}

function joinPair(opener: Run, closer: Run): void {
  const length = opener.mark === "~" ? closer.length : Math.min(opener.length, closer.length, 2);
  const text = opener.mark.repeat(length);
  opener.length -= length;
  closer.length -= length;
  opener.opens.unshift({ kind: "open", name: text, text, at: 0 });
  closer.closes.push({ kind: "close", name: text, text, at: 0 });
}
