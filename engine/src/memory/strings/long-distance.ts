import { Distance } from "./distance.ts";

/** The limit of columns × edits in one comparison, and the limit of its tables in words of 32 bits. */
const maxWork = 100_000_000;
const maxRoom = 2_000_000;

/**
 * The Levenshtein distance of two long texts in code points, in limited time and memory. Their common beginning and end
 * are left out. In the rest, the number of edits is limited by time.
 *
 * @returns undefined when the distance exceeds `limit`, or what time and memory allow
 */
export function longDistance(one: string, other: string, limit: number): number | undefined {
  const shorter = Math.min(one.length, other.length);
  let start = 0;
  while (start < shorter && one.charCodeAt(start) === other.charCodeAt(start)) start++;
  // Keeps surrogate pairs together.
  if (start > 0 && isHigh(one.charCodeAt(start - 1))) start--;
  let same = 0;
  while (same < shorter - start && one.charCodeAt(one.length - 1 - same) === other.charCodeAt(other.length - 1 - same))
    same++;
  if (same > 0 && isLow(one.charCodeAt(one.length - same))) same--;
  const pattern = one.slice(start, one.length - same);
  const classes = Array.from(other.slice(start, other.length - same));
  const longer = Math.max(pattern.length, classes.length);
  const max = Math.min(limit, Math.floor(maxWork / Math.max(1, longer)));
  // Each character of the pattern needs at most one row.
  if (new Set(pattern).size * Math.ceil(pattern.length / 32) > maxRoom) return undefined;
  const distance = new Distance(pattern);
  const text = Uint16Array.from(classes, (character) => distance.classOf(character.codePointAt(0) as number));
  const edits = distance.to(text, text.length, max);
  return edits > max ? undefined : edits;
}

const isHigh = (unit: number) => (unit & 0xfc00) === 0xd800;
const isLow = (unit: number) => (unit & 0xfc00) === 0xdc00;
