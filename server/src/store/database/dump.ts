import { withoutNul } from "@openparlance/text";
import { type ColumnMetadata, type Dialect, Kysely, sql } from "kysely";
import { splitInChunks } from "./chunks.ts";
import { hasSequences, type IdKind, idKinds, sequenceOf } from "./ids.ts";
import { bytesKeptPrefix, installationKind } from "./installation.ts";
import { type MigrateOptions, migrate } from "./migrate.ts";
import { rowsInCamelCase, toDatabase } from "./names.ts";
import { pageSize, readPagesById } from "./pages.ts";
import { type Tables, tableNames } from "./tables.ts";

export type DumpRow = Record<string, string | number | null>;

export interface TablePage {
  table: keyof Tables;
  rows: DumpRow[];
}

/** Tables that an organization can't use elsewhere, or that must stay secret. */
const notExported: ReadonlySet<keyof Tables> = new Set([
  ...(["counters", "keys", "quotas", "tasks", "idempotencyKeys", "uploads", "uploadParts"] as const),
  ...(["deliveries", "endedDeliveries", "eventListeners", "heardEvents", "openMemories"] as const),
]);

/**
 * Passes on all rows of one moment, while others keep writing. `organizationId` restricts it to the organization's rows
 * without keys, secrets, and running work.
 */
export async function dump(db: Kysely<Tables>, onPage: (page: TablePage) => Promise<void>, organizationId?: number) {
  await db
    .transaction()
    .setIsolationLevel("repeatable read")
    .setAccessMode("read only")
    .execute(async (tx) => {
      for await (const page of pagesIn(tx, organizationId)) await onPage(page);
    });
}

/** All rows of a database, or the rows of an organization. Nothing must write to the database meanwhile. */
export async function* pagesIn(db: Kysely<Tables>, organizationId?: number): AsyncGenerator<TablePage> {
  for (const table of tableNames) {
    if (organizationId !== undefined && notExported.has(table)) continue;
    if (table === "counters" && hasSequences(db)) yield { table, rows: await readSequences(db) };
    for await (const rows of readPages(db, table, organizationId)) yield { table, rows };
  }
}

async function readSequences(db: Kysely<Tables>): Promise<DumpRow[]> {
  const query = sql<{ sequencename: string; last: number }>`
    select sequencename, last_value as last from pg_sequences where last_value is not null and schemaname = current_schema`;
  const last = new Map((await query.execute(db.withoutPlugins())).rows.map((row) => [row.sequencename, row.last]));
  return idKinds.flatMap((kind) => {
    const value = last.get(sequenceOf(kind).toLowerCase());
    return value === undefined ? [] : [{ kind, next: value + 1 }];
  });
}

/** Sets sequences to at least the IDs of a dump. They never go back, because they aren't part of transactions. */
async function raiseSequences(db: Kysely<Tables>, rows: readonly DumpRow[]): Promise<void> {
  for (const { kind, next } of rows) {
    const name = sequenceOf(kind as IdKind);
    await sql`select setval(${name}, greatest(nextval(${name}), ${next}::bigint, 2) - 1)`.execute(db);
  }
}

async function* readPages(tx: Kysely<Tables>, table: keyof Tables, organizationId?: number): AsyncGenerator<DumpRow[]> {
  const owner = table === "organizations" ? "id" : "organizationId";
  let query = tx.selectFrom(table as "users").selectAll();
  if (organizationId !== undefined) query = query.where(owner, "=", organizationId);
  const first = await query.limit(1).executeTakeFirst();
  if (!first) return;
  // Tables without IDs stay small, so they are read at once.
  if (!("id" in first)) {
    yield (await query.execute()).map(toDumpRow);
    return;
  }
  for await (const rows of readPagesById(query, pageSize)) yield rows.map(toDumpRow);
  function toDumpRow(row: object): DumpRow {
    const { secret: _, previousSecret: __, ...rest } = row as DumpRow;
    return organizationId === undefined ? (row as DumpRow) : rest;
  }
}

/** Replaces all rows, completely or not at all. The audit log keeps its entries, and `record` adds the act to it. */
export async function replaceAll(
  db: Kysely<Tables>,
  pages: AsyncIterable<TablePage>,
  record: (tx: Kysely<Tables>) => Promise<void>,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const installation = await tx.selectFrom("counters").selectAll().where("kind", "=", installationKind).execute();
    for (const table of tableNames.toReversed()) if (table !== "audit") await tx.deleteFrom(table).execute();
    await insertAll(tx, pages);
    await tx.deleteFrom("counters").where("kind", "=", installationKind).execute();
    await tx.deleteFrom("counters").where("kind", "like", `${bytesKeptPrefix}%`).execute();
    if (installation.length > 0) await tx.insertInto("counters").values(installation).execute();
    await record(tx);
  });
}

/** A row that every database can store: SQLite accepts texts that PostgreSQL refuses. */
function storable(row: DumpRow): DumpRow {
  const entries = Object.entries(row);
  if (!entries.some(([, value]) => typeof value === "string" && value.includes("\0"))) return row;
  return Object.fromEntries(
    entries.map(([name, value]) => [name, typeof value === "string" ? withoutNul(value) : value]),
  );
}

/** Also checks the rows, because not every database refuses a value of the wrong type. @throws for a wrong row */
export async function insertAll(tx: Kysely<Tables>, pages: AsyncIterable<TablePage>): Promise<void> {
  const tables = await tx.withoutPlugins().introspection.getTables();
  const counted: ReadonlySet<unknown> = new Set(hasSequences(tx) ? idKinds : []);
  const columns = new Map(
    tables.map((table) => [table.name, new Map(table.columns.map((column) => [column.name, column]))]),
  );
  for await (const { table, rows } of pages) {
    const known = columns.get(toDatabase(String(table)));
    if (!known) throw new Error("There is no such table.");
    for (const row of rows) checkRow(table, row, known);
    const isOfSequence = ({ kind }: DumpRow) => table === "counters" && counted.has(kind);
    await raiseSequences(tx, rows.filter(isOfSequence));
    for (const portion of splitInChunks(rows.filter((row) => !isOfSequence(row)))) {
      await tx
        .insertInto(table)
        .values(portion.map(storable) as never)
        .$if(table === "audit", (query) => query.onConflict((conflict) => conflict.doNothing()))
        .execute();
    }
  }
}

function checkRow(table: string, row: DumpRow, columns: ReadonlyMap<string, ColumnMetadata>): void {
  for (const [name, value] of Object.entries(row)) {
    const column = columns.get(toDatabase(name));
    if (!column) throw new Error(`${table} has no such column.`);
    const isHeld =
      value === null
        ? column.isNullable
        : /int/i.test(column.dataType)
          ? Number.isSafeInteger(value)
          : typeof value === "string";
    if (!isHeld) throw new Error(`${table}.${name} can't store the value of a row.`);
  }
}

/**
 * Converts the rows of an earlier version's dump into rows of this version. `scratch` is an empty database, closed at
 * the end; `version` is the last migration of the dumped tables.
 */
export async function* migrateDump(
  scratch: Dialect,
  version: string,
  pages: AsyncIterable<TablePage>,
  options: Pick<MigrateOptions, "migrations"> = {},
): AsyncGenerator<TablePage> {
  const db = new Kysely<Tables>({ dialect: scratch, plugins: [rowsInCamelCase] });
  try {
    await migrate(db, { ...options, last: version });
    await db.transaction().execute((tx) => insertAll(tx, pages));
    await migrate(db, options);
    yield* pagesIn(db);
  } finally {
    await db.destroy();
  }
}
