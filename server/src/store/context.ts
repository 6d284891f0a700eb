import type { Kysely } from "kysely";
import type { Clock } from "../ports.ts";
import type { Ids } from "./ids.ts";
import type { Tables } from "./tables.ts";

/** What others of this process want to hear of as soon as it is committed. */
export type Change = "tasks" | "deliveries";

/** What every part of the store works with. */
export interface StoreContext {
  db: Kysely<Tables>;
  ids: Pick<Ids, "take">;
  clock: Clock;
  /** Tells of a change when the transaction is committed, at once without one. */
  afterCommit(change: Change): void;
  /** PostgreSQL: several processes take from the same tables. */
  isShared: boolean;
}
