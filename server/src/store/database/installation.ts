import { findsAny, StorePart } from "./context.ts";

/** The `kind` of the row of `counters` that contains the identity of this database instead of a count. */
export const installationKind = "installation";
/** The prefix of rows for this database's backups, which hold their end. */
export const bytesKeptPrefix = "bytesKeptUntil:";

export class Installation extends StorePart {
  /** A random number, drawn when it is first read. A restored backup does not change it. */
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
   * Keeps all bytes until a time (milliseconds since 1970), for a backup that copies the bytes of the rows of one
   * moment. Work that ends before then erases none of them. Each backup keeps bytes independently.
   */
  async keepBytes(backup: string, until: number): Promise<void> {
    await this.db
      .insertInto("counters")
      .values({ kind: bytesKeptPrefix + backup, next: until })
      .onConflict((conflict) => conflict.column("kind").doUpdateSet({ next: until }))
      .execute();
  }

  /** Ends keeping bytes for a backup, and for interrupted backups whose time is over. */
  async releaseBytes(backup: string): Promise<void> {
    await this.db
      .deleteFrom("counters")
      .where("kind", "like", `${bytesKeptPrefix}%`)
      .where((where) => where.or([where("kind", "=", bytesKeptPrefix + backup), where("next", "<=", this.clock())]))
      .execute();
  }

  /** Whether a backup may need bytes to which no row refers. */
  async hasOpenBackup(): Promise<boolean> {
    const kept = this.db.selectFrom("counters").select("next").where("kind", "like", `${bytesKeptPrefix}%`);
    return findsAny(kept.where("next", ">", this.clock()));
  }
}
