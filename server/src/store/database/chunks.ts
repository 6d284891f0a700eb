import { sql } from "kysely";
import type { StoreContext } from "./context.ts";

/** SQLite accepts 32,766 parameters in a statement, PostgreSQL 65,535. */
const [maxIds, maxRows] = [10_000, 500];

export async function queryInChunks<Id, Row>(
  ids: readonly Id[],
  read: (portion: readonly Id[]) => Promise<Row[]>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (const portion of splitInChunks(ids, maxIds)) for (const row of await read(portion)) rows.push(row);
  return rows;
}

/** Splits rows of up to 60 columns so that each part fits into a statement. */
export function* splitInChunks<Row>(rows: readonly Row[], size = maxRows): Generator<Row[]> {
  for (let start = 0; start < rows.length; start += size) yield rows.slice(start, start + size);
}

/** The values of the new row for these columns, in an upsert. */
export const newValues =
  <Column extends string>(...columns: readonly Column[]) =>
  ({ ref }: { ref(column: never): unknown }) =>
    Object.fromEntries(columns.map((column) => [column, ref(`excluded.${column}` as never)])) as Record<Column, never>;

/**
 * A column for which no index is used, where the database would choose the wrong one. With many IDs, SQLite would read
 * all rows of a document or an organization, because it assumes that these have ten.
 */
export const notByIndex = (column: string) => sql<number>`+${sql.ref(column)}`;

/** The memory column in a query by IDs: PostgreSQL then reads one partition. SQLite would use an index on it. */
export const memoryOfIds = ({ isShared }: Pick<StoreContext, "isShared">) =>
  isShared ? sql.ref<number>("memoryId") : notByIndex("memoryId");
