import type { InlineTag } from "@openparlance/text";

/** A run of `*`, `_` or `~` in the text; `length` is the number of marks that are not paired yet. */
export interface DelimiterRun {
  kind: "run";
  at: number;
  mark: string;
  length: number;
  /** The length of the run before any of its marks became part of a pair. */
  size: number;
  canOpen: boolean;
  canClose: boolean;
  /** Tags of its pairs, from inside out: closing ones before the remaining text, opening ones after it. */
  closes: InlineTag[] | undefined;
  opens: InlineTag[] | undefined;
}

const characterKinds = { word: 0, space: 1, punctuation: 2 } as const;
type Kind = (typeof characterKinds)[keyof typeof characterKinds];

/** In ASCII, all visible characters except letters and digits are punctuation. */
const kindOfCode: readonly Kind[] = Array.from({ length: 128 }, (_, code) =>
  classifyCharacter(String.fromCharCode(code)),
);

function classifyCharacter(character: string): Kind {
  if (/^\s?$/u.test(character)) return characterKinds.space;
  return /[\p{P}\p{S}]/u.test(character) ? characterKinds.punctuation : characterKinds.word;
}

/** The kind of a character; the edge of the text counts as a space. */
function classifyAt(text: string, at: number): Kind {
  if (at < 0 || at >= text.length) return characterKinds.space;
  return kindOfCode[text.charCodeAt(at)] ?? classifyCharacter(text.charAt(at));
}

/**
 * Whether the run of `mark` between two offsets may open or close emphasis. Source: CommonMark 0.31, section "Emphasis
 * and strong emphasis".
 */
export function classifyFlanking(
  mark: string,
  text: string,
  start: number,
  end: number,
): { canOpen: boolean; canClose: boolean } {
  const before = classifyAt(text, start - 1);
  const after = classifyAt(text, end);
  const spaceBefore = before === characterKinds.space;
  const spaceAfter = after === characterKinds.space;
  const markBefore = before === characterKinds.punctuation;
  const markAfter = after === characterKinds.punctuation;
  const left = !spaceAfter && (!markAfter || spaceBefore || markBefore);
  const right = !spaceBefore && (!markBefore || spaceAfter || markAfter);
  if (mark !== "_") return { canOpen: left, canClose: right };
  return { canOpen: left && (!right || markBefore), canClose: right && (!left || markAfter) };
}

/** Pairs the runs. Each one gets the tags of its pairs; marks without partners stay text. */
export function pairRuns(runs: readonly DelimiterRun[]): void {
  if (runs.length < 2) return;
  const open: DelimiterRun[] = [];
  for (const closer of runs) {
    while (closer.canClose && closer.length > 0) {
      const index = open.findLastIndex((opener) => canPair(opener, closer));
      if (index < 0) break;
      const opener = open[index] as DelimiterRun;
      // Setting the length is slower.
      while (open.length > index + 1) open.pop();
      joinPair(opener, closer);
      if (opener.length === 0) open.pop();
    }
    if (closer.canOpen && closer.length > 0) open.push(closer);
    // Real texts aren't nested this deeply. Without a limit, a long line of openers would take quadratic time.
    if (open.length > 1_000) open.shift();
  }
}

function canPair(opener: DelimiterRun, closer: DelimiterRun): boolean {
  if (opener.mark !== closer.mark || opener.length === 0) return false;
  if (closer.mark === "~") return opener.size === closer.size && closer.size < 3;
  const isMixed = (opener.canClose || closer.canOpen) && (opener.size + closer.size) % 3 === 0;
  return !isMixed || (opener.size % 3 === 0 && closer.size % 3 === 0);
}

function joinPair(opener: DelimiterRun, closer: DelimiterRun): void {
  const length = opener.mark === "~" ? closer.length : Math.min(opener.length, closer.length, 2);
  const text = opener.mark.repeat(length);
  opener.length -= length;
  closer.length -= length;
  opener.opens = addTag(opener.opens, { kind: "open", name: text, text, at: 0 });
  closer.closes = addTag(closer.closes, { kind: "close", name: text, text, at: 0 });
}

/** Adds a tag. Most runs have only one, and a list that is created empty and grows needs more memory. */
function addTag(tags: InlineTag[] | undefined, tag: InlineTag): InlineTag[] {
  if (!tags) return [tag];
  tags.push(tag);
  return tags;
}
