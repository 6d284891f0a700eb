import { tokenize } from "@openparlance/text";
import type { EvaluatedPair } from "./hold-out.ts";

export interface TypingPosition {
  source: string;
  /** The typed text. */
  prefix: string;
  next: string;
}

/** The number of positions in each translation, evenly distributed. */
const positionsOfEach = 5;

export function listPositions(pairs: readonly EvaluatedPair[], language: string, max: number): TypingPosition[] {
  const all = pairs.flatMap(({ source, target }) => {
    const { tokens, starts } = tokenize(target, language);
    const step = Math.max(1, tokens.length / positionsOfEach);
    const positions = Array.from({ length: Math.min(positionsOfEach, tokens.length) }, (_, at) =>
      Math.floor(at * step),
    );
    return positions.map((at) => ({ source, prefix: target.slice(0, starts[at]), next: tokens[at] as string }));
  });
  const interval = Math.max(1, Math.ceil(all.length / max));
  return all.filter((_, at) => at % interval === 0);
}

/** The share of suggestions with the next word, in percent. @param suggestions a continuation at each position */
export function measureNextWord(
  positions: readonly TypingPosition[],
  suggestions: readonly (string | undefined)[],
  language: string,
): number {
  const right = positions.filter(({ prefix, next }, at) => {
    const suggestion = suggestions[at];
    return suggestion?.startsWith(prefix) && tokenize(suggestion.slice(prefix.length), language).tokens[0] === next;
  });
  return positions.length === 0 ? 0 : (100 * right.length) / positions.length;
}
