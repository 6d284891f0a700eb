import { normalise } from "@parlance/text";
import { Alphabet } from "./alphabet.ts";
import { GramIndexBuilder } from "./gram-index.ts";
import { GramReader } from "./grams.ts";
import type { Row } from "./row.ts";
import { ownKey, Shard, targetGroup, wideKey, wideSource, wideTarget } from "./shard.ts";

const rowsASlice = 8;
const gramsASlice = 4096;
const reader = new GramReader();

/** Builds a shard of rows in the order of {@link byLengthThenHash}, at most `shardCapacity`, in small slices. */
export function* buildShard(rows: readonly Row[]): Generator<void, Shard> {
  const sourceGrams = yield* indexSources(rows);
  const targetGrams = yield* indexTargets(rows);
  const alphabet = yield* alphabetOf(rows);
  const { text, textStarts } = yield* packTexts(rows, alphabet);
  const { lengths, lengthStarts } = lengthRuns(rows);
  const hasContext = rows.some(({ previous, next }) => previous !== 0 || next !== 0);
  return new Shard({
    ids: Float64Array.from(rows, ({ id }) => id),
    createdAt: Uint32Array.from(rows, ({ createdAt }) => createdAt),
    updatedAt: Uint32Array.from(rows, ({ updatedAt }) => updatedAt),
    provenances: Uint32Array.from(rows, ({ provenance }) => provenance),
    hashes: Uint32Array.from(rows, ({ hash }) => hash),
    contexts: hasContext ? Uint32Array.from(rows.flatMap(({ previous, next }) => [previous, next])) : new Uint32Array(),
    lengths,
    lengthStarts,
    textStarts,
    sourceStarts: sourceGrams.starts,
    targetStarts: targetGrams.starts,
    units: alphabet.units,
    slotsById: slotsById(rows),
    sourcePostings: sourceGrams.postings,
    targetPostings: targetGrams.postings,
    dead: new Uint8Array(rows.length),
    text,
  });
}

/** As many buckets as rows, so that the directory stays small beside the postings. */
function bucketsFor(rows: number): number {
  return Math.min(0x10000, Math.max(0x200, 2 ** Math.ceil(Math.log2(rows + 1))));
}

function* indexSources(rows: readonly Row[]) {
  const builder = new GramIndexBuilder(bucketsFor(rows.length));
  for (const [slot, { key }] of rows.entries()) {
    reader.readBag(key);
    for (let at = 0; at < reader.count; at++) builder.add(reader.hashes[at] as number, slot);
    if (slot % rowsASlice === 0) yield;
  }
  return yield* builder.build(gramsASlice);
}

function* indexTargets(rows: readonly Row[]) {
  const buckets = bucketsFor(rows.length);
  const builder = new GramIndexBuilder(buckets);
  const lastGroups = new Int32Array(buckets).fill(-1);
  for (const [slot, { target }] of rows.entries()) {
    const group = Math.floor(slot / targetGroup);
    reader.readInner(normalise(target));
    for (let at = 0; at < reader.count; at++) {
      const hash = reader.hashes[at] as number;
      const bucket = hash & (buckets - 1);
      if (lastGroups[bucket] === group) continue;
      lastGroups[bucket] = group;
      builder.add(hash, group);
    }
    if (slot % rowsASlice === 0) yield;
  }
  return yield* builder.build(gramsASlice);
}

function* alphabetOf(rows: readonly Row[]) {
  const counts = new Uint32Array(0x10000);
  for (const [slot, row] of rows.entries()) {
    for (const text of [row.source, row.target]) {
      for (let at = 0; at < text.length; at++) {
        const unit = text.charCodeAt(at);
        counts[unit] = (counts[unit] as number) + 1;
      }
    }
    if (slot % rowsASlice === 0) yield;
  }
  return Alphabet.fromCounts(counts);
}

function* packTexts(rows: readonly Row[], alphabet: Alphabet) {
  const textStarts = new Uint32Array(rows.length + 1);
  let text: Uint8Array = new Uint8Array(1024);
  let end = 0;
  for (const [slot, row] of rows.entries()) {
    const atMost = 11 + 2 * (row.source.length + row.key.length + row.target.length);
    if (text.length < end + atMost) {
      const larger = new Uint8Array(Math.max(2 * text.length, end + atMost));
      larger.set(text);
      text = larger;
    }
    end = packRow(row, alphabet, text, end);
    textStarts[slot + 1] = end;
    if (slot % rowsASlice === 0) yield;
  }
  return { text: text.slice(0, end), textStarts };
}

function packRow({ source, target, key }: Row, alphabet: Alphabet, text: Uint8Array, start: number): number {
  const isWide = {
    source: !alphabet.isNarrow(source),
    target: !alphabet.isNarrow(target),
    key: !alphabet.isNarrow(key),
  };
  const hasKey = key !== source;
  let at = start;
  text[at++] =
    (isWide.source ? wideSource : 0) |
    (isWide.target ? wideTarget : 0) |
    (hasKey ? ownKey : 0) |
    (hasKey && isWide.key ? wideKey : 0);
  at = writeVarint(text, at, source.length << (isWide.source ? 1 : 0));
  if (hasKey) at = writeVarint(text, at, key.length << (isWide.key ? 1 : 0));
  at = alphabet.write(text, at, source, isWide.source);
  if (hasKey) at = alphabet.write(text, at, key, isWide.key);
  return alphabet.write(text, at, target, isWide.target);
}

function writeVarint(bytes: Uint8Array, at: number, value: number): number {
  let place = at;
  let rest = value;
  for (; rest > 127; rest >>>= 7) bytes[place++] = (rest & 127) | 128;
  bytes[place++] = rest;
  return place;
}

function lengthRuns(rows: readonly Row[]) {
  const starts = rows.flatMap(({ length }, slot) => (slot === 0 || rows[slot - 1]?.length !== length ? [slot] : []));
  return {
    lengths: Uint32Array.from(starts, (slot) => rows[slot]?.length ?? 0),
    lengthStarts: Uint32Array.from(starts),
  };
}

function slotsById(rows: readonly Row[]): Uint16Array {
  const order = Uint32Array.from(rows, (_, slot) => slot);
  return Uint16Array.from(order.sort((one, other) => (rows[one]?.id ?? 0) - (rows[other]?.id ?? 0)));
}
