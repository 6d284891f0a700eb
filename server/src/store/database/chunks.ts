import {
  type Insertable,
  type InsertQueryBuilder,
  type InsertResult,
  type RawBuilder,
  type SelectQueryBuilder,
  sql,
  type UnknownRow,
} from "kysely";
import type { StoreContext } from "./context.ts";
import { renameKeys, toDatabase } from "./names.ts";
import type { Tables } from "./tables.ts";

/** SQLite accepts 32,766 parameters in a statement, PostgreSQL 65,535. */
const [maxIds, maxRows] = [10_000, 500];

export async function queryInChunks<Id, Row>(ids: readonly Id[], read: (portion: readonly Id[]) => Promise<Row[]>) {
  const rows: Row[] = [];
  for (const portion of splitInChunks(ids, maxIds)) for (const row of await read(portion)) rows.push(row);
  return rows;
}

export const idsOf = (rows: readonly { id: number }[]): number[] => rows.map(({ id }) => id);

export async function countRows(db: StoreContext["db"], rows: SelectQueryBuilder<Tables, never, { id: number }>) {
  const { count } = await db
    .selectFrom(rows.as("counted"))
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
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
export const memoryColumnById = ({ isShared }: Pick<StoreContext, "isShared">) =>
  isShared ? sql.ref<number>("memoryId") : notByIndex("memoryId");

/**
 * Inserts rows that have the same columns, at most 500. Must be called in a transaction: SQLite runs a small statement
 * for each row. PostgreSQL gets the values that are the same in all rows as one parameter of JSON, and the others as a
 * second one. Thousands of parameters take longer than the rows themselves.
 */
export async function insertRows<T extends keyof Tables>(
  { db, isShared }: Pick<StoreContext, "db" | "isShared">,
  table: T,
  rows: readonly Insertable<Tables[T]>[],
  complete = (insertion: InsertQueryBuilder<Tables, T, InsertResult>) => insertion,
): Promise<void> {
  const insertion = db.insertInto(table) as InsertQueryBuilder<Tables, T, InsertResult>;
  const all = rows as readonly UnknownRow[];
  const columns = Object.keys(all[0] ?? {});
  if (!isShared) {
    const parameters = all.map((row) => columns.map((column) => row[column]));
    await db.executeQuery({ ...complete(insertion.values(rows.slice(0, 1))).compile(), parameters });
    return;
  }
  const isCommon = (column: string) => all.every((row) => row[column] === all[0]?.[column]);
  const common = columns.filter(isCommon);
  const [base] = renameKeys(all.slice(0, 1), toDatabase, common);
  const varied = columns.filter((column) => !common.includes(column));
  const others = renameKeys(all, toDatabase, varied);
  const names = sql.join(columns.map((column) => sql.ref(column)));
  const read = sql`select ${names} from json_populate_recordset(
    json_populate_record(null::${sql.table(table)}, ${toJson(base)}), ${toJson(others)})`;
  await complete(insertion.columns(columns as never).expression(read as never)).execute();
}

/** JSON in which half of a surrogate pair is the replacement character, because PostgreSQL refuses it. */
function toJson(value: unknown): string {
  const json = JSON.stringify(value);
  if (!json.includes("\\ud")) return json;
  return JSON.stringify(value, (_, each) => (typeof each === "string" ? each.toWellFormed() : each));
}

/** A condition that a number is one of many. PostgreSQL gets them as one parameter. */
export const isOneOf = (
  { isShared }: Pick<StoreContext, "isShared">,
  column: string,
  numbers: readonly number[],
): RawBuilder<boolean> =>
  isShared ? sql`${sql.ref(column)} = any(${numbers}::bigint[])` : sql`${sql.ref(column)} in (${sql.join(numbers)})`;
