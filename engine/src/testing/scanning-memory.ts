import { normalize } from "@openparlance/text";
import type { Entry } from "../memory/entries/entry.ts";
import { haveSameTags } from "../memory/entries/row.ts";

interface ScoredEntry {
  id: number;
  score: number;
}

type ScannedEntry = Pick<Entry, "id" | "source" | "updatedAt">;

/** Characters are counted by their last five bits. */
const buckets = 32;

/**
 * A memory without an index, which compares a query with every entry. Tests and measurements compare the indexed memory
 * with it. The two share only the normalized form and the comparison of tags.
 */
export class ScanningMemory {
  readonly #entries: (ScannedEntry & { codes: Uint32Array })[];
  /** The characters of each entry by bucket: those of entry n begin at n × `buckets`. */
  readonly #counts: Uint16Array;

  constructor(entries: Iterable<ScannedEntry>) {
    this.#entries = Array.from(entries, ({ id, source, updatedAt }) => {
      return { id, source, updatedAt, codes: readCodePoints(normalize(source)) };
    });
    this.#counts = new Uint16Array(this.#entries.length * buckets);
    for (const [at, { codes }] of this.#entries.entries()) count(codes, this.#counts, at * buckets);
  }

  lookUp(query: string, minScore: number, limit: number): ScoredEntry[] {
    const requests = readCodePoints(normalize(query));
    const counts = new Uint16Array(buckets);
    count(requests, counts, 0);
    const scores: (ScoredEntry & ScannedEntry)[] = [];
    for (const [at, entry] of this.#entries.entries()) {
      const longer = Math.max(requests.length, entry.codes.length);
      const max = Math.floor((longer * (100 - minScore)) / 100);
      if (minDistance(counts, this.#counts, at * buckets) > max) continue;
      const distance = levenshtein(requests, entry.codes, max);
      if (distance > max) continue;
      const score = distance > 0 ? percent(distance, longer) : haveSameTags(query, entry.source) ? 100 : 99;
      if (score >= minScore) scores.push({ ...entry, score });
    }
    scores.sort((one, other) => other.score - one.score || other.updatedAt - one.updatedAt || other.id - one.id);
    return scores.slice(0, limit).map(({ id, score }) => ({ id, score }));
  }
}

/** The greatest whole percent p for which distance ÷ longer is at most 1 − p ÷ 100. */
function percent(distance: number, longer: number): number {
  let score = 100;
  while (score > 0 && distance * 100 > longer * (100 - score)) score--;
  return score;
}

function readCodePoints(text: string): Uint32Array {
  return Uint32Array.from([...text], (character) => character.codePointAt(0) as number);
}

function count(codes: Uint32Array, counts: Uint16Array, from: number): void {
  // Counts saturate at 65,535; that can only raise the upper bound.
  for (const code of codes) {
    const at = from + (code % buckets);
    if ((counts[at] as number) < 65_535) (counts[at] as number) += 1;
  }
}

/** A lower bound of the distance: an edit adds at most one character and removes at most one. */
function minDistance(one: Uint16Array, other: Uint16Array, from: number): number {
  let added = 0;
  let removed = 0;
  for (let bucket = 0; bucket < buckets; bucket++) {
    const difference = (one[bucket] as number) - (other[from + bucket] as number);
    if (difference > 0) added += difference;
    else removed -= difference;
  }
  return Math.max(added, removed);
}

/**
 * Computes the distance row by row (Wagner & Fischer 1974). If it is more than `max`, the result is any number above
 * `max`: no distance is less than the minimum of a row. Cells more than `max` off the diagonal are left out, because
 * more than `max` edits are needed to reach them (Ukkonen 1985).
 */
export function levenshtein(one: Uint32Array, other: Uint32Array, max: number): number {
  if (Math.abs(one.length - other.length) > max) return max + 1;
  const row = Uint32Array.from({ length: other.length + 1 }, (_, column) => column);
  for (let above = 0; above < one.length; above++) {
    const first = Math.max(1, above + 1 - max);
    const last = Math.min(other.length, above + 1 + max);
    let diagonal = row[first - 1] as number;
    // Cells outside the band count as too far. In the first column, the distance is the row's number.
    row[first - 1] = above + 1;
    let min = above + 1;
    for (let column = first; column <= last; column++) {
      const before = row[column] as number;
      const change = diagonal + (one[above] === other[column - 1] ? 0 : 1);
      const distance = Math.min(change, before + 1, (row[column - 1] as number) + 1);
      row[column] = distance;
      if (distance < min) min = distance;
      diagonal = before;
    }
    if (min > max) return max + 1;
  }
  return row[other.length] as number;
}

/** The distance in code points. */
export function distanceBetween(one: string, other: string): number {
  return levenshtein(readCodePoints(one), readCodePoints(other), Number.POSITIVE_INFINITY);
}
