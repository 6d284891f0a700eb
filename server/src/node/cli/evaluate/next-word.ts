import { tokenize } from "@openparlance/text";
import type { EvaluatedPair } from "./hold-out.ts";

/** A place in a translation that is typed. */
export interface TypedPlace {
  source: string;
  /** What is typed already. */
  prefix: string;
  /** The next word, or the next punctuation mark. */
  next: string;
}

/** Places of each translation, evenly over it. */
const placesOfEach = 5;

/** Places in translations, at most `max` altogether. */
export function listPlaces(pairs: readonly EvaluatedPair[], language: string, max: number): TypedPlace[] {
  const all = pairs.flatMap(({ source, target }) => {
    const { tokens, starts } = tokenize(target, language);
    const step = Math.max(1, tokens.length / placesOfEach);
    const places = Array.from({ length: Math.min(placesOfEach, tokens.length) }, (_, at) => Math.floor(at * step));
    return places.map((at) => ({ source, prefix: target.slice(0, starts[at]), next: tokens[at] as string }));
  });
  const every = Math.max(1, Math.ceil(all.length / max));
  return all.filter((_, at) => at % every === 0);
}

/** How often suggestions have the next word, in percent. @param suggestions one for each place, which it continues */
export function measureNextWord(
  places: readonly TypedPlace[],
  suggestions: readonly (string | undefined)[],
  language: string,
): number {
  const right = places.filter(({ prefix, next }, at) => {
    const suggestion = suggestions[at];
    return suggestion?.startsWith(prefix) && tokenize(suggestion.slice(prefix.length), language).tokens[0] === next;
  });
  return places.length === 0 ? 0 : (100 * right.length) / places.length;
}
