import { queryInChunks, splitInChunks } from "../database/chunks.ts";
import { StorePart } from "../database/context.ts";
import type { Tables } from "../database/tables.ts";
import { type DeliveryOutcome, lastAttempt } from "./deliveries.ts";
import { EventListeners } from "./event-listeners.ts";
import type { OutboxEvent } from "./events.ts";

/** An event on its way to one webhook; `attempts` includes this one. */
export type Delivery = Pick<Row, "id" | "organizationId" | "webhookId" | "eventType" | "body" | "attempts"> & {
  url: string;
};

export type DueDelivery = Pick<Row, "id" | "organizationId" | "webhookId" | "dueAt">;

type Row = Tables["deliveries"];

/** The messages to deliver, written in the transaction of their change. */
export class Outbox extends StorePart {
  readonly #listeners = new EventListeners(this.context);

  /** Stores events for listeners, and adds a delivery for each active webhook that receives an event and may see it. */
  async add(organizationId: number, events: readonly OutboxEvent[]): Promise<void> {
    if (events.length === 0) return;
    const forListeners = events.filter(({ isAfterChecks }) => !isAfterChecks);
    await this.#listeners.add(organizationId, forListeners);
    const webhooks = await this.selectIn("webhooks", organizationId)
      .select(["id", "userId", "eventTypes", "includesChecks"])
      .where("offAt", "is", null)
      .orderBy("id")
      // Locks the webhooks, so that none is deleted before the deliveries are stored.
      .$if(this.context.isShared, (query) => query.forKeyShare())
      .execute();
    if (webhooks.length === 0) return;
    const memoryIds = new Set(events.flatMap((event) => event.memoryIds ?? []));
    const owners = await this.#privateOwners(organizationId, memoryIds);
    const mayUse = (userId: number | null) => (id: number) => (owners.get(id) ?? userId) === userId;
    const deliveries = events.flatMap(({ eventType, body, memoryIds = [], isAfterChecks = false }) =>
      webhooks
        .filter(({ eventTypes }) => (JSON.parse(eventTypes) as string[]).includes(eventType))
        .filter(({ includesChecks }) => eventType !== "JOB_DELIVER" || (includesChecks === 1) === isAfterChecks)
        .filter(({ userId }) => memoryIds.length === 0 || memoryIds.some(mayUse(userId)))
        .map(({ id: webhookId, userId }) => {
          const sent = typeof body === "function" ? body(mayUse(userId)) : body;
          return { webhookId, eventType, body: JSON.stringify(sent) };
        }),
    );
    if (deliveries.length === 0) return;
    const first = await this.ids.take("delivery", deliveries.length);
    const now = this.clock();
    const waiting = { organizationId, dueAt: now, attempts: 0, createdAt: now };
    const rows = deliveries.map((delivery, index) => ({ id: first + index, ...delivery, ...waiting }));
    for (const portion of splitInChunks(rows)) await this.db.insertInto("deliveries").values(portion).execute();
    this.context.afterCommit("deliveries");
  }

  /** Due deliveries without an owner, the oldest first. @param after the last delivery of the previous page */
  listDue(max: number, after?: DueDelivery): Promise<DueDelivery[]> {
    const now = this.clock();
    return this.db
      .selectFrom("deliveries")
      .select(["id", "organizationId", "webhookId", "dueAt"])
      .where("dueAt", "<=", now)
      .where((where) => where.or([where("leasedUntil", "is", null), where("leasedUntil", "<=", now)]))
      .$if(after !== undefined, (query) =>
        query
          .where("dueAt", ">=", after?.dueAt ?? 0)
          .where((where) => where.or([where("dueAt", ">", after?.dueAt ?? 0), where("id", ">", after?.id ?? 0)])),
      )
      .orderBy("dueAt")
      .orderBy("id")
      .limit(max)
      .execute();
  }

  /** Claims the due deliveries among `ids` that have no owner. @param owner the new owner, for `leaseMs` from now */
  async claim(owner: string, leaseMs: number, ids: readonly number[]): Promise<Delivery[]> {
    if (ids.length === 0) return [];
    const now = this.clock();
    const rows = await this.db
      .updateTable("deliveries")
      .set((delivery) => ({ leasedBy: owner, leasedUntil: now + leaseMs, attempts: delivery("attempts", "+", 1) }))
      .where("id", "in", (from) =>
        from
          .selectFrom("deliveries")
          .select("id")
          .where("id", "in", ids)
          .where("dueAt", "<=", now)
          .where((where) => where.or([where("leasedUntil", "is", null), where("leasedUntil", "<=", now)]))
          .$call((query) => (this.context.isShared ? query.forUpdate().skipLocked() : query)),
      )
      .returning(["id", "organizationId", "webhookId", "eventType", "body", "attempts"])
      .execute();
    if (rows.length === 0) return [];
    const webhooks = await this.db
      .selectFrom("webhooks")
      .select(["id", "url"])
      .where("id", "in", [...new Set(rows.map(({ webhookId }) => webhookId))])
      .execute();
    const urls = new Map(webhooks.map(({ id, url }) => [id, url]));
    return rows.map((row) => ({ ...row, url: urls.get(row.webhookId) ?? "" }));
  }

  async retry(delivery: Delivery, owner: string, delayMs: number, outcome: DeliveryOutcome): Promise<void> {
    const now = this.clock();
    await this.#update(delivery, owner)
      .set({ leasedBy: null, leasedUntil: null, dueAt: now + delayMs, ...lastAttempt(outcome, now) })
      .execute();
  }

  /** Releases a delivery without counting the attempt. */
  async release(delivery: Delivery, owner: string): Promise<void> {
    await this.#update(delivery, owner)
      .set((row) => ({ leasedBy: null, leasedUntil: null, attempts: row("attempts", "-", 1) }))
      .execute();
  }

  #update({ id }: Delivery, owner: string) {
    return this.db.updateTable("deliveries").where("id", "=", id).where("leasedBy", "=", owner);
  }

  async #privateOwners(organizationId: number, memoryIds: ReadonlySet<number>): Promise<Map<number, number>> {
    const rows = await queryInChunks([...memoryIds], (portion) =>
      this.selectIn("memories", organizationId)
        .select(["id", "userId"])
        .where("id", "in", portion)
        .where("isShared", "=", 0)
        .execute(),
    );
    return new Map(rows.map(({ id, userId }) => [id, userId]));
  }
}
