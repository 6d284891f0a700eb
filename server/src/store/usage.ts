import { sql } from "kysely";
import { StorePart } from "./context.ts";
import { PreparedQuery } from "./prepared.ts";
import type { Tables } from "./tables.ts";

export interface DayUsage {
  keyId: number;
  /** UTC, `2025-03-10`. */
  day: string;
  characters: number;
}

const addUsage = new PreparedQuery<Tables["usage"], never>((db, place) =>
  db
    .insertInto("usage")
    .values({
      organizationId: place("organizationId"),
      keyId: place("keyId"),
      day: place("day"),
      characters: place("characters"),
    })
    .onConflict((conflict) =>
      conflict.columns(["keyId", "day"]).doUpdateSet({ characters: sql`usage.characters + ${place("characters")}` }),
    ),
);

/** What production keys had translated, by key and day. Source: contract of the API, section "Metering". */
export class Usage extends StorePart {
  /** @param characters Unicode code points of source text */
  async add(organizationId: number, keyId: number, characters: number): Promise<void> {
    const day = new Date(this.clock()).toISOString().slice(0, 10);
    await addUsage.run(this.context, { organizationId, keyId, day, characters });
  }

  /** By day and key; of one day when it is given. */
  async list(organizationId: number, day?: string): Promise<DayUsage[]> {
    return this.db
      .selectFrom("usage")
      .select(["keyId", "day", "characters"])
      .where("organizationId", "=", organizationId)
      .$if(day !== undefined, (query) => query.where("day", "=", day as string))
      .orderBy("day")
      .orderBy("keyId")
      .execute();
  }

  /** Of one key, by day, from the first day to the last. */
  async listOfKey(
    organizationId: number,
    keyId: number,
    { from, to }: { from?: string | undefined; to?: string | undefined },
  ): Promise<Pick<DayUsage, "day" | "characters">[]> {
    return this.db
      .selectFrom("usage")
      .select(["day", "characters"])
      .where("organizationId", "=", organizationId)
      .where("keyId", "=", keyId)
      .$if(from !== undefined, (query) => query.where("day", ">=", from as string))
      .$if(to !== undefined, (query) => query.where("day", "<=", to as string))
      .orderBy("day")
      .execute();
  }
}
