import { StorePart } from "./context.ts";

/** A counter that counts nothing, and says something of this database alone. */
export const installationKind = "installation";
/** Counters of this database's backups: when they end. */
export const bytesKeptPrefix = "bytesKeptUntil:";

/** The identity of this database. */
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

  /**
   * Keeps all bytes until then, for a backup that copies those which the rows of one moment name. Work that ends before
   * they are copied erases none of them.
   *
   * @param backup names it; others at the same time keep bytes for themselves
   * @param until milliseconds since 1970
   */
  async keepBytes(backup: string, until: number): Promise<void> {
    await this.db
      .insertInto("counters")
      .values({ kind: bytesKeptPrefix + backup, next: until })
      .onConflict((conflict) => conflict.column("kind").doUpdateSet({ next: until }))
      .execute();
  }

  /** A backup needs no bytes any more, and neither does one that broke off so long ago. */
  async releaseBytes(backup: string): Promise<void> {
    await this.db
      .deleteFrom("counters")
      .where("kind", "like", `${bytesKeptPrefix}%`)
      .where((where) => where.or([where("kind", "=", bytesKeptPrefix + backup), where("next", "<=", this.clock())]))
      .execute();
  }

  /** Whether a backup needs bytes that may be unused. */
  async isKeepingBytes(): Promise<boolean> {
    const row = await this.db
      .selectFrom("counters")
      .select("next")
      .where("kind", "like", `${bytesKeptPrefix}%`)
      .where("next", ">", this.clock())
      .limit(1)
      .executeTakeFirst();
    return row !== undefined;
  }
}
