import { sql } from "kysely";
import type { StoreContext } from "./context.ts";

/** SQLite takes 32,766 parameters in a statement, PostgreSQL 65,535. */
const [maxIds, maxRows] = [10_000, 500];

/** All rows of a query for many ids, read in portions that a statement can hold. */
export async function queryInChunks<Id, Row>(
  ids: readonly Id[],
  read: (portion: readonly Id[]) => Promise<Row[]>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (const portion of splitInChunks(ids, maxIds)) for (const row of await read(portion)) rows.push(row);
  return rows;
}

/** Rows of up to 60 columns, in portions that a statement can hold. */
export function* splitInChunks<Row>(rows: readonly Row[], size = maxRows): Generator<Row[]> {
  for (let start = 0; start < rows.length; start += size) yield rows.slice(start, start + size);
}

/** The new row's values of these columns, for an upsert. */
export const newValues =
  <Column extends string>(...columns: readonly Column[]) =>
  ({ ref }: { ref(column: never): unknown }) =>
    Object.fromEntries(columns.map((column) => [column, ref(`excluded.${column}` as never)])) as Record<Column, never>;

/**
 * A column that no index is to be used for, where the database would take the wrong one. With many ids SQLite reads all
 * rows of a document or an organization instead, because it supposes that those have ten.
 */
export const notByIndex = (column: string) => sql<number>`+${sql.ref(column)}`;

/**
 * The memory of rows that are found by their ids. PostgreSQL reads only its partition then; SQLite, which has none, would
 * use an index on the memory.
 */
export const memoryOfIds = ({ isShared }: Pick<StoreContext, "isShared">) =>
  isShared ? sql.ref<number>("memoryId") : notByIndex("memoryId");
