import { tokenize } from "@openparlance/text";
import type { Links } from "./translation.ts";

interface Continuation {
  prefix: string;
  /** A translation that does not begin with the prefix. */
  target: string;
  targetLanguage: string;
  links: Links;
  /** Links between source tokens and tokens of the prefix. */
  prefixLinks: Links;
}

/**
 * Continues the prefix with the end of a translation that does not begin with it. No word is added: all words come from
 * the prefix or the translation.
 *
 * The translation is cut where the fewest words are lost or doubled. A word before the cut is lost if it translates a
 * source word that the prefix does not translate. A word after the cut is doubled if the prefix already translates all
 * its source words. Of equally good cuts, the one closest to the prefix's length in words is chosen. If the prefix ends
 * within a word that is at or near the cut in the translation, that word is completed.
 */
export function continuePrefix({ prefix, target, targetLanguage, links, prefixLinks }: Continuation): string {
  if (target.startsWith(prefix)) return target;
  const { tokens, starts, ends } = tokenize(target, targetLanguage);
  const begun = tokenize(prefix, targetLanguage).tokens;
  const faults = countCutFaults(tokens.length, links, new Set(prefixLinks.map(([from]) => from)));
  const cost = (cut: number) => (faults[cut] ?? 0) + Math.abs(cut - begun.length) / (tokens.length + begun.length + 1);
  const cuts = Array.from(faults.keys()).sort((a, b) => cost(a) - cost(b));
  const [best = tokens.length] = cuts;
  const open = /[\p{L}\p{N}]$/u.test(prefix) ? begun.at(-1) : undefined;
  const completing = cuts.find((cut) => open && cut > 0 && isLonger(tokens[cut - 1], open));
  if (open && completing !== undefined && cost(completing) < cost(best) + 1) {
    return prefix + target.slice((starts[completing - 1] ?? 0) + open.length);
  }
  if (best === tokens.length) return prefix;
  const space = target.slice(best > 0 ? ends[best - 1] : 0, starts[best]);
  const rest = target.slice(starts[best]);
  return prefix + (/\s$/u.test(prefix) ? "" : best > 0 ? space : " ") + rest;
}

function isLonger(word: string | undefined, start: string): boolean {
  return word !== undefined && word.length > start.length && word.startsWith(start);
}

/** Counts the lost and doubled words for each cut, from before the first to after the last of `count` words. */
function countCutFaults(count: number, links: Links, inPrefix: ReadonlySet<number>): number[] {
  const isLost = new Uint8Array(count);
  const isRepeated = new Uint8Array(count).fill(inPrefix.size > 0 ? 1 : 0);
  const isLinked = new Uint8Array(count);
  for (const [from, to] of links) {
    isLinked[to] = 1;
    if (inPrefix.has(from)) continue;
    isLost[to] = 1;
    isRepeated[to] = 0;
  }
  const faults = [isRepeated.reduce((sum, twice, at) => sum + (isLinked[at] ? twice : 0), 0)];
  for (let at = 0; at < count; at++) {
    const change = (isLost[at] ?? 0) - (isLinked[at] ? (isRepeated[at] ?? 0) : 0);
    faults.push((faults[at] ?? 0) + change);
  }
  return faults;
}
