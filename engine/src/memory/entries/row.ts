import { anyNeighbor, normalize } from "@openparlance/text";
import { codePointCount, fingerprint } from "../strings/grams.ts";
import type { Context, NewEntry } from "./entry.ts";

/** An entry in the form for the index. */
export interface MemoryRow {
  id: number;
  source: string;
  target: string;
  createdAt: number;
  updatedAt: number;
  /** The number of its resource, origin and user in {@link Provenances}. */
  provenance: number;
  /** Fingerprints of the neighbors' normalized sources; 0 if there is no neighbor. */
  previous: number;
  next: number;
  /** The normalized source with which queries are compared, its length in code points, and its fingerprint. */
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

export function buildKey(text: string): Pick<MemoryRow, "key" | "length" | "hash"> {
  const normalized = normalize(text);
  // Equal strings share one object in memory.
  const key = normalized === text ? text : normalized;
  return { key, length: codePointCount(key), hash: fingerprint(key) };
}

/**
 * Fingerprints of a context's texts, 32 bits; 0 for a missing text. Tags and differences in whitespace are ignored.
 * Stores keep fingerprints, so the fingerprint of a text must be the same in all versions.
 */
export function contextPrints({ previous, next }: Context = {}): Pick<MemoryRow, "previous" | "next"> {
  return { previous: neighborPrint(previous), next: neighborPrint(next) };
}

function neighborPrint(text: string | number | undefined): number {
  if (typeof text === "number") return text >>> 0;
  if (text === undefined) return 0;
  const print = fingerprint(normalize(text));
  return print === 0 || print === anyNeighbor ? 1 : print;
}

/** Whether an entry was confirmed between the same neighbors as a query, if its file specified them. */
export function isInContext(
  row: Pick<MemoryRow, "previous" | "next">,
  { previous, next }: Pick<MemoryRow, "previous" | "next">,
): boolean {
  if (previous + next === 0) return false;
  const isSame = (known: number, wanted: number) => known === wanted || known === anyNeighbor;
  return isSame(row.previous, previous) && isSame(row.next, next);
}

/** The order of rows in a shard: by length, then by hash, so that rows with the same text are adjacent. */
export const byLengthThenHash = (
  one: Pick<MemoryRow, "length" | "hash">,
  other: Pick<MemoryRow, "length" | "hash">,
): number => one.length - other.length || one.hash - other.hash;

/** Whether two texts that are equal in their normalized form have the same tags at the same positions. */
export function haveSameTags(one: string, other: string): boolean {
  return one === other || withoutSpace(one) === withoutSpace(other);
}

const withoutSpace = (text: string): string => text.normalize("NFC").replace(/\s+/gu, "");
