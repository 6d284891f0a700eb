import type { StoreContext } from "./context.ts";

/** What happened, for the webhooks of an organization. */
export interface Happening {
  eventType: "JOB_DELIVER" | "JOB_UPDATE" | "PROJECT_DELIVER" | "PROJECT_UPDATE";
  /** As it is sent. */
  body: object;
}

/** What is to be delivered, written in the transaction of the change it speaks of. */
export function outboxStore({ db, ids, clock, afterCommit }: StoreContext) {
  return {
    /** One delivery for each webhook of the organization that listens to the event. */
    async add(organizationId: number, happenings: readonly Happening[]): Promise<void> {
      if (happenings.length === 0) return;
      const webhooks = await db
        .selectFrom("webhooks")
        .select(["id", "eventTypes"])
        .where("organizationId", "=", organizationId)
        .execute();
      const wanted = happenings.flatMap(({ eventType, body }) =>
        webhooks
          .filter(({ eventTypes }) => (JSON.parse(eventTypes) as string[]).includes(eventType))
          .map(({ id: webhookId }) => ({ webhookId, eventType, body: JSON.stringify(body) })),
      );
      if (wanted.length === 0) return;
      const first = await ids.take("delivery", wanted.length);
      const now = clock();
      const waiting = { dueAt: now, attempts: 0, leasedBy: null, leasedUntil: null, createdAt: now };
      await db
        .insertInto("deliveries")
        .values(wanted.map((delivery, index) => ({ id: first + index, organizationId, ...delivery, ...waiting })))
        .execute();
      afterCommit("deliveries");
    },
  };
}
