import { Distance } from "./distance.ts";

/** Columns times edits that are looked at in one comparison, and room for its tables in words of 32 bits. */
const maxWork = 100_000_000;
const maxRoom = 2_000_000;

/**
 * Levenshtein distance of two long texts in code points, in bounded time and room. What both begin and end with is left
 * out. In the rest, as many edits are looked for as time allows.
 *
 * @returns undefined when it is more than `limit`, or more than is looked for
 */
export function longDistance(one: string, other: string, limit: number): number | undefined {
  const shorter = Math.min(one.length, other.length);
  let start = 0;
  while (start < shorter && one.charCodeAt(start) === other.charCodeAt(start)) start++;
  // Half a character is none.
  if (start > 0 && isHigh(one.charCodeAt(start - 1))) start--;
  let same = 0;
  while (same < shorter - start && one.charCodeAt(one.length - 1 - same) === other.charCodeAt(other.length - 1 - same))
    same++;
  if (same > 0 && isLow(one.charCodeAt(one.length - same))) same--;
  const pattern = one.slice(start, one.length - same);
  const classes = Array.from(other.slice(start, other.length - same));
  const longer = Math.max(pattern.length, classes.length);
  const max = Math.min(limit, Math.floor(maxWork / Math.max(1, longer)));
  // Each character of the pattern takes a row of its own at most.
  if (new Set(pattern).size * Math.ceil(pattern.length / 32) > maxRoom) return undefined;
  const distance = new Distance(pattern);
  const text = Uint16Array.from(classes, (character) => distance.classOf(character.codePointAt(0) as number));
  const edits = distance.to(text, text.length, max);
  return edits > max ? undefined : edits;
}

const isHigh = (unit: number) => (unit & 0xfc00) === 0xd800;
const isLow = (unit: number) => (unit & 0xfc00) === 0xdc00;
