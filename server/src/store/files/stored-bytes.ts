import { sql } from "kysely";
import type { BytesName } from "../../core/file-store.ts";
import { splitInChunks } from "../database/chunks.ts";
import { StorePart } from "../database/context.ts";
import { bytesNamedIn, namingColumns, namingInputs } from "./named-bytes.ts";

/** Every column with names of bytes, as if all were in one table. */
const columns = Object.entries(namingColumns).flatMap(([table, namings]) =>
  Object.entries(namings).map(([column, naming]) => ({
    table: table as "documents",
    column: column as "content",
    ...naming,
  })),
);

const neededInputs = Object.entries(namingInputs)
  .filter(([, keys]) => Object.values(keys).some(({ isNeeded }) => isNeeded))
  .map(([kind]) => kind);

/** The condition of the indexes of sizes. A query uses them only if it contains exactly this condition. */
const hasSize = sql<boolean>`size_bytes > 0`;
const sumOfSizes = sql<number | null>`cast(sum(size_bytes) as bigint)`.as("bytes");

export class StoredBytes extends StorePart {
  /** The names to which no row refers. */
  async findUnused(names: readonly BytesName[]): Promise<BytesName[]> {
    const unused = new Set(names);
    for (const portion of splitInChunks(names)) {
      for (const column of columns) {
        for (const { name } of await this.#findNeeding(column, portion)) if (name !== null) unused.delete(name);
      }
    }
    if (unused.size > 0) for (const name of await this.#neededByTasks()) unused.delete(name);
    return [...unused];
  }

  /** Whether a document or a file refers to the bytes. Rows of other tables never share bytes. */
  async areShared(name: BytesName): Promise<boolean> {
    for (const column of columns) {
      if (column.isShared && (await this.#findNeeding(column, [name])).length > 0) return true;
    }
    return false;
  }

  /** The size of an organization's files, documents, file translations, and unfinished uploads, repeats included. */
  async sizeOf(organizationId: number): Promise<number> {
    const files = this.selectIn("sourceFiles", organizationId)
      .where(hasSize)
      .where("deletedAt", "is", null)
      .select(sumOfSizes);
    // The size of a multipart upload is that of its parts, unless they go to the bucket.
    const announced = this.selectIn("uploads", organizationId)
      .where("status", "=", "pending")
      .where(({ or, eb }) => or([eb("isInBucket", "=", 1), eb("isMultipart", "=", 0)]))
      .select(sumOfSizes);
    const documents = this.selectIn("documents", organizationId)
      .where(hasSize)
      .where("deletedAt", "is", null)
      .select(sumOfSizes);
    const translations = this.selectIn("fileTranslations", organizationId).where(hasSize).select(sumOfSizes);
    const parts = this.selectIn("uploadParts", organizationId).where(hasSize).select(sumOfSizes);
    const queries = [files, documents, translations, parts, announced];
    const sums = await Promise.all(queries.map((query) => query.executeTakeFirst()));
    return sums.reduce((total, row) => total + (row?.bytes ?? 0), 0);
  }

  async #findNeeding(
    { table, column, needed }: (typeof columns)[number],
    names: readonly BytesName[],
  ): Promise<readonly { name: BytesName | null }[]> {
    const query = this.db.selectFrom(table).where(column, "in", names);
    if (needed === "always") return query.select(`${column} as name`).execute();
    if (needed === "until deleted") {
      return query.select(`${column} as name`).where("deletedAt", "is", null).execute();
    }
    const rows = await query.select([`${column} as name`, "id"]).execute();
    if (rows.length === 0) return [];
    const inputs = (await this.#findWaitingTasks([needed.whileWaiting])).map(
      ({ input }) => JSON.parse(input)[needed.input],
    );
    const waiting = new Set(inputs);
    return rows.filter(({ id }) => waiting.has(id));
  }

  async #neededByTasks(): Promise<BytesName[]> {
    return (await this.#findWaitingTasks(neededInputs)).flatMap((task) => bytesNamedIn("tasks", task));
  }

  #findWaitingTasks(kinds: readonly string[]) {
    return this.db
      .selectFrom("tasks")
      .select(["kind", "input"])
      .where("kind", "in", kinds)
      .where("deadAt", "is", null)
      .execute();
  }
}
