import { anyNeighbor } from "@openparlance/text";
import type { MemoryPair } from "./pairs.ts";
import type { SqliteFile, SqliteValue } from "./sqlite.ts";

/** The `text_context_match_type` of memories whose contexts are the previous and the next source. */
const precedingAndFollowing = 2;

/** The hashes of the neighbors of a confirmed unit; `next` is undefined if it is unknown. */
interface Hashes {
  previous: number;
  next: number | undefined;
}

/**
 * The neighbors of the units of a Trados memory. The memory contains their hashes: 0 at the start and end of a
 * document, otherwise the `source_hash` of the unit with this source. For a unit that was confirmed in several
 * contexts, the first one is used.
 * Source: files of Trados Studio 2009 to 2024.
 */
export class SdltmContexts {
  readonly #ofUnit = new Map<SqliteValue, Hashes>();
  /** The segments with these hashes, as XML. */
  readonly #segments = new Map<SqliteValue, string>();

  constructor(file: SqliteFile) {
    let hasNext = false;
    for (const memory of file.rows("translation_memories") ?? [])
      hasNext ||= memory.text_context_match_type === precedingAndFollowing;
    const wanted = new Set<SqliteValue>();
    for (const row of file.rows("translation_unit_contexts") ?? []) {
      const { translation_unit_id: unit, left_source_context: previous, left_target_context: second } = row;
      // Both hashes are also 0 if the context was unknown.
      if (unit === undefined || this.#ofUnit.has(unit) || !isHash(previous) || !isHash(second)) continue;
      if (previous === 0 && second === 0) continue;
      this.#ofUnit.set(unit, { previous, next: hasNext ? second : undefined });
      wanted.add(previous);
      if (hasNext) wanted.add(second);
    }
    if (wanted.size === 0) return;
    for (const { source_hash: hash, source_segment: segment } of file.rows("translation_units") ?? []) {
      if (hash !== undefined && wanted.has(hash) && typeof segment === "string") this.#segments.set(hash, segment);
    }
  }

  /** The neighbors of a unit; undefined if they are unknown. */
  of(unit: SqliteValue | undefined, readText: (segment: string) => string): MemoryPair["context"] {
    const hashes = unit === undefined ? undefined : this.#ofUnit.get(unit);
    if (!hashes) return undefined;
    const [previous, next] = [this.#neighbor(hashes.previous, readText), this.#neighbor(hashes.next, readText)];
    if (previous === anyNeighbor && next === anyNeighbor) return undefined;
    return { previous, next };
  }

  #neighbor(hash: number | undefined, readText: (segment: string) => string): string | number | undefined {
    if (hash === 0) return undefined;
    const segment = hash === undefined ? undefined : this.#segments.get(hash);
    return segment === undefined ? anyNeighbor : readText(segment);
  }
}

/** Two hashes beyond 2^53 may be read as the same number, which is as rare as a collision of hashes. */
const isHash = (value: SqliteValue | undefined): value is number => typeof value === "number" && value !== -1;
