import { sql } from "kysely";
import { StorePart } from "../database/context.ts";
import type { Tables } from "../database/tables.ts";

export type DayTokens = Omit<Tables["tokenUsage"], "organizationId">;

/** A range of days, including the first and the last. */
export interface DayRange {
  from?: string | undefined;
  to?: string | undefined;
}

/** Translated characters of production keys, and tokens of language models. Source: contract of the API, "Metering". */
export class Usage extends StorePart {
  /** Adds Unicode code points of source texts. @param counts of different keys or days */
  async add(counts: readonly (Omit<Tables["usage"], "day"> & { day?: string })[]): Promise<void> {
    const day = this.#today();
    await this.db
      .insertInto("usage")
      .values(counts.map((count) => ({ day, ...count })))
      .onConflict((conflict) =>
        conflict.columns(["keyId", "day"]).doUpdateSet({ characters: sql`usage.characters + excluded.characters` }),
      )
      .execute();
  }

  async addTokens(
    organizationId: number,
    provider: string,
    { inputTokens, outputTokens }: Pick<DayTokens, "inputTokens" | "outputTokens">,
  ): Promise<void> {
    const row = { organizationId, day: this.#today(), provider, inputTokens, outputTokens };
    await this.db
      .insertInto("tokenUsage")
      .values(row)
      .onConflict((conflict) =>
        conflict.columns(["organizationId", "day", "provider"]).doUpdateSet({
          inputTokens: sql`token_usage.input_tokens + excluded.input_tokens`,
          outputTokens: sql`token_usage.output_tokens + excluded.output_tokens`,
        }),
      )
      .execute();
  }

  /** The tokens of all keys and of background work, by day and provider. */
  async listTokens(organizationId: number, { from, to }: DayRange = {}): Promise<DayTokens[]> {
    return this.selectIn("tokenUsage", organizationId)
      .select(["day", "provider", "inputTokens", "outputTokens"])
      .$if(from !== undefined, (query) => query.where("day", ">=", from as string))
      .$if(to !== undefined, (query) => query.where("day", "<=", to as string))
      .orderBy("day")
      .orderBy("provider")
      .execute();
  }

  async list(organizationId: number, day?: string): Promise<Omit<Tables["usage"], "organizationId">[]> {
    return this.selectIn("usage", organizationId)
      .select(["keyId", "day", "characters"])
      .$if(day !== undefined, (query) => query.where("day", "=", day as string))
      .orderBy("day")
      .orderBy("keyId")
      .execute();
  }

  async listOfKey(organizationId: number, keyId: number, { from, to }: DayRange) {
    return this.selectIn("usage", organizationId)
      .select(["day", "characters"])
      .where("keyId", "=", keyId)
      .$if(from !== undefined, (query) => query.where("day", ">=", from as string))
      .$if(to !== undefined, (query) => query.where("day", "<=", to as string))
      .orderBy("day")
      .execute();
  }

  #today(): string {
    return new Date(this.clock()).toISOString().slice(0, 10);
  }
}
