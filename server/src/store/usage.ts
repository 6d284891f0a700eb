import { sql } from "kysely";
import type { StoreContext } from "./context.ts";

export interface Usage {
  keyId: number;
  /** UTC, `2025-03-10`. */
  day: string;
  characters: number;
}

/** What production keys had translated, by key and day. Source: contract of the API, section "Metering". */
export function usageStore({ db, clock }: StoreContext) {
  return {
    /** @param characters Unicode code points of source text */
    async add(organizationId: number, keyId: number, characters: number): Promise<void> {
      const day = new Date(clock()).toISOString().slice(0, 10);
      await db
        .insertInto("usage")
        .values({ organizationId, keyId, day, characters })
        .onConflict((conflict) =>
          conflict.columns(["keyId", "day"]).doUpdateSet({ characters: sql`usage.characters + ${characters}` }),
        )
        .execute();
    },

    /** By day and key; of one day when it is given. */
    async list(organizationId: number, day?: string): Promise<Usage[]> {
      return db
        .selectFrom("usage")
        .select(["keyId", "day", "characters"])
        .where("organizationId", "=", organizationId)
        .$if(day !== undefined, (query) => query.where("day", "=", day as string))
        .orderBy("day")
        .orderBy("keyId")
        .execute();
    },
  };
}
