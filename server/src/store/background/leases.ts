import { StorePart } from "../database/context.ts";

/** The limit of the difference between two processes' clocks. A later end is from before the clock was set back. */
export const maxSkewMs = 60_000;

/**
 * Leases for work without its own row that only one process may do at a time. A lease is a counter whose value is its
 * end. No other lease of the same name has the same end, so the end identifies the owner.
 */
export class Leases extends StorePart {
  /** @returns the end in milliseconds since 1970; undefined while another process has the lease */
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

  /** @returns the new end; undefined when the caller has lost the lease */
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

  async sweep(prefix: string): Promise<void> {
    await this.db
      .deleteFrom("counters")
      .where("kind", "like", `${prefix}%`)
      .where("next", "<=", this.clock())
      .execute();
  }
}
