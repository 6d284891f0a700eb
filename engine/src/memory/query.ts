import { Distance } from "./distance.ts";
import { GramReader } from "./grams.ts";
import { keyOf } from "./row.ts";

const reader = new GramReader();

/** A query made ready for many comparisons. */
export interface Query {
  text: string;
  key: string;
  length: number;
  hash: number;
  distance: Distance;
  /** Hashes of the grams of the key, one more than its length + 1. */
  grams: Int32Array;
}

export function queryOf(text: string): Query {
  const key = keyOf(text);
  reader.readBag(key.key);
  return { text, ...key, distance: new Distance(key.key), grams: reader.hashes.slice(0, reader.count) };
}
