import type { EngineEntry } from "../ports.ts";
import type { StoreContext } from "./context.ts";

/** An entry as it is written. */
export type NewEntry = Pick<EngineEntry, "id" | "source" | "target" | "resource" | "documentId" | "userEmail">;

/** What changed in a memory's entries after a change number. */
export interface EntryChanges {
  entries: EngineEntry[];
  deletedEntries: number[];
}

/** Entries in a statement: SQLite takes 32,766 parameters, PostgreSQL 65,535. */
const mostInStatement = 500;

/** The entries of memories. Every write raises the memory's change number, in its own transaction or the caller's. */
export function entriesStore({ db, clock }: StoreContext) {
  /** The new change number of a memory that is there; undefined when it was deleted. */
  async function raise(organizationId: number, memoryId: number): Promise<number | undefined> {
    const row = await db
      .updateTable("memories")
      .set((memory) => ({ changeNo: memory("changeNo", "+", 1) }))
      .where("organizationId", "=", organizationId)
      .where("id", "=", memoryId)
      .where("deletedAt", "is", null)
      .returning("changeNo")
      .executeTakeFirst();
    return row?.changeNo;
  }

  return {
    /**
     * Puts entries into a memory, each in the place of one with the same id. To be called in a transaction.
     *
     * @returns false when the memory was deleted; nothing is stored then
     */
    async put(organizationId: number, memoryId: number, entries: readonly NewEntry[]): Promise<boolean> {
      const changeNo = await raise(organizationId, memoryId);
      if (changeNo === undefined) return false;
      const now = clock();
      for (let start = 0; start < entries.length; start += mostInStatement) {
        await db
          .insertInto("memoryEntries")
          .values(
            entries.slice(start, start + mostInStatement).map((entry) => ({
              ...entry,
              organizationId,
              memoryId,
              importId: null,
              changeNo,
              createdAt: now,
              updatedAt: now,
              deletedAt: null,
            })),
          )
          .onConflict((conflict) =>
            conflict.column("id").doUpdateSet((row) => ({
              source: row.ref("excluded.source"),
              target: row.ref("excluded.target"),
              resource: row.ref("excluded.resource"),
              userEmail: row.ref("excluded.userEmail"),
              changeNo,
              updatedAt: now,
              deletedAt: null,
            })),
          )
          .execute();
      }
      return true;
    },

    /**
     * Deletes entries. To be called in a transaction.
     *
     * @returns how many of them were there
     */
    async delete(organizationId: number, memoryId: number, ids: readonly number[]): Promise<number> {
      const changeNo = await raise(organizationId, memoryId);
      if (changeNo === undefined) return 0;
      let deleted = 0n;
      for (let start = 0; start < ids.length; start += mostInStatement) {
        const { numUpdatedRows } = await db
          .updateTable("memoryEntries")
          .set({ deletedAt: clock(), changeNo })
          .where("organizationId", "=", organizationId)
          .where("memoryId", "=", memoryId)
          .where("id", "in", ids.slice(start, start + mostInStatement))
          .where("deletedAt", "is", null)
          .executeTakeFirst();
        deleted += numUpdatedRows;
      }
      return Number(deleted);
    },

    /** What a reader who knows a memory up to `changeNo` has missed: its own changes and finished imports. */
    async changesSince(organizationId: number, memoryId: number, changeNo: number): Promise<EntryChanges> {
      const rows = await db
        .selectFrom("memoryEntries")
        .leftJoin("imports", "imports.id", "memoryEntries.importId")
        .select([
          "memoryEntries.id",
          "memoryEntries.source",
          "memoryEntries.target",
          "memoryEntries.resource",
          "memoryEntries.documentId",
          "memoryEntries.userEmail",
          "memoryEntries.createdAt",
          "memoryEntries.updatedAt",
          "memoryEntries.deletedAt",
        ])
        .where("memoryEntries.organizationId", "=", organizationId)
        .where("memoryEntries.memoryId", "=", memoryId)
        .where((where) =>
          where.or([
            where("memoryEntries.changeNo", ">", changeNo),
            where.and([where("memoryEntries.changeNo", "is", null), where("imports.changeNo", ">", changeNo)]),
          ]),
        )
        .orderBy("memoryEntries.id")
        .execute();
      return {
        entries: rows.filter(({ deletedAt }) => deletedAt === null).map(({ deletedAt: _, ...entry }) => entry),
        deletedEntries: rows.filter(({ deletedAt }) => deletedAt !== null).map(({ id }) => id),
      };
    },
  };
}
