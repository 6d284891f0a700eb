import { buildKey } from "../entries/row.ts";
import { Distance } from "../strings/distance.ts";
import { GramReader } from "../strings/grams.ts";

const reader = new GramReader();

/** A query made ready for many comparisons. */
export interface Query {
  text: string;
  key: string;
  length: number;
  hash: number;
  /** Takes room in proportion to the length and the different characters; made when it is first requested, like `grams`. */
  readonly distance: Distance;
  /** Hashes of the grams of the key, one more than its length + 1. */
  readonly grams: Int32Array;
  /** The 16 bits of each of these grams, in their order. */
  readonly plainGrams: Int32Array;
}

export function buildQuery(text: string): Query {
  const key = buildKey(text);
  let distance: Distance | undefined;
  let grams: Int32Array | undefined;
  let plainGrams: Int32Array | undefined;
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
    get plainGrams() {
      plainGrams ??= readPlainGrams(key.key);
      return plainGrams;
    },
  };
}

function readGrams(key: string): Int32Array {
  reader.readBag(key);
  return reader.hashes.slice(0, reader.count);
}

function readPlainGrams(key: string): Int32Array {
  reader.readGrams(key);
  return reader.hashes.slice(0, reader.count);
}
