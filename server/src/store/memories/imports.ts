import type { BytesName } from "../../core/file-store.ts";
import type { ImportedTable, MemoryImportOptions, TextPair } from "../../core/memory-import.ts";
import { isOneOf } from "../database/chunks.ts";
import { type StoreContext, StorePart } from "../database/context.ts";
import { erasePage } from "../database/pages.ts";
import type { Tables } from "../database/tables.ts";
import { pairHash } from "./pair-hash.ts";

export interface Import {
  id: number;
  memoryId: number;
  /** The name of the file, whose extension determines the format. */
  name: string;
  file: BytesName;
  options: MemoryImportOptions;
  userEmail: string;
}

export type EndedImport = Pick<Tables["memories"], "importError" | "importNote">;

/** An import with its change number and its result, which are null until it is completed or has ended. */
export interface ImportTarget extends Import {
  changeNo: number | null;
  outcome: EndedImport | null;
}

/** Imports into memories. The rows of an import are invisible until it is completed, which shows all at once. */
export class Imports extends StorePart {
  async add(organizationId: number, { options, ...file }: Omit<Import, "id">): Promise<number> {
    const id = await this.ids.take("import");
    const created = { ...file, options: JSON.stringify(options), createdAt: this.clock() };
    await this.insert("imports", { id, organizationId, ...created });
    return id;
  }

  async find(organizationId: number, id: number): Promise<ImportTarget | undefined> {
    const row = await this.selectIn("imports", organizationId)
      .select(["id", "memoryId", "name", "file", "options", "userEmail", "changeNo", "outcome"])
      .where("id", "=", id)
      .executeTakeFirst();
    return row && { ...row, options: JSON.parse(row.options), outcome: row.outcome && JSON.parse(row.outcome) };
  }

  /** Records the result, once. */
  async end(organizationId: number, id: number, outcome: EndedImport): Promise<void> {
    await this.updateIn("imports", organizationId)
      .set({ outcome: JSON.stringify(outcome) })
      .where("id", "=", id)
      .where("outcome", "is", null)
      .execute();
  }

  /** The pairs, at most 500, that the memory or the import already has. */
  async known(organizationId: number, { id, memoryId }: Import, table: ImportedTable, pairs: readonly TextPair[]) {
    const hashes = pairs.map((pair) => pairHash(pair, memoryId));
    return this.db
      .selectFrom(`${table as "terms"} as row`)
      .leftJoin("imports", "imports.id", "row.importId")
      .select(["row.source", "row.target"])
      .where("row.organizationId", "=", organizationId)
      .where("row.memoryId", "=", memoryId)
      .where(isOneOf(this.context, "row.pairHash", hashes))
      .where("row.deletedAt", "is", null)
      .where((where) =>
        where.or([
          where("imports.id", "is", null),
          where("imports.id", "=", id),
          where("imports.changeNo", "is not", null),
        ]),
      )
      .execute();
  }

  /** Makes the rows of an import visible, with the memory's change number `changeNo`. */
  async complete(organizationId: number, id: number, changeNo: number): Promise<void> {
    await this.updateIn("imports", organizationId).set({ changeNo }).where("id", "=", id).execute();
  }

  /**
   * Deletes a page of rows that were never visible. Must be called in a transaction. @returns whether there may be more
   */
  async erasePage(organizationId: number, { id, memoryId }: Pick<Import, "id" | "memoryId">): Promise<boolean> {
    const importRow = await this.find(organizationId, id);
    // A transaction with an unknown outcome may have made it visible.
    if (importRow && importRow.changeNo !== null) return false;
    return erasePage(this.context, ["memoryEntries", "terms"], { organizationId, memoryId, importIds: [id] });
  }
}

/** The imports into a memory that were completed after a change number, in the order of their completion. */
export const importsSince = (db: StoreContext["db"], organizationId: number, memoryId: number, changeNo: number) =>
  db
    .selectFrom("imports")
    .select("id")
    .where("organizationId", "=", organizationId)
    .where("memoryId", "=", memoryId)
    .where("changeNo", ">", changeNo)
    .orderBy("changeNo")
    .execute();
