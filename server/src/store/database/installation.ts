import { StorePart } from "./context.ts";

/** The counter that counts nothing. */
export const installationKind = "installation";

/** What distinguishes this database from every other. */
export class Installation extends StorePart {
  /** A number drawn when it is first read; a restored backup does not change it. */
  async number(): Promise<number> {
    const [high = 0, low = 0] = crypto.getRandomValues(new Uint32Array(2));
    const drawn = { kind: installationKind, next: (high % 2 ** 20) * 2 ** 32 + low };
    await this.db
      .insertInto("counters")
      .values(drawn)
      .onConflict((conflict) => conflict.column("kind").doNothing())
      .execute();
    const { next } = await this.db
      .selectFrom("counters")
      .select("next")
      .where("kind", "=", installationKind)
      .executeTakeFirstOrThrow();
    return next;
  }
}
