import type { Expression } from "kysely";
import { memoryOfIds, notByIndex, splitInChunks } from "./chunks.ts";
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
 * Deletes a page of the rows that belong to a memory, table by table.
 *
 * @param importIds only those that these imports brought; without it, of entries only those with a change of their own
 * @returns whether there may be more
 */
export async function erasePage(
  context: StoreContext,
  tables: readonly ("memoryEntries" | "terms" | "imports" | "providerOutputs")[],
  {
    organizationId,
    memoryId,
    importIds,
  }: { organizationId: number; memoryId: number; importIds?: readonly number[] | Expression<{ id: number }> },
): Promise<boolean> {
  for (const table of tables) {
    const rows = context.db
      .selectFrom(table as "terms")
      .select("id")
      .where(importIds ? memoryOfIds(context) : "memoryId", "=", memoryId)
      .$if(importIds !== undefined, (query) => query.where("importId", "in", importIds as readonly number[]))
      .$if(importIds === undefined && table === "memoryEntries", (query) => query.where("changeNo", ">", 0))
      .limit(pageSize);
    const { numDeletedRows } = await context.db
      .deleteFrom(table)
      .where(notByIndex("organizationId"), "=", organizationId)
      .where(memoryOfIds(context), "=", memoryId)
      .where("id", "in", rows)
      .executeTakeFirst();
    if (numDeletedRows > 0n) return true;
  }
  return false;
}
