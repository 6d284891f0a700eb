import { StorePart } from "../database/context.ts";

/** The limit of a task's delay, and of the wait before its next attempt. `erase-import` may wait for longer. */
const maxTaskDelayMs = 60_000;
/** The limit of the wait before the next attempt of a delivery. */
const maxRetryWaitMs = 27 * 3_600_000;
/** The limit of the time that a process may hold a delivery. */
const maxLeaseMs = 60_000;

export interface WaitingWork {
  kind: string;
  count: number;
  /** The due time of the oldest task or delivery; null when none is due. */
  oldestDueAt: number | null;
}

export class Backlog extends StorePart {
  async tasks(): Promise<WaitingWork[]> {
    const rows = await this.db
      .selectFrom("tasks")
      .select(({ fn }) => ["kind", fn.countAll<number>().as("count"), fn.min("dueAt").as("dueAt")])
      .where("deadAt", "is", null)
      .groupBy("kind")
      .orderBy("kind")
      .execute();
    return rows.map(({ kind, count, dueAt }) => ({ kind, count, oldestDueAt: this.#dueBefore(dueAt) }));
  }

  deadTasks(): Promise<{ kind: string; count: number }[]> {
    return this.db
      .selectFrom("tasks")
      .select(({ fn }) => ["kind", fn.countAll<number>().as("count")])
      .where("deadAt", "is not", null)
      .groupBy("kind")
      .orderBy("kind")
      .execute();
  }

  async deliveries(): Promise<Omit<WaitingWork, "kind">> {
    const { count, dueAt } = await this.db
      .selectFrom("deliveries")
      .select(({ fn }) => [fn.countAll<number>().as("count"), fn.min<number | null>("dueAt").as("dueAt")])
      .executeTakeFirstOrThrow();
    return { count, oldestDueAt: dueAt === null ? null : this.#dueBefore(dueAt) };
  }

  /** The due time of the next task or delivery, which may be in the past; undefined when none waits. */
  async nextDueAt(): Promise<number | undefined> {
    const earliest = (table: "tasks" | "deliveries") =>
      this.db.selectFrom(table).select(({ fn }) => fn.min<number | null>("dueAt").as("dueAt"));
    const task = await earliest("tasks").where("deadAt", "is", null).executeTakeFirstOrThrow();
    const delivery = await earliest("deliveries").executeTakeFirstOrThrow();
    const dueAts = [task, delivery].flatMap(({ dueAt }) => dueAt ?? []);
    return dueAts.length > 0 ? Math.min(...dueAts) : undefined;
  }

  /** Releases the leases of ended processes. Must be called only if no other process uses the database. */
  async takeBack(): Promise<void> {
    const nobodys = { leasedBy: null, leasedUntil: null };
    await this.db.updateTable("tasks").set(nobodys).where("leasedBy", "is not", null).execute();
    await this.db.updateTable("deliveries").set(nobodys).where("leasedBy", "is not", null).execute();
    await this.db.updateTable("idempotencyKeys").set({ leasedUntil: 0 }).where("leasedUntil", ">", 0).execute();
  }

  /**
   * Shortens waits that became too long because the clock was set back. Work that was due immediately is due now, and
   * no wait or lease exceeds its limit.
   */
  async followClock(): Promise<void> {
    const now = this.clock();
    await this.db
      .updateTable("tasks")
      .set({ dueAt: now })
      .where("dueAt", ">", now + maxTaskDelayMs)
      // While an import runs, it must not be erased.
      .where("kind", "!=", "erase-import")
      .execute();
    await this.db
      .updateTable("deliveries")
      .set({ dueAt: now })
      .where((delivery) =>
        delivery.or([
          delivery("dueAt", ">", now + maxRetryWaitMs),
          delivery.and([delivery("dueAt", ">", now), delivery("attempts", "=", 0)]),
        ]),
      )
      .execute();
    for (const table of ["tasks", "deliveries"] as const) {
      await this.db
        .updateTable(table)
        .set({ leasedUntil: now + maxLeaseMs })
        .where("leasedUntil", ">", now + maxLeaseMs)
        .execute();
    }
  }

  async ping(): Promise<void> {
    await this.db.selectFrom("counters").select("kind").limit(1).execute();
  }

  #dueBefore(dueAt: number) {
    return dueAt <= this.clock() ? dueAt : null;
  }
}
