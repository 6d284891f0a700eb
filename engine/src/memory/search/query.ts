import { buildKey } from "../entries/row.ts";
import { Distance } from "../strings/distance.ts";
import { GramReader } from "../strings/grams.ts";

const reader = new GramReader();

/** A query prepared for many comparisons. */
export interface Query {
  text: string;
  key: string;
  length: number;
  hash: number;
  /** Compares the key with texts. Created when first requested, because it may be large, as are `grams`. */
  readonly distance: Distance;
  /** Hashes of the grams of the key, in order. Their number is its length + 2. */
  readonly grams: Int32Array;
}

export function buildQuery(text: string): Query {
  const key = buildKey(text);
  let distance: Distance | undefined;
  let grams: Int32Array | undefined;
  return {
    text,
    ...key,
    get distance() {
      distance ??= new Distance(key.key);
      return distance;
    },
    get grams() {
      grams ??= readGrams(key.key);
      return grams;
    },
  };
}

function readGrams(key: string): Int32Array {
  reader.readGrams(key);
  return reader.hashes.slice(0, reader.count);
}
