import type { StoreContext } from "./context.ts";

export interface Webhook {
  id: number;
  name: string;
  url: string;
  eventTypes: string[];
}

/** Webhooks of an organization. */
export function webhooksStore({ db, ids, clock }: StoreContext) {
  const select = (organizationId: number) =>
    db.selectFrom("webhooks").select(["id", "name", "url", "eventTypes"]).where("organizationId", "=", organizationId);

  return {
    async list(organizationId: number): Promise<Webhook[]> {
      return (await select(organizationId).orderBy("id").execute()).map(webhookOf);
    },

    async find(organizationId: number, id: number): Promise<Webhook | undefined> {
      const row = await select(organizationId).where("id", "=", id).executeTakeFirst();
      return row && webhookOf(row);
    },

    /** @param secret signs each delivery */
    async create(organizationId: number, webhook: Omit<Webhook, "id">, secret: string): Promise<Webhook> {
      const id = await ids.take("webhook");
      const eventTypes = JSON.stringify(webhook.eventTypes);
      await db
        .insertInto("webhooks")
        .values({ ...webhook, id, organizationId, eventTypes, secret, createdAt: clock() })
        .execute();
      return { ...webhook, id };
    },

    async update(organizationId: number, { id, name, url, eventTypes }: Webhook): Promise<void> {
      await db
        .updateTable("webhooks")
        .set({ name, url, eventTypes: JSON.stringify(eventTypes) })
        .where("organizationId", "=", organizationId)
        .where("id", "=", id)
        .execute();
    },

    async delete(organizationId: number, id: number): Promise<void> {
      await db.deleteFrom("webhooks").where("organizationId", "=", organizationId).where("id", "=", id).execute();
    },
  };
}

const webhookOf = (row: { id: number; name: string; url: string; eventTypes: string }): Webhook => ({
  ...row,
  eventTypes: JSON.parse(row.eventTypes),
});
