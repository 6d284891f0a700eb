import { StorePart } from "./context.ts";

/** Counters that count nothing, and that say something of this database alone. */
const installationKind = "installation";
const bytesKeptKind = "bytesKeptUntil";
export const installationKinds = [installationKind, bytesKeptKind] as const;

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
   * @param until milliseconds since 1970
   */
  async keepBytes(until: number): Promise<void> {
    await this.db
      .insertInto("counters")
      .values({ kind: bytesKeptKind, next: until })
      .onConflict((conflict) => conflict.column("kind").doUpdateSet({ next: until }))
      .execute();
  }

  /** Whether a backup needs bytes that may be unused. */
  async isKeepingBytes(): Promise<boolean> {
    const row = await this.db
      .selectFrom("counters")
      .select("next")
      .where("kind", "=", bytesKeptKind)
      .executeTakeFirst();
    return row !== undefined && row.next > this.clock();
  }
}
