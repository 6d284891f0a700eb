import { normalise, tokenize } from "@parlance/text";
import type { Collection } from "./collection.ts";
import { firstPosting } from "./gram-index.ts";
import { foldText, GramReader } from "./grams.ts";
import { type Ranked, Ranking } from "./ranking.ts";
import type { Row } from "./row.ts";
import { type Shard, targetGroup } from "./shard.ts";

export interface ConcordanceOptions {
  side?: "source" | "target";
  /** "token": the text must begin and end where tokens do. */
  mode?: "substring" | "token";
  matchCase?: boolean;
  /** Language of the side searched, ISO 639-1: decides where tokens begin and end. */
  language?: string;
  limit?: number;
}

/** Of the lists of grams, how many are looked into: the rarest leave few entries to read. */
const listsUsed = 4;
const reader = new GramReader();

type Place = (start: number, end: number) => boolean;

function isOfTokens(text: string, language: string): Place {
  const { starts, ends } = tokenize(text, language);
  return (start, end) => starts.includes(start) && ends.includes(end);
}

function isBetweenCodePoints(text: string): Place {
  const isInPair = (at: number): boolean => at > 0 && (text.codePointAt(at - 1) as number) > 0xffff;
  return (start, end) => !isInPair(start) && !isInPair(end);
}

/** A text searched for in normalised sources or targets. */
class Search {
  readonly #side: "source" | "target";
  readonly #text: string;
  readonly #grams: Int32Array;
  readonly #fold: (text: string) => string;
  readonly #language: string | undefined;

  constructor(text: string, { side = "source", mode, matchCase, language = "" }: ConcordanceOptions) {
    this.#side = side;
    this.#fold = matchCase ? (same) => same : foldText;
    this.#text = this.#fold(normalise(text));
    reader.readInner(this.#text);
    this.#grams = reader.hashes.slice(0, reader.count);
    this.#language = mode === "token" ? language : undefined;
  }

  /** How to read the normalised side that is searched. */
  sideOf({ key, target }: { key: () => string; target: () => string }): () => string {
    return this.#side === "source" ? key : () => normalise(target());
  }

  /** Whether a normalised text contains the one searched for. */
  holds(text: string): boolean {
    const folded = this.#fold(text);
    let at = folded.indexOf(this.#text);
    if (at < 0) return false;
    const mayBe = this.#language === undefined ? isBetweenCodePoints(folded) : isOfTokens(folded, this.#language);
    for (; at >= 0; at = folded.indexOf(this.#text, at + 1)) if (mayBe(at, at + this.#text.length)) return true;
    return false;
  }

  /** The slots of a shard that may hold the text. */
  *candidates(shard: Shard): Generator<number> {
    const group = this.#side === "source" ? 1 : targetGroup;
    for (const document of this.#documents(shard)) {
      const end = Math.min(shard.slots, (document + 1) * group);
      for (let slot = document * group; slot < end; slot++) yield slot;
    }
  }

  *#documents(shard: Shard): Generator<number> {
    const group = this.#side === "source" ? 1 : targetGroup;
    const { starts, postings } = this.#side === "source" ? shard.sourceGrams : shard.targetGrams;
    const lists = [...new Set(Array.from(this.#grams, (hash) => hash & (starts.length - 2)))]
      .map((bucket) => ({ start: starts[bucket] as number, end: starts[bucket + 1] as number }))
      .sort((one, other) => one.end - one.start - (other.end - other.start));
    const [rarest, ...others] = lists.slice(0, listsUsed);
    if (!rarest) {
      for (let document = 0; document * group < shard.slots; document++) yield document;
      return;
    }
    for (let at = rarest.start; at < rarest.end; at++) {
      const document = postings[at] as number;
      if (at > rarest.start && postings[at - 1] === document) continue;
      const isIn = ({ start, end }: { start: number; end: number }) => {
        const place = firstPosting(postings, start, end, document);
        return place < end && postings[place] === document;
      };
      if (others.every(isIn)) yield document;
    }
  }
}

/** The rows that hold `text`, newest first; none when it is empty. */
export function searchRows(
  collection: Collection,
  text: string,
  { limit, ...options }: ConcordanceOptions & { limit: number },
): Row[] {
  if (normalise(text) === "") return [];
  const search = new Search(text, options);
  const ranking = new Ranking<Ranked & { read: () => Row }>(limit, 0);
  const offer = (id: number, updatedAt: number, side: () => string, read: () => Row): void => {
    const candidate = { id, updatedAt, score: 0, read };
    // Reading the text is what costs: first whether it is new enough.
    if (ranking.isKept(candidate) && search.holds(side())) ranking.offer(candidate);
  };
  for (const row of collection.recent) {
    const side = search.sideOf({ key: () => row.key, target: () => row.target });
    offer(row.id, row.updatedAt, side, () => row);
  }
  for (const shard of collection.shards) {
    const { ids, updatedAt } = shard.columns;
    for (const slot of search.candidates(shard)) {
      if (shard.isDead(slot)) continue;
      const side = search.sideOf({ key: () => shard.key(slot), target: () => shard.target(slot) });
      offer(ids[slot] as number, updatedAt[slot] as number, side, () => shard.row(slot));
    }
  }
  return ranking.kept.map(({ read }) => read());
}
