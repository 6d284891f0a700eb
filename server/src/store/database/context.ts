import {
  type DeleteQueryBuilder,
  type DeleteResult,
  type InsertObject,
  type Kysely,
  type SelectQueryBuilder,
  type UpdateQueryBuilder,
  UpdateResult,
} from "kysely";
import type { Clock } from "../../core/environment.ts";
import type { Ids } from "./ids.ts";
import type { CompiledQueries } from "./prepared.ts";
import type { Tables } from "./tables.ts";

/** After these changes are committed, other parts of the process are notified. */
export type Change = "tasks" | "deliveries";

/** The context of every part of the store: the connection of the store, or of a transaction. */
export interface StoreContext {
  db: Kysely<Tables>;
  ids: Pick<Ids, "take" | "prepare">;
  clock: Clock;
  /** The compiled queries of the database, also for transactions. */
  compiled: CompiledQueries;
  /** Reports a change when the transaction is committed, or at once without a transaction. */
  afterCommit(change: Change): void;
  /** Whether the database is PostgreSQL, which several processes may use. */
  isShared: boolean;
  /** The name of a process that does background work. */
  process?: string | undefined;
}

type OwnedTable = { [T in keyof Tables]: Tables[T] extends { organizationId: number } ? T : never }[keyof Tables];

export abstract class StoreAccess {
  protected readonly context: StoreContext;

  constructor(context: StoreContext) {
    this.context = context;
  }
}

export abstract class StorePart extends StoreAccess {
  protected get db(): StoreContext["db"] {
    return this.context.db;
  }

  protected get ids(): StoreContext["ids"] {
    return this.context.ids;
  }

  protected clock(): number {
    return this.context.clock();
  }

  protected insert<T extends OwnedTable>(table: T, row: InsertObject<Tables, T>): Promise<Tables[T]> {
    const insertion = this.db
      .insertInto(table as OwnedTable)
      .values(row as never)
      .returningAll();
    return insertion.executeTakeFirstOrThrow() as unknown as Promise<Tables[T]>;
  }

  protected selectIn<T extends OwnedTable>(table: T, organizationId: number) {
    const rows = this.db.selectFrom(table as OwnedTable).where("organizationId", "=", organizationId);
    return rows as unknown as SelectQueryBuilder<Tables, T, object>;
  }

  protected updateIn<T extends OwnedTable>(table: T, organizationId: number) {
    const rows = this.db.updateTable(table as OwnedTable).where("organizationId", "=", organizationId);
    return rows as unknown as UpdateQueryBuilder<Tables, T, T, UpdateResult>;
  }

  protected deleteIn<T extends OwnedTable>(table: T, organizationId: number) {
    const rows = this.db.deleteFrom(table as OwnedTable).where("organizationId", "=", organizationId);
    return rows as unknown as DeleteQueryBuilder<Tables, T, DeleteResult>;
  }
}

export const findsAny = async (query: {
  limit(rows: number): { executeTakeFirst(): Promise<object | undefined> };
}): Promise<boolean> => (await query.limit(1).executeTakeFirst()) !== undefined;

export async function affectsAny(statement: {
  executeTakeFirst(): Promise<UpdateResult | DeleteResult>;
}): Promise<boolean> {
  const result = await statement.executeTakeFirst();
  return (result instanceof UpdateResult ? result.numUpdatedRows : result.numDeletedRows) > 0n;
}
