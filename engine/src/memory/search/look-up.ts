import type { Sliced } from "../../slices.ts";
import { haveSameTags, type MemoryRow } from "../entries/row.ts";
import type { ShardCollection } from "../shards/collection.ts";
import type { Shard } from "../shards/shard.ts";
import type { Distance } from "../strings/distance.ts";
import { foldText } from "../strings/grams.ts";
import { longDistance } from "../strings/long-distance.ts";
import { anyLength, type Band, CandidateFinder, listBands } from "./candidates.ts";
import { buildQuery, type Query } from "./query.ts";
import { type RankedMatch, Ranking } from "./ranking.ts";
import { computeScore, distanceLimit, longestMatch, shortestMatch } from "./score.ts";

/** The score of a row. The row itself is read only when it is needed. */
export interface MemoryCandidate extends RankedMatch {
  read: () => MemoryRow;
}

type Rows = Pick<ShardCollection, "loose" | "shards">;

interface MatchLimits {
  limit: number;
  minScore: number;
  isExcluded: (provenance: number) => boolean;
  /** Only rows whose text differs in nothing but case, regardless of their score. */
  isSameButCase?: boolean;
  /** Rows with the same text and tags for which this is true come before all others. */
  isInContext?: ((row: MemoryRow) => boolean) | undefined;
}

/** Which candidates of a shard to rank: those of a band whose score is in a range. */
interface Comparison extends Pick<MatchLimits, "isExcluded"> {
  from: number;
  below: number;
  band: Band;
  /** The classes of the shard's characters in the query, see {@link Shard.classesFor}. */
  classesOfCodes: Uint16Array;
}

/** The score of a row that is exact in its context, so that it comes before others with the same text. */
export const inContextScore = 101;

/** The minimum score of the first search if many texts are similar to the query: often, these matches are enough. */
const closeScore = 85;

/** The limit of code points in a query for an exact comparison, whose time is the product of both lengths. */
const maxCompared = 10_000;
/** The number of pairs of characters that are compared in a slice, which takes about a millisecond. */
const sliceWork = 4_000_000;

/** The time to read a row, for each character, and to leave one out, in compared pairs of characters. */
const [workToRead, workToSkip] = [1000, 1000];

/** The slices of merging before a lookup take about as long as its reading of the rows that wait for merging. */
const slicesPerWaitingRow = 1 / 40;
/** Enough for 100,000 waiting rows. More would delay the first lookup of a large memory by seconds. */
const maxMergedSlices = 2500;

/** The number of texts that are read ahead, small enough that they stay in the cache until they are compared. */
const maxAhead = 256;

/** Finds the rows closest to queries, one at a time. Its tables are reused from query to query. */
export class LookUp {
  readonly #finder = new CandidateFinder();
  #classes = new Uint16Array(1024);
  #spent = 0;
  /** A meaningless sum, so that JavaScript engines don't remove the reads of {@link Shard.readAhead}. */
  readAheadSink = 0;

  /** At most `limit` rows that reach `minScore`, by {@link byScoreThenNewest}; rows in their context have score 101. */
  *find(collection: ShardCollection, text: string, limits: MatchLimits): Sliced<readonly MemoryCandidate[]> {
    const { limit, minScore, isExcluded, isSameButCase = false } = limits;
    const query = buildQuery(text);
    const [shortest, longest] = [shortestMatch(query.length, minScore), longestMatch(query.length, minScore)];
    const maxSlices = Math.min(collection.waitingSize * slicesPerWaitingRow, maxMergedSlices);
    for (let slices = 1; slices <= maxSlices; slices++) {
      collection.mergeSlices(1);
      yield false;
    }
    // Merging between two slices replaces these lists, but doesn't change their elements.
    const rows = { loose: collection.loose, shards: collection.shards };
    if (isSameButCase) return yield* this.#findSameButCase(rows, query, limits);
    const ranking = new Ranking<MemoryCandidate>(limit, minScore);
    this.#spent = 0;
    yield* this.#rankEqual(rows, query, ranking, limits);
    if (ranking.minScore >= 100) return ranking.kept;
    if (query.length > maxCompared) {
      for (const row of longRows(rows, query, limits)) {
        this.#rankLong(row, query, ranking);
        yield false;
      }
      return ranking.kept;
    }
    for (const row of looseRows(rows, shortest, longest)) {
      if (isExcluded(row.provenance)) continue;
      this.#rankRow(row, query, ranking);
      if (this.#isSpent(query.length * row.length)) yield false;
    }
    for (const shard of rows.shards) {
      yield* this.#rankShard(shard, query, ranking, limits);
      yield false;
    }
    return ranking.kept;
  }

  /** Ranks the rows with the text of the query, one at a time: there may be as many as the memory has entries. */
  *#rankEqual(
    { loose, shards }: Rows,
    query: Query,
    ranking: Ranking<MemoryCandidate>,
    limits: MatchLimits,
  ): Sliced<void> {
    const { key, length, hash, text } = query;
    const { isExcluded, isInContext } = limits;
    const best = isInContext ? inContextScore : 100;
    const rank = (row: MemoryRow): void => {
      if (row.key !== key || isExcluded(row.provenance)) return;
      const isSame = haveSameTags(row.source, text);
      ranking.offer(matchingRow(row, isSame ? (isInContext?.(row) ? inContextScore : 100) : 99));
    };
    for (const packed of loose) {
      for (const row of packed.rows(length, length, hash)) {
        rank(row);
        if (this.#isSpent(workToRead * text.length)) yield false;
      }
    }
    // The newest rows, which come first, are usually in the last shard.
    for (const shard of shards.toReversed()) {
      const { ids, updatedAt } = shard.columns;
      for (const slot of shard.slotsOfHash(length, hash)) {
        const mayRank = ranking.minScoreOf(updatedAt[slot] as number, ids[slot] as number) <= best;
        if (mayRank) rank(shard.row(slot));
        if (this.#isSpent(mayRank ? workToRead * text.length : workToSkip)) yield false;
      }
    }
  }

  #isSpent(work: number): boolean {
    this.#spent += work;
    if (this.#spent < sliceWork) return false;
    this.#spent = 0;
    return true;
  }

  /** Grams come from folded text, so few rows have all grams of the query. */
  *#findSameButCase(rows: Rows, query: Query, limits: MatchLimits): Sliced<readonly MemoryCandidate[]> {
    const { limit, isExcluded } = limits;
    // Lists of grams are built only for shorter queries.
    if (query.length > maxCompared) return [];
    const folded = foldText(query.key);
    const ranking = new Ranking<MemoryCandidate>(limit, 0);
    const offer = (row: MemoryRow): void => {
      if (isExcluded(row.provenance) || row.length !== query.length || foldText(row.key) !== folded) return;
      const classes = this.#classBuffer(row.length);
      const distance = query.distance.to(classes, readClasses(row.key, query.distance, classes), row.length);
      const equal = haveSameTags(row.source, query.text) ? 100 : 99;
      ranking.offer(matchingRow(row, distance === 0 ? equal : computeScore(distance, row.length)));
    };
    for (const row of looseRows(rows, query.length, query.length)) offer(row);
    for (const shard of rows.shards) {
      this.#finder.find(shard, query, 100);
      for (const slot of this.#finder.slots.subarray(0, this.#finder.count)) {
        if (!shard.isDead(slot)) offer(shard.row(slot));
        if (this.#isSpent(query.length * query.length)) yield false;
      }
      yield false;
    }
    return ranking.kept;
  }

  #rankRow(row: MemoryRow, query: Query, ranking: Ranking<MemoryCandidate>): void {
    const longer = Math.max(row.length, query.length);
    const limit = distanceLimit(longer, ranking.minScore);
    if (Math.abs(row.length - query.length) > limit) return;
    const classes = this.#classBuffer(row.length);
    const distance = query.distance.to(classes, readClasses(row.key, query.distance, classes), limit);
    // Rows with the same text are already ranked.
    if (distance > 0 && distance <= limit) ranking.offer(matchingRow(row, computeScore(distance, longer)));
  }

  #rankLong(row: MemoryRow, query: Query, ranking: Ranking<MemoryCandidate>): void {
    const longer = Math.max(row.length, query.length);
    const distance = longDistance(query.key, row.key, distanceLimit(longer, ranking.minScore));
    // Rows with the same text are already ranked.
    if (distance !== undefined && distance > 0) ranking.offer(matchingRow(row, computeScore(distance, longer)));
  }

  *#rankShard(shard: Shard, query: Query, ranking: Ranking<MemoryCandidate>, limits: MatchLimits): Sliced<void> {
    const finder = this.#finder;
    if (shard.shortest > longestMatch(query.length, ranking.minScore)) return;
    if (shard.longest < shortestMatch(query.length, ranking.minScore)) return;
    const isCrowded = ranking.minScore < closeScore && finder.isCrowded(shard, query);
    let classesOfCodes: Uint16Array | undefined;
    const comparison = (from: number, below: number, band: Band): Comparison => {
      classesOfCodes ??= shard.classesFor(query.distance);
      return { from, below, band, classesOfCodes, isExcluded: limits.isExcluded };
    };
    if (isCrowded) {
      finder.find(shard, query, closeScore, anyLength, true);
      yield* this.#rankCandidates(shard, query, ranking, comparison(closeScore, 100, anyLength));
      if (ranking.minScore >= closeScore) return;
    }
    for (const band of listBands(query.length, ranking.minScore)) {
      finder.find(shard, query, ranking.minScore, band);
      if (finder.count === 0) continue;
      yield* this.#rankCandidates(shard, query, ranking, comparison(0, isCrowded ? closeScore : 100, band));
    }
  }

  /** Ranks the candidates whose score is in a range. Rows with score 100 have the same text and are already ranked. */
  *#rankCandidates(shard: Shard, query: Query, ranking: Ranking<MemoryCandidate>, limits: Comparison): Sliced<void> {
    const { from, below, band, classesOfCodes, isExcluded } = limits;
    const finder = this.#finder;
    const { ids, updatedAt, provenances } = shard.columns;
    const classes = this.#classBuffer(shard.longest);
    let { count } = finder;
    this.readAheadSink = shard.readAhead(finder.slots, Math.min(count, maxAhead));
    let minScore = Math.max(from, ranking.minScore);
    let betterCount = finder.countReaching(shard, query, minScore + 1, band);
    for (let at = 0; at < count; at++) {
      const slot = finder.slots[at] as number;
      // Reads only the needed columns, because with millions of entries each column costs a cache miss.
      const min = ranking.isFull
        ? ranking.minScoreOf(updatedAt[slot] as number, ids[slot] as number)
        : ranking.minScore;
      // Thousands of texts may be as similar as the kept ones. Only newer ones than the kept ones are compared.
      if (min > minScore && at >= betterCount) continue;
      if (shard.isDead(slot) || isExcluded(provenances[slot] as number)) continue;
      const length = shard.readKeyClasses(slot, query.distance, classesOfCodes, classes);
      const longer = Math.max(length, query.length);
      const limit = distanceLimit(longer, Math.max(from, min));
      const distance = query.distance.to(classes, length, limit);
      if (this.#isSpent(query.length * length)) yield false;
      if (distance === 0 || distance > limit) continue;
      const score = computeScore(distance, longer);
      if (score >= below) continue;
      const [changedAt, id] = [updatedAt[slot] as number, ids[slot] as number];
      ranking.offer({ score, updatedAt: changedAt, id, read: () => shard.row(slot) });
      if (ranking.minScore <= minScore) continue;
      // Thousands of texts may be similar to the query, but few are as similar as the best.
      minScore = ranking.minScore;
      count = finder.countReaching(shard, query, minScore, band);
      betterCount = finder.countReaching(shard, query, minScore + 1, band);
    }
  }

  #classBuffer(length: number): Uint16Array {
    if (this.#classes.length < length) this.#classes = new Uint16Array(2 * length);
    return this.#classes;
  }
}

/** Rows of a length that can reach the wanted score. */
function* longRows(rows: Rows, { length }: Query, { minScore, isExcluded }: MatchLimits): Generator<MemoryRow> {
  const [shortest, longest] = [shortestMatch(length, minScore), longestMatch(length, minScore)];
  for (const row of looseRows(rows, shortest, longest)) if (!isExcluded(row.provenance)) yield row;
  for (const shard of rows.shards) {
    const end = shard.firstOfLength(longest + 1);
    for (let slot = shard.firstOfLength(shortest); slot < end; slot++) {
      if (!shard.isDead(slot) && !isExcluded(shard.columns.provenances[slot] as number)) yield shard.row(slot);
    }
  }
}

function* looseRows({ loose }: Rows, shortest: number, longest: number): Generator<MemoryRow> {
  for (const packed of loose) yield* packed.rows(shortest, longest);
}

/** Writes the classes of a key's code points to `into`, which must be long enough. @returns their number */
function readClasses(key: string, distance: Distance, into: Uint16Array): number {
  let count = 0;
  for (let at = 0; at < key.length; at++) {
    const code = key.codePointAt(at) as number;
    if (code > 0xffff) at++;
    into[count++] = distance.classOf(code);
  }
  return count;
}

function matchingRow(row: MemoryRow, score: number): MemoryCandidate {
  return { score, updatedAt: row.updatedAt, id: row.id, read: () => row };
}
