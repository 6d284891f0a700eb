import { splitInChunks } from "../database/chunks.ts";
import { affectsAny, StorePart } from "../database/context.ts";
import { deleteInPages, findBeyond } from "../database/pages.ts";
import type { Tables } from "../database/tables.ts";

/** The time for which ended deliveries are stored, and their limit for a webhook. */
const keptMs = 7 * 24 * 3600_000;
export const maxKeptDeliveries = 1000;

/** The result of an attempt: the status of the response, or the name of the failure without a response. */
export type DeliveryOutcome = { status: number; failure?: never } | { status?: never; failure: string };

export type DeliveryState = Pick<Tables["deliveries"], (typeof facts)[number]> & {
  state: "pending" | "delivered" | "failed";
  /** The time of the next attempt; null when it has ended. */
  nextAttemptAt: number | null;
};

type Row = Tables["deliveries"];

const lastFacts = ["lastAttemptAt", "lastStatus", "lastFailure"] as const;
const facts = ["id", "webhookId", "eventType", "attempts", ...lastFacts, "createdAt"] as const;

export const lastAttempt = ({ status, failure }: DeliveryOutcome, at: number) => ({
  lastAttemptAt: at,
  lastStatus: status ?? null,
  lastFailure: failure ?? null,
});

export class Deliveries extends StorePart {
  /** Records the end of a delivery. Must be called in a transaction. @returns false when it has another owner */
  async end({ id }: Pick<Row, "id">, owner: string, isDelivered: boolean, outcome: DeliveryOutcome): Promise<boolean> {
    const row = await this.db
      .deleteFrom("deliveries")
      .where("id", "=", id)
      .where("leasedBy", "=", owner)
      .returningAll()
      .executeTakeFirst();
    if (!row) return false;
    await this.#keep([{ ...row, ...lastAttempt(outcome, this.clock()) }], isDelivered);
    return true;
  }

  /** Gives up all pending deliveries to a webhook. Must be called in a transaction. @returns how many */
  async giveUp(organizationId: number, webhookId: number): Promise<number> {
    const rows = await this.#deletePending(organizationId, webhookId).returningAll().execute();
    await this.#keep(rows, false);
    return rows.length;
  }

  async deleteOf(organizationId: number, webhookId: number): Promise<void> {
    await this.#deletePending(organizationId, webhookId).execute();
    await this.deleteIn("endedDeliveries", organizationId).where("webhookId", "=", webhookId).execute();
  }

  /** The last deliveries of an organization, or to one webhook, newest first. */
  async list(organizationId: number, max: number, webhookId?: number): Promise<DeliveryState[]> {
    const pending = await this.selectIn("deliveries", organizationId)
      .select([...facts, "dueAt as nextAttemptAt"])
      .$if(webhookId !== undefined, (query) => query.where("webhookId", "=", webhookId ?? 0))
      .orderBy("id", "desc")
      .limit(max)
      .execute();
    const ended = await this.selectIn("endedDeliveries", organizationId)
      .select([...facts, "isDelivered"])
      .$if(webhookId !== undefined, (query) => query.where("webhookId", "=", webhookId ?? 0))
      .orderBy("id", "desc")
      .limit(max)
      .execute();
    const states: DeliveryState[] = [
      ...pending.map((row) => ({ ...row, state: "pending" as const })),
      ...ended.map(({ isDelivered, ...row }) => ({
        ...row,
        nextAttemptAt: null,
        state: isDelivered === 1 ? ("delivered" as const) : ("failed" as const),
      })),
    ];
    return states.sort((a, b) => b.id - a.id).slice(0, max);
  }

  /**
   * Sends a delivery again, with all its retries; one that waits for a retry is sent at once. Must be called in a
   * transaction. Returns `off` when its webhook is switched off, and undefined when there is no such delivery.
   */
  async resend(organizationId: number, id: number): Promise<"resent" | "off" | undefined> {
    const waiting = this.updateIn("deliveries", organizationId).where("id", "=", id);
    if (!(await affectsAny(waiting.set({ dueAt: this.clock() })))) {
      const row = await this.db
        .selectFrom("endedDeliveries")
        .innerJoin("webhooks", "webhooks.id", "endedDeliveries.webhookId")
        .selectAll("endedDeliveries")
        .select("offAt")
        .where("endedDeliveries.organizationId", "=", organizationId)
        .where("endedDeliveries.id", "=", id)
        .$if(this.context.isShared, (query) => query.forKeyShare("webhooks"))
        .executeTakeFirst();
      if (!row) return undefined;
      const { offAt, isDelivered: _, endedAt: __, ...delivery } = row;
      if (offAt !== null) return "off";
      // Another process was faster.
      if (!(await affectsAny(this.db.deleteFrom("endedDeliveries").where("id", "=", id)))) return "resent";
      await this.insert("deliveries", { ...delivery, dueAt: this.clock(), attempts: 0 });
    }
    this.context.afterCommit("deliveries");
    return "resent";
  }

  async trim(webhookId: number): Promise<void> {
    const rows = this.db.selectFrom("endedDeliveries").where("webhookId", "=", webhookId);
    const newest = await findBeyond(rows, maxKeptDeliveries);
    if (newest === undefined) return;
    await this.db.deleteFrom("endedDeliveries").where("webhookId", "=", webhookId).where("id", "<=", newest).execute();
  }

  async sweep(): Promise<void> {
    const before = this.clock() - keptMs;
    const rows = this.db.selectFrom("endedDeliveries").select("id").where("endedAt", "<=", before);
    await deleteInPages(this.db, "endedDeliveries", rows.orderBy("endedAt"));
    const webhooks = await this.db.selectFrom("webhooks").select("id").execute();
    for (const { id } of webhooks) await this.trim(id);
  }

  #deletePending(organizationId: number, webhookId: number) {
    return this.deleteIn("deliveries", organizationId).where("webhookId", "=", webhookId);
  }

  async #keep(rows: readonly Row[], isDelivered: boolean): Promise<void> {
    const endedAt = this.clock();
    const ended = rows.map(({ dueAt: _, leasedBy: __, leasedUntil: ___, ...row }) => ({
      ...row,
      isDelivered: Number(isDelivered),
      endedAt,
    }));
    for (const portion of splitInChunks(ended)) await this.db.insertInto("endedDeliveries").values(portion).execute();
  }
}
