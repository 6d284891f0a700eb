import { anyNeighbor, normalise } from "@openparlance/text";
import { codePointCount, fingerprint } from "../strings/grams.ts";
import type { Context, NewEntry } from "./entry.ts";

/** An entry as the index takes it in. */
export interface MemoryRow {
  id: number;
  source: string;
  target: string;
  createdAt: number;
  updatedAt: number;
  /** Number of its resource, origin and user among {@link Provenances}. */
  provenance: number;
  /** Fingerprints of the neighbors' normalized sources, 0 when there are none. */
  previous: number;
  next: number;
  /** The normalized source, which queries are compared with; its length in code points and its fingerprint. */
  key: string;
  length: number;
  hash: number;
}

export function buildRow(entry: NewEntry, provenance: number): MemoryRow {
  const { id, source, target, createdAt, updatedAt } = entry;
  const { previous, next } = contextPrints(entry.context);
  const { key, length, hash } = buildKey(source);
  return { id, source, target, createdAt, updatedAt, provenance, previous, next, key, length, hash };
}

/** Builds the normalized form by which texts are compared. */
export function buildKey(text: string): Pick<MemoryRow, "key" | "length" | "hash"> {
  const normalized = normalise(text);
  // One string in memory instead of two equal ones.
  const key = normalized === text ? text : normalized;
  return { key, length: codePointCount(key), hash: fingerprint(key) };
}

/**
 * Fingerprints of a context's texts, 32 bits; 0 stands for an absent one. Whitespace and tags of the texts don't matter.
 * Stores keep prints, so that those of a text stay the same in all versions.
 */
export function contextPrints({ previous, next }: Context = {}): Pick<MemoryRow, "previous" | "next"> {
  return { previous: neighbourPrint(previous), next: neighbourPrint(next) };
}

function neighbourPrint(text: string | number | undefined): number {
  if (typeof text === "number") return text >>> 0;
  if (text === undefined) return 0;
  const print = fingerprint(normalise(text));
  return print === 0 || print === anyNeighbor ? 1 : print;
}

/** Whether an entry was confirmed between the same neighbors as a query, as far as its file named them. */
export function isInContext(
  row: Pick<MemoryRow, "previous" | "next">,
  { previous, next }: Pick<MemoryRow, "previous" | "next">,
): boolean {
  if (previous + next === 0) return false;
  const isSame = (known: number, requestCount: number) => known === requestCount || known === anyNeighbor;
  return isSame(row.previous, previous) && isSame(row.next, next);
}

/** The order of rows in a shard: by length, rows of the same text side by side. */
export function byLengthThenHash(
  one: Pick<MemoryRow, "length" | "hash">,
  other: Pick<MemoryRow, "length" | "hash">,
): number {
  return one.length - other.length || one.hash - other.hash;
}
