import type { Kysely } from "kysely";
import type { Clock } from "../ports.ts";
import type { Ids } from "./ids.ts";
import type { CompiledQueries } from "./prepared.ts";
import type { Tables } from "./tables.ts";

/** Changes that other parts of the process are notified of as soon as they are committed. */
export type Change = "tasks" | "deliveries";

/** What every part of the store works with: the store's own connection, or that of a transaction. */
export interface StoreContext {
  db: Kysely<Tables>;
  ids: Pick<Ids, "take">;
  clock: Clock;
  /** Those of the database, in transactions too. */
  compiled: CompiledQueries;
  /** Reports a change when the transaction is committed, at once without one. */
  afterCommit(change: Change): void;
  /** PostgreSQL: several processes take from the same tables. */
  isShared: boolean;
}

/** A part of the store: what can be read and written of one subject. */
export abstract class StorePart {
  protected readonly context: StoreContext;

  constructor(context: StoreContext) {
    this.context = context;
  }

  protected get db(): StoreContext["db"] {
    return this.context.db;
  }

  protected get ids(): StoreContext["ids"] {
    return this.context.ids;
  }

  protected clock(): number {
    return this.context.clock();
  }
}
