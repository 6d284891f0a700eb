import type { Kysely } from "kysely";
import type { Clock } from "../ports.ts";
import type { Ids } from "./ids.ts";
import type { Tables } from "./tables.ts";

/** What every part of the store works with. */
export interface StoreContext {
  db: Kysely<Tables>;
  ids: Ids;
  clock: Clock;
}
