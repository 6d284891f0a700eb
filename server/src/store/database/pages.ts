import { notByIndex, splitInChunks } from "./chunks.ts";
import type { StoreContext } from "./context.ts";

/** Rows read at a time: few enough that no one waits long for their reading. */
export const pageSize = 1000;

/** Rows of a list that are in memory at a time, while its response is written. */
export const listPageSize = 100;

/**
 * All rows of a query in pages of at most `size`. Between two pages nothing is open in the database.
 *
 * @param read the first rows after `last`, from the start without one
 */
export async function* readPages<Row>(
  read: (last: Row | undefined) => Promise<Row[]>,
  size = pageSize,
): AsyncGenerator<Row[]> {
  let last: Row | undefined;
  for (;;) {
    const rows = await read(last);
    if (rows.length > 0) yield rows;
    if (rows.length < size) return;
    last = rows.at(-1);
  }
}

/** The rows with these ids in pages, by ascending id. */
export async function* readPagesOf<Row>(
  ids: readonly number[],
  read: (portion: readonly number[]) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  const inOrder = [...new Set(ids)].sort((a, b) => a - b);
  for (const portion of splitInChunks(inOrder, listPageSize)) yield await read(portion);
}

/**
 * Deletes a page of the rows that belong to an import or a memory, table by table.
 *
 * @returns whether there may be more
 */
export async function erasePage(
  db: StoreContext["db"],
  tables: readonly ("memoryEntries" | "terms" | "imports" | "providerOutputs")[],
  { organizationId, column, id }: { organizationId: number; column: "importId" | "memoryId"; id: number },
): Promise<boolean> {
  for (const table of tables) {
    const rows = db
      .selectFrom(table as "terms")
      .select("id")
      .where(column, "=", id)
      .limit(pageSize);
    const { numDeletedRows } = await db
      .deleteFrom(table)
      .where(notByIndex("organizationId"), "=", organizationId)
      .where("id", "in", rows)
      .executeTakeFirst();
    if (numDeletedRows > 0n) return true;
  }
  return false;
}
