import { type Expression, type SelectQueryBuilder, sql } from "kysely";
import { memoryColumnById, notByIndex, queryInChunks, splitInChunks } from "./chunks.ts";
import type { StoreContext } from "./context.ts";
import type { Tables } from "./tables.ts";

/** The number of rows read at a time, small enough to delay no other work. */
export const pageSize = 1000;

/** The number of rows of a list in memory at a time while its response is written. */
export const listPageSize = 100;

/**
 * Reads pages of at most `size` rows. `read` gets the last row before its page. Between pages, no query is open. More
 * may follow a page with fewer rows if it `mayBeCut`.
 */
export async function* readPages<Row>(
  read: (last: Row | undefined) => Promise<Row[]>,
  size = pageSize,
  mayBeCut: (rows: Row[]) => boolean = () => false,
): AsyncGenerator<Row[]> {
  let last: Row | undefined;
  for (;;) {
    const rows = await read(last);
    if (rows.length > 0) yield rows;
    if (rows.length < size && !mayBeCut(rows)) return;
    last = rows.at(-1);
  }
}

export function readPagesById<Table extends keyof Tables, Row extends { id: number }>(
  query: SelectQueryBuilder<Tables, Table, Row>,
  size = listPageSize,
): AsyncGenerator<Row[]> {
  const page = query.orderBy("id").limit(size) as unknown as SelectQueryBuilder<Tables, "terms", Row>;
  return readPages((last) => page.where("id", ">", last?.id ?? 0).execute(), size);
}

const groupSize = 64;
/** The value by which indexes of entries are ordered instead of the ID. */
export const idGroup = sql<number>`id / ${sql.lit(groupSize)}`;

/** Reads the entries of an import or a document in pages. */
export function readPagesByGroup<Row extends { id: number }>(
  query: SelectQueryBuilder<Tables, "memoryEntries", Row>,
): AsyncGenerator<Row[]> {
  const page = query.orderBy(idGroup).orderBy("id").limit(pageSize);
  const after = (id: number) => page.where(idGroup, ">=", Math.floor(id / groupSize)).where("id", ">", id);
  return readPages((last) => after(last?.id ?? 0).execute());
}

export async function* readPagesWithIds<Table extends keyof Tables, Row extends { id: number }>(
  query: SelectQueryBuilder<Tables, Table, Row>,
  ids: readonly number[],
): AsyncGenerator<Row[]> {
  const rows = query.orderBy("id") as unknown as SelectQueryBuilder<Tables, "terms", Row>;
  const inOrder = [...new Set(ids)].sort((a, b) => a - b);
  for (const portion of splitInChunks(inOrder, listPageSize)) yield await rows.where("id", "in", portion).execute();
}

/** Reads rows in the order of their IDs, so that all transactions lock them in this order. @returns the existing IDs */
export async function lockInOrder<Table extends "documents" | "memories">(
  rows: SelectQueryBuilder<Tables, Table, object>,
  ids: readonly number[],
): Promise<number[]> {
  const query = (rows as unknown as SelectQueryBuilder<Tables, "terms", object>).select("id").orderBy("id");
  const inOrder = [...new Set(ids)].sort((a, b) => a - b);
  const locked = await queryInChunks(inOrder, (portion) => query.where("id", "in", portion).execute());
  return locked.map(({ id }) => id);
}

/**
 * Deletes a page of the rows of a memory, and returns whether there may be more. `importIds` restricts the deletion to
 * rows of these imports. If it is undefined, only entries with their own change number are deleted.
 */
export async function erasePage(
  context: StoreContext,
  tables: readonly ("memoryEntries" | "terms" | "imports" | "providerOutputs")[],
  of: { organizationId: number; memoryId: number; importIds?: readonly number[] | Expression<{ id: number }> },
): Promise<boolean> {
  const { organizationId, memoryId, importIds } = of;
  for (const table of tables) {
    const rows = context.db
      .selectFrom(table as "terms")
      .select("id")
      .where(importIds ? memoryColumnById(context) : "memoryId", "=", memoryId)
      .$if(importIds !== undefined, (query) => query.where("importId", "in", importIds as readonly number[]))
      .$if(importIds === undefined && table === "memoryEntries", (query) => query.where("changeNo", ">", 0))
      .limit(pageSize);
    const { numDeletedRows } = await context.db
      .deleteFrom(table)
      .where(notByIndex("organizationId"), "=", organizationId)
      .where(memoryColumnById(context), "=", memoryId)
      .where("id", "in", rows)
      .executeTakeFirst();
    if (numDeletedRows > 0n) return true;
  }
  return false;
}

type DatedTable = "endedDeliveries" | "idempotencyKeys" | "providerOutputs";

export async function deleteInPages(
  db: StoreContext["db"],
  table: DatedTable,
  rows: SelectQueryBuilder<Tables, never, { id: number }>,
): Promise<void> {
  const deletion = db.deleteFrom(table).where("id", "in", rows.limit(pageSize));
  while ((await deletion.executeTakeFirst()).numDeletedRows === BigInt(pageSize));
}

/** The newest ID of a query's rows that exceed the `max` newest. */
export async function findBeyond<Table extends DatedTable>(
  rows: SelectQueryBuilder<Tables, Table, object>,
  max: number,
): Promise<number | undefined> {
  const ids = (rows as unknown as SelectQueryBuilder<Tables, "terms", object>).select("id").orderBy("id", "desc");
  return (await ids.offset(max).limit(1).executeTakeFirst())?.id;
}
