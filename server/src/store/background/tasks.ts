import type { NotNull } from "kysely";
import { affectsAny, findsAny, StorePart } from "../database/context.ts";
import type { Tables } from "../database/tables.ts";
import { findOrganizations, nextTasks } from "./next-task.ts";

export interface NewTask {
  organizationId: number;
  kind: string;
  /** Tasks of one subject run one after the other. */
  subject: string;
  input: unknown;
  delayMs?: number;
  /**
   * The memory whose engine it needs. A process that has it open is preferred, or else this one, to which a load balancer
   * sends the requests of the organization.
   */
  memoryId?: number;
}

/** `attempts` includes this one. */
export type Task = Pick<Row, "id" | "organizationId" | "kind" | "subject" | "attempts" | "failures"> & {
  input: unknown;
};

export type DeadTask = Pick<Row, "id" | "kind" | "subject" | "error"> & { deadAt: number };

type Row = Tables["tasks"];

/** The durable queue. A task that was added in a committed transaction runs once, or remains as a failed task. */
export class Tasks extends StorePart {
  async add({ organizationId, kind, subject, input, delayMs = 0, memoryId }: NewTask): Promise<void> {
    const id = await this.ids.take("task");
    const now = this.clock();
    await this.db
      .insertInto("tasks")
      .values(({ selectFrom, fn, val }) => ({
        id,
        organizationId,
        kind,
        subject,
        input: JSON.stringify(input),
        dueAt: now + delayMs,
        attempts: 0,
        failures: 0,
        createdAt: now,
        preferredBy:
          memoryId === undefined || !this.context.isShared
            ? null
            : fn.coalesce(
                selectFrom("openMemories")
                  .select("process")
                  .where("memoryId", "=", memoryId)
                  .where("openUntil", ">", now),
                val(this.context.process ?? null),
              ),
      }))
      .execute();
    this.context.afterCommit("tasks");
  }

  /**
   * Claims the oldest due task of the organization that waits longest. The task has no owner and is the first of its
   * subject. A task for which another process is preferred is claimed two seconds later.
   *
   * @param owner the new owner, for `leaseMs` from now
   * @param notOf organizations that have to wait
   */
  async claim(owner: string, leaseMs: number, notOf: readonly number[] = []): Promise<Task | undefined> {
    const [now, { isShared }] = [this.clock(), this.context];
    for (const organizationId of await findOrganizations(this.db, now, notOf)) {
      for (const next of nextTasks(organizationId, { now, owner, isShared })) {
        const row = await this.db
          .updateTable("tasks")
          .set((task) => ({ leasedBy: owner, leasedUntil: now + leaseMs, attempts: task("attempts", "+", 1) }))
          .where("id", "=", next)
          .returning(["id", "organizationId", "kind", "subject", "input", "attempts", "failures"])
          .executeTakeFirst();
        if (row) return { ...row, input: JSON.parse(row.input) };
      }
    }
    return undefined;
  }

  async isWaiting(organizationId: number, subject: string): Promise<boolean> {
    const waiting = this.selectIn("tasks", organizationId).select("id").where("deadAt", "is", null);
    return findsAny(waiting.where("subject", "=", subject));
  }

  /** Extends the lease of a task; false when it has another owner. */
  async keep(id: number, owner: string, leaseMs: number): Promise<boolean> {
    return affectsAny(this.#update(id, owner).set({ leasedUntil: this.clock() + leaseMs }));
  }

  /** Ends a task; false when it has another owner. */
  async done(id: number, owner: string): Promise<boolean> {
    return this.#changes(this.db.deleteFrom("tasks").where("id", "=", id).where("leasedBy", "=", owner));
  }

  /** Releases a task without counting the attempt. */
  async release(id: number, owner: string): Promise<void> {
    await this.#update(id, owner)
      .set((task) => ({ leasedBy: null, leasedUntil: null, attempts: task("attempts", "-", 1) }))
      .execute();
  }

  /** Releases a task for later without counting the attempt. */
  async postpone(id: number, owner: string, delayMs: number, error: string): Promise<void> {
    const update = this.#releaseUntil(id, owner, delayMs, error);
    await update.set((task) => ({ attempts: task("attempts", "-", 1) })).execute();
  }

  async retry(id: number, owner: string, delayMs: number, error: string): Promise<void> {
    const update = this.#releaseUntil(id, owner, delayMs, error);
    await update.set((task) => ({ failures: task("failures", "+", 1) })).execute();
  }

  listDead(organizationId: number): Promise<DeadTask[]> {
    return this.selectIn("tasks", organizationId)
      .select(["id", "kind", "subject", "error", "deadAt"])
      .where("deadAt", "is not", null)
      .$narrowType<{ deadAt: NotNull }>()
      .orderBy("id")
      .execute();
  }

  /** Resets the attempts of a task that was given up; false when there is no such task. */
  async resume(organizationId: number, id: number): Promise<boolean> {
    const reset = { deadAt: null, error: null, attempts: 0, failures: 0, dueAt: this.clock() };
    const dead = this.updateIn("tasks", organizationId).where("id", "=", id).where("deadAt", "is not", null);
    return this.#changes(dead.set(reset));
  }

  async drop(organizationId: number, id: number): Promise<boolean> {
    return affectsAny(this.deleteIn("tasks", organizationId).where("id", "=", id).where("deadAt", "is not", null));
  }

  async giveUp(id: number, owner: string, error: string): Promise<boolean> {
    const dead = { leasedBy: null, leasedUntil: null, deadAt: this.clock(), error };
    return this.#changes(this.#update(id, owner).set(dead));
  }

  /** Runs a statement that may make another task the next one. */
  async #changes(statement: Parameters<typeof affectsAny>[0]): Promise<boolean> {
    const isChanged = await affectsAny(statement);
    this.context.afterCommit("tasks");
    return isChanged;
  }

  #releaseUntil(id: number, owner: string, delayMs: number, error: string) {
    return this.#update(id, owner).set({ leasedBy: null, leasedUntil: null, dueAt: this.clock() + delayMs, error });
  }

  #update(id: number, owner: string) {
    return this.db.updateTable("tasks").where("id", "=", id).where("leasedBy", "=", owner);
  }
}
