import type { NewEntry } from "../memory/entries/entry.ts";

/** Numbers from 0 to 1 that only depend on the seed (Mulberry32 by Tommy Ettinger, 2017). */
export function randomFrom(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export type Random = () => number;

export const draw = (random: Random, limit: number): number => Math.floor(random() * limit);

export function pick<T>(random: Random, choices: readonly T[]): T {
  return choices[draw(random, choices.length)] as T;
}

/** An entry with this source. The fields that `rest` lacks have invented values. */
export function buildEntry(id: number, source: string, target = "", rest: Partial<NewEntry> = {}): NewEntry {
  return {
    id,
    source,
    target,
    resource: null,
    origin: 0,
    createdAt: id,
    updatedAt: id,
    userEmail: "a@b.example",
    ...rest,
  };
}

const words =
  "the of and save file open table insert row column page style format text colour änderung größe файл открыть 保存 ファイル ab a 😀 e\u0301 ﷺ שלום".split(
    " ",
  );
const oddities = [
  "<b>",
  "</b>",
  '<x id="1"/>',
  "  ",
  "\t",
  "\ud800",
  "\udc00",
  "{0}",
  "1,234",
  "<",
  "&",
  "",
  "\u00a0",
  "İ",
];

/** A text of a few words of many scripts, now and then with something odd. */
export function randomText(random: Random, maxWords: number): string {
  const count = draw(random, maxWords + 1);
  return Array.from({ length: count }, () => pick(random, random() < 0.06 ? oddities : words)).join(
    random() < 0.9 ? " " : "",
  );
}

/** The text after a few changes of characters and words. */
export function edit(random: Random, text: string, edits: number): string {
  let changed = text;
  for (let edit = 0; edit < edits; edit++) {
    const at = draw(random, changed.length + 1);
    const insertion = random() < 0.5 ? pick(random, words) : String.fromCharCode(97 + draw(random, 26));
    const removed = random() < 0.5 ? 0 : 1 + draw(random, 3);
    changed = changed.slice(0, at) + (random() < 0.6 ? insertion : "") + changed.slice(at + removed);
  }
  return changed;
}
