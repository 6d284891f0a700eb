import type { EngineEntry, StoredFingerprints } from "@openparlance/engine";
import type { ExpressionBuilder } from "kysely";
import type { TextPair } from "../../core/memory-import.ts";
import {
  idsOf,
  insertRows,
  memoryColumnById,
  newValues,
  notByIndex,
  queryInChunks,
  splitInChunks,
} from "../database/chunks.ts";
import { StorePart } from "../database/context.ts";
import { pageSize, readPages, readPagesByGroup } from "../database/pages.ts";
import type { Tables } from "../database/tables.ts";
import { type Import, importsSince } from "./imports.ts";
import { Memories } from "./memories.ts";
import { pairHash } from "./pair-hash.ts";

export type NewStoredEntry = Pick<EngineEntry, "id" | "source" | "target" | "resource" | "documentId" | "userEmail"> &
  Partial<StoredFingerprints>;

export type StoredEntry = EngineEntry & { memoryId: number };

const visibleColumns = [
  ...(["id", "memoryId", "source", "target", "resource", "documentId", "userEmail"] as const),
  ...(["createdAt", "updatedAt"] as const),
];

export interface EntryChanges {
  entries: EngineEntry[];
  deletedEntries: number[];
}

/** The entries of memories. Each write except those of imports raises the memory's change number in its transaction. */
export class Entries extends StorePart {
  readonly #memories = new Memories(this.context);

  /** The entries with these IDs in any memory; all partitions are searched. */
  async withIds(organizationId: number, ids: readonly number[]): Promise<StoredEntry[]> {
    return queryInChunks(ids, (portion) => this.#visible(organizationId).where("id", "in", portion).execute());
  }

  async find(organizationId: number, memoryId: number, id: number): Promise<StoredEntry | undefined> {
    return this.#visible(organizationId).where("id", "=", id).where("memoryId", "=", memoryId).executeTakeFirst();
  }

  /** The newest entry of a memory with exactly this pair that belongs to no document. */
  async findPair(organizationId: number, memoryId: number, pair: TextPair): Promise<StoredEntry | undefined> {
    return this.#visible(organizationId)
      .where("memoryId", "=", memoryId)
      .where("pairHash", "=", pairHash(pair, memoryId))
      .where("source", "=", pair.source)
      .where("target", "=", pair.target)
      .where("documentId", "is", null)
      .orderBy("id", "desc")
      .executeTakeFirst();
  }

  /** Replaces entries with the same IDs. Must be called in a transaction. @returns false if the memory was deleted */
  async put(organizationId: number, memoryId: number, entries: readonly NewStoredEntry[]): Promise<boolean> {
    const changeNo = await this.#memories.raiseChangeNo(organizationId, memoryId);
    if (changeNo === undefined) return false;
    for (const portion of splitInChunks(entries)) {
      await this.#upsert(organizationId, memoryId, changeNo, portion).execute();
    }
    return true;
  }

  /** Stores one entry, in place of one with the same ID. `changeNo` is the number that the transaction has raised. */
  write(organizationId: number, memoryId: number, changeNo: number, entry: NewStoredEntry): Promise<StoredEntry> {
    return this.#upsert(organizationId, memoryId, changeNo, [entry])
      .returning(visibleColumns)
      .executeTakeFirstOrThrow();
  }

  #upsert(organizationId: number, memoryId: number, changeNo: number, entries: readonly NewStoredEntry[]) {
    const now = this.clock();
    const common = { organizationId, memoryId, changeNo, createdAt: now, updatedAt: now };
    const noNeighbors = { previousPrint: null, nextPrint: null };
    return this.db
      .insertInto("memoryEntries")
      .values(entries.map((entry) => ({ ...noNeighbors, ...entry, ...common, pairHash: pairHash(entry, memoryId) })))
      .onConflict((conflict) =>
        conflict.columns(["id", "memoryId", "organizationId"]).doUpdateSet((row) => ({
          ...newValues("source", "target", "pairHash", "resource", "userEmail")(row),
          // Storing an entry again does not remove its known neighbors.
          previousPrint: row.fn.coalesce("excluded.previousPrint", "memoryEntries.previousPrint"),
          nextPrint: row.fn.coalesce("excluded.nextPrint", "memoryEntries.nextPrint"),
          changeNo,
          updatedAt: now,
          deletedAt: null,
        })),
      );
  }

  /** Deletes visible entries. Must be called in a transaction. @returns how many of them existed */
  async delete(organizationId: number, memoryId: number, ids: readonly number[]): Promise<number> {
    const changeNo = await this.#memories.raiseChangeNo(organizationId, memoryId);
    if (changeNo === undefined) return 0;
    let deleted = 0n;
    for (const portion of splitInChunks(ids)) {
      const { numUpdatedRows } = await this.updateIn("memoryEntries", organizationId)
        .set({ deletedAt: this.clock(), changeNo })
        .where(memoryColumnById(this.context), "=", memoryId)
        .where("id", "in", portion)
        .where("deletedAt", "is", null)
        .where(isOfNoOpenImport)
        .executeTakeFirst();
      deleted += numUpdatedRows;
    }
    return Number(deleted);
  }

  /** Adds pairs of an import, at most 500 at a time. They are invisible until the import is completed. */
  async insertImported(
    organizationId: number,
    { id: importId, memoryId, name: resource, userEmail }: Import,
    pairs: readonly (TextPair & Partial<StoredFingerprints>)[],
  ): Promise<void> {
    const first = await this.ids.take("segment", pairs.length);
    const now = this.clock();
    const common = { organizationId, memoryId, resource, importId, userEmail, createdAt: now, updatedAt: now };
    const rows = pairs.map(({ source, target, previousPrint = null, nextPrint = null }, at) => ({
      id: first + at,
      source,
      target,
      pairHash: pairHash({ source, target }, memoryId),
      previousPrint,
      nextPrint,
      ...common,
    }));
    await insertRows(this.context, "memoryEntries", rows);
  }

  /** Deletes a page of a document's entries. Must be called in a transaction. @returns whether there may be more */
  async deletePageOf(organizationId: number, memoryId: number, documentId: number): Promise<boolean> {
    const page = await this.#rowsOf(organizationId, memoryId)
      .where("documentId", "=", documentId)
      .where("deletedAt", "is", null)
      .limit(500)
      .execute();
    if (page.length === 0) return false;
    const changeNo = await this.#memories.raiseChangeNo(organizationId, memoryId);
    if (changeNo === undefined) return false;
    await this.updateIn("memoryEntries", organizationId)
      .set({ deletedAt: this.clock(), changeNo })
      .where(memoryColumnById(this.context), "=", memoryId)
      .where("id", "in", idsOf(page))
      .execute();
    return true;
  }

  ofDocument(organizationId: number, memoryId: number, documentId: number): AsyncGenerator<EngineEntry[]> {
    const rows = this.#rowsOf(organizationId, memoryId).where("documentId", "=", documentId);
    return readPagesByGroup(rows.where("deletedAt", "is", null));
  }

  /** All visible entries, page by page. Must be called in a snapshot. */
  async *pages(organizationId: number, memoryId: number): AsyncGenerator<EngineEntry[]> {
    for await (const { entries } of this.changesSince(organizationId, memoryId, 0)) yield entries;
  }

  /** The changes after `changeNo`, page by page: own changes and finished imports. */
  async *changesSince(organizationId: number, memoryId: number, changeNo: number): AsyncGenerator<EntryChanges> {
    for (const { id } of await importsSince(this.db, organizationId, memoryId, changeNo)) {
      for await (const entries of this.#selectImported(organizationId, memoryId, id))
        yield { entries, deletedEntries: [] };
    }
    for await (const rows of this.#selectChanged(organizationId, memoryId, changeNo)) {
      yield {
        entries: rows
          .filter(({ deletedAt }) => deletedAt === null)
          .map(({ changeNo: _, deletedAt: __, ...entry }) => entry),
        deletedEntries: rows.filter(({ deletedAt }) => deletedAt !== null).map(({ id }) => id),
      };
    }
  }

  #rowsOf(organizationId: number, memoryId: number) {
    return this.selectIn("memoryEntries", organizationId)
      .select(["id", "source", "target", "resource", "documentId", "userEmail", "createdAt", "updatedAt"])
      .select(["previousPrint", "nextPrint"])
      .where("memoryId", "=", memoryId)
      .limit(pageSize);
  }

  #selectChanged(organizationId: number, memoryId: number, changeNo: number) {
    return readPages<EngineEntry & { changeNo: number | null; deletedAt: number | null }>((last) =>
      this.#rowsOf(organizationId, memoryId)
        .select(["changeNo", "deletedAt"])
        // This condition excludes null, as the partial index does, so that the database can use the index.
        .where("changeNo", ">", changeNo)
        .$if(last !== undefined, (query) =>
          query.where(({ eb, refTuple, tuple }) =>
            eb(refTuple("changeNo", "id"), ">", tuple(last?.changeNo ?? 0, last?.id ?? 0)),
          ),
        )
        .orderBy("changeNo")
        .orderBy("id")
        .execute(),
    );
  }

  /** The entries of an import without later changes, in pages. */
  #selectImported(organizationId: number, memoryId: number, importId: number) {
    const rows = this.#rowsOf(organizationId, memoryId).where("importId", "=", importId);
    return readPagesByGroup(rows.where("changeNo", "is", null));
  }

  #visible(organizationId: number) {
    return this.selectIn("memoryEntries", organizationId)
      .select(visibleColumns)
      .where("deletedAt", "is", null)
      .where(isOfNoOpenImport);
  }
}

/** An unfinished import has no change number yet. */
const isOfNoOpenImport = (where: ExpressionBuilder<Tables, "memoryEntries">) =>
  where.or([
    where("importId", "is", null),
    where(notByIndex("importId"), "in", (from) =>
      from.selectFrom("imports").select("imports.id").where("imports.changeNo", "is not", null),
    ),
  ]);
