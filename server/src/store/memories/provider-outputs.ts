import type { ProviderOutput } from "@openparlance/engine";
import { withoutTags } from "@openparlance/text";
import { newValues, notByIndex, queryInChunks, splitInChunks } from "../database/chunks.ts";
import { findsAny, StorePart } from "../database/context.ts";
import { deleteInPages, findBeyond } from "../database/pages.ts";
import { pairHash } from "./pair-hash.ts";

/** The time for which an output is kept after it was last received. */
const keptMs = 365 * 24 * 3600_000;
/** The limit of outputs of a memory, above which the oldest are deleted. */
const maxOutputs = 100_000;
/** The number of writes to a memory's outputs after which they are counted. */
const trimEvery = 1000;
/** The limit of characters in a source or output; longer ones are not stored. */
const maxCharacters = 5000;

/** Providers' last outputs by memory and source. Once the source is confirmed, the memory's engine learns from both. */
export class ProviderOutputs extends StorePart {
  /** The number of writes to each memory's outputs since the start of this process. */
  readonly #writes = new Map<number, number>();

  /** Stores outputs of a memory, each in place of an earlier one of the same source and provider. */
  async put(organizationId: number, memoryId: number, outputs: readonly ProviderOutput[]): Promise<void> {
    const short = outputs.filter(({ source, output }) => Math.max(source.length, output.length) <= maxCharacters);
    const rows = new Map(short.map((one) => [JSON.stringify([hashOf(one.source), one.provider]), one]));
    if (rows.size === 0) return;
    await this.#limit(organizationId, memoryId);
    const first = await this.ids.take("providerOutput", rows.size);
    const values = [...rows.values()].map(({ provider, source, output }, at) => ({
      id: first + at,
      organizationId,
      memoryId,
      provider,
      source,
      sourceHash: hashOf(source),
      output,
      createdAt: this.clock(),
    }));
    // Always in the same order, so that two writes never wait for each other.
    values.sort((a, b) => a.sourceHash - b.sourceHash || (a.provider < b.provider ? -1 : 1));
    for (const portion of splitInChunks(values)) {
      await this.db
        .insertInto("providerOutputs")
        .values(portion)
        .onConflict((conflict) =>
          conflict
            .columns(["memoryId", "sourceHash", "provider"])
            .doUpdateSet(newValues("source", "output", "createdAt")),
        )
        .execute();
    }
  }

  /** The outputs of sources, which may have inline tags, by these sources. */
  async ofSources(organizationId: number, memoryId: number, sources: readonly string[]) {
    const plain = new Map(sources.map((source) => [source, withoutTags(source)]));
    const hashes = [...new Set([...plain.values()].map(hashOf))];
    const rows = await queryInChunks(hashes, (portion) =>
      this.db
        .selectFrom("providerOutputs")
        .select(["provider", "source", "output"])
        .where(notByIndex("organizationId"), "=", organizationId)
        .where("memoryId", "=", memoryId)
        .where("sourceHash", "in", portion)
        .orderBy("id")
        .execute(),
    );
    const bySource = Map.groupBy(rows, ({ source }) => source);
    return new Map(
      [...plain].flatMap(([source, text]) => (bySource.has(text) ? [[source, bySource.get(text) ?? []]] : [])),
    );
  }

  async hasAny(organizationId: number, memoryId: number): Promise<boolean> {
    return findsAny(this.selectIn("providerOutputs", organizationId).select("id").where("memoryId", "=", memoryId));
  }

  async sweep(): Promise<void> {
    const oldest = this.clock() - keptMs;
    const rows = this.db.selectFrom("providerOutputs").select("id").where("createdAt", "<=", oldest);
    await deleteInPages(this.db, "providerOutputs", rows.orderBy("createdAt"));
  }

  async #limit(organizationId: number, memoryId: number): Promise<void> {
    const writes = this.#writes.get(memoryId) ?? 0;
    this.#writes.set(memoryId, writes + 1);
    if (writes % trimEvery !== 0) return;
    const rows = this.selectIn("providerOutputs", organizationId).where("memoryId", "=", memoryId);
    const newest = await findBeyond(rows, maxOutputs);
    if (newest === undefined) return;
    await this.deleteIn("providerOutputs", organizationId)
      .where("memoryId", "=", memoryId)
      .where("id", "<=", newest)
      .execute();
  }
}

const hashOf = (source: string): number => pairHash({ source, target: "" });
