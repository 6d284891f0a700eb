import { StorePart } from "../database/context.ts";

/**
 * The largest difference between two processes' clocks. A lease that ends later is of a time of day that was set back
 * since.
 */
export const maxSkewMs = 60_000;

/**
 * Work that has no row of its own, and that one process does at a time. A lease is among the counters with the time when
 * it ends. No other lease of the name ends then, so that it says whose it is.
 */
export class Leases extends StorePart {
  /** @returns when it ends, in milliseconds since 1970; undefined while it is another one's */
  async take(name: string, leaseMs: number): Promise<number | undefined> {
    const now = this.clock();
    const row = await this.db
      .insertInto("counters")
      .values({ kind: name, next: now + leaseMs })
      .onConflict((conflict) =>
        conflict
          .column("kind")
          .doUpdateSet({ next: now + leaseMs })
          .where((where) =>
            where.or([where("counters.next", "<=", now), where("counters.next", ">", now + leaseMs + maxSkewMs)]),
          ),
      )
      .returning("next")
      .executeTakeFirst();
    return row?.next;
  }

  /** @returns when it ends then; undefined when it is no more the caller's */
  async keep(name: string, endsAt: number, leaseMs: number): Promise<number | undefined> {
    const row = await this.db
      .updateTable("counters")
      .set({ next: Math.max(endsAt, this.clock() + leaseMs) })
      .where("kind", "=", name)
      .where("next", "=", endsAt)
      .returning("next")
      .executeTakeFirst();
    return row?.next;
  }

  async release(name: string, endsAt: number): Promise<void> {
    await this.db.deleteFrom("counters").where("kind", "=", name).where("next", "=", endsAt).execute();
  }

  /** Deletes leases that ended, of processes that did not release them. */
  async sweep(prefix: string): Promise<void> {
    await this.db
      .deleteFrom("counters")
      .where("kind", "like", `${prefix}%`)
      .where("next", "<=", this.clock())
      .execute();
  }
}
