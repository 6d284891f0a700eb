import { isWord } from "@openparlance/text";
import { IntList } from "../collections/growable.ts";

/** The delimiters that are learned. Any other delimiter counts as a space. */
const delimiters = ["", " ", "\u00a0", "\u202f"] as const;
const delimiterCount = delimiters.length;
/** The weight of a rule, as a number of observations. */
const ruleWeight = 3;

const closingMarksPattern = /^[.,;:!?…)\]}»”%؟،؛۔।]+$/u;
const openingMarksPattern = /^[([{¿¡„]+$/u;
/** Scripts without spaces between words, and their full-width marks. */
export const unspacedScriptPattern =
  /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}\p{sc=Mymr}\uff01-\uff65]/u;

export function delimiterKind(delimiter: string): number {
  const kind = (delimiters as readonly string[]).indexOf(delimiter);
  return kind < 0 ? 1 : kind;
}

/** Learns the delimiters between tokens: counts each kind before and after every token. Rules are for new tokens. */
export class Spacing {
  /** Counts at token × 8 + side × 4 + kind; side 0 is before the token, 1 after it. */
  readonly counts: IntList;

  constructor(counts: IntList = new IntList()) {
    this.counts = counts;
  }

  /** Adds (`step` 1) or removes (−1) the kind of the delimiter before each token except the first. */
  change(tokens: Int32Array, kindsBefore: Uint8Array, step: 1 | -1): void {
    for (let at = 1; at < tokens.length; at++) {
      this.#count(tokens[at - 1] as number, 1, kindsBefore[at] as number, step);
      this.#count(tokens[at] as number, 0, kindsBefore[at] as number, step);
    }
  }

  /** The most probable delimiter between two tokens, by their numbers and spellings. */
  between(left: number, leftSpelling: string, right: number, rightSpelling: string): string {
    const standard = defaultSpacing(leftSpelling, rightSpelling);
    let best = 0;
    let bestScore = -1;
    for (let kind = 0; kind < delimiterCount; kind++) {
      const score = this.#share(left, 1, kind, standard) * this.#share(right, 0, kind, standard);
      if (score > bestScore) {
        best = kind;
        bestScore = score;
      }
    }
    return delimiters[best] as string;
  }

  #share(token: number, side: 0 | 1, kind: number, standard: number): number {
    const first = token * 2 * delimiterCount + side * delimiterCount;
    let total = 0;
    for (let at = first; at < first + delimiterCount && at < this.counts.length; at++) total += this.counts.at(at);
    const count = first + kind < this.counts.length ? this.counts.at(first + kind) : 0;
    return (count + (kind === standard ? ruleWeight : 0.01)) / (total + ruleWeight + 0.03);
  }

  #count(token: number, side: 0 | 1, kind: number, step: number): void {
    const at = token * 2 * delimiterCount + side * delimiterCount + kind;
    if (at >= this.counts.length) this.counts.resize((token + 1) * 2 * delimiterCount);
    (this.counts.items[at] as number) += step;
  }
}

function defaultSpacing(left: string, right: string): number {
  if (closingMarksPattern.test(right) || openingMarksPattern.test(left)) return 0;
  if (unspacedScriptPattern.test(left) && (unspacedScriptPattern.test(right) || !isWord(left))) return 0;
  if (unspacedScriptPattern.test(right) && !isWord(right)) return 0;
  return /\p{L}['’]$/u.test(left) && isWord(right) ? 0 : 1;
}
