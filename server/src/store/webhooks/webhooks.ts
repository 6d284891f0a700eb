import type { Caller } from "../../core/caller.ts";
import { countRows } from "../database/chunks.ts";
import { affectsAny, StorePart } from "../database/context.ts";
import { Deliveries } from "./deliveries.ts";

/** The time for which both secrets sign after a change, so that receivers can change theirs one after the other. */
const bothSecretsMs = 24 * 3600 * 1000;

export interface Webhook {
  id: number;
  name: string;
  url: string;
  eventTypes: string[];
  includesChecks: boolean;
}

type NewWebhook = Omit<Webhook, "id" | "includesChecks"> & Partial<Pick<Webhook, "includesChecks">>;

type WebhookChanges = { [Field in keyof Omit<Webhook, "id">]?: Webhook[Field] | undefined };

export interface WebhookState extends Pick<Webhook, "id" | "name" | "url"> {
  offAt: number | null;
  waiting: number;
  givenUp: number;
  givenUpAt: number | null;
}

export class Webhooks extends StorePart {
  readonly #deliveries = new Deliveries(this.context);

  /** Locks a webhook until the transaction ends: no other transaction changes it or ends its deliveries. */
  async hold(organizationId: number, id: number): Promise<void> {
    if (!this.context.isShared) return;
    await this.selectIn("webhooks", organizationId).select("id").where("id", "=", id).forNoKeyUpdate().execute();
  }

  async countGivenUp(organizationId: number, id: number, count: number): Promise<void> {
    await this.updateIn("webhooks", organizationId)
      .set((row) => ({ givenUp: row("givenUp", "+", count), givenUpAt: this.clock() }))
      .where("id", "=", id)
      .execute();
  }

  async listStates(organizationId: number): Promise<WebhookState[]> {
    return this.db
      .selectFrom("webhooks")
      .leftJoin("deliveries", "deliveries.webhookId", "webhooks.id")
      .select(["webhooks.id", "name", "url", "offAt", "givenUp", "givenUpAt"])
      .select(({ fn }) => fn.count<number>("deliveries.id").as("waiting"))
      .where("webhooks.organizationId", "=", organizationId)
      .groupBy("webhooks.id")
      .orderBy("webhooks.id")
      .execute();
  }

  async list(organizationId: number): Promise<Webhook[]> {
    return (await this.#select(organizationId).orderBy("id").execute()).map(fromRow);
  }

  async count(organizationId: number): Promise<number> {
    return countRows(this.db, this.selectIn("webhooks", organizationId).select("id"));
  }

  async find(organizationId: number, id: number): Promise<Webhook | undefined> {
    const row = await this.#select(organizationId).where("id", "=", id).executeTakeFirst();
    return row && fromRow(row);
  }

  async create(
    { organizationId, userId }: Pick<Caller, "organizationId" | "userId">,
    { includesChecks = false, ...webhook }: NewWebhook,
    secret: string,
  ): Promise<Webhook> {
    const id = await this.ids.take("webhook");
    const fields = { eventTypes: JSON.stringify(webhook.eventTypes), includesChecks: Number(includesChecks) };
    const state = { secret, givenUp: 0, createdAt: this.clock() };
    await this.insert("webhooks", { ...webhook, ...fields, ...state, id, organizationId, userId });
    return { ...webhook, id, includesChecks };
  }

  /** Changes the specified fields of a webhook, and switches it on. A caller who changes the URL becomes its owner. */
  async update(caller: Pick<Caller, "organizationId" | "userId">, id: number, changes: WebhookChanges): Promise<void> {
    const { organizationId, userId } = caller;
    const { name, url, eventTypes, includesChecks } = changes;
    await this.updateIn("webhooks", organizationId)
      .set({
        name,
        url,
        eventTypes: eventTypes && JSON.stringify(eventTypes),
        includesChecks: includesChecks === undefined ? undefined : Number(includesChecks),
        offAt: null,
        ...(url !== undefined && { userId }),
      })
      .where("id", "=", id)
      .execute();
  }

  /** The secrets that sign now, the newest first; [] when there is no such webhook. */
  async secretsOf(organizationId: number, id: number): Promise<string[]> {
    const row = await this.selectIn("webhooks", organizationId)
      .select(["secret", "previousSecret", "previousSecretUntil"])
      .where("id", "=", id)
      .executeTakeFirst();
    if (!row) return [];
    const { secret, previousSecret, previousSecretUntil } = row;
    return previousSecret && this.clock() < (previousSecretUntil ?? 0) ? [secret, previousSecret] : [secret];
  }

  /** Replaces the secret; the old one also signs for a day. */
  async changeSecret(organizationId: number, id: number, secret: string): Promise<void> {
    await this.updateIn("webhooks", organizationId)
      .set((row) => ({ secret, previousSecret: row.ref("secret"), previousSecretUntil: this.clock() + bothSecretsMs }))
      .where("id", "=", id)
      .execute();
  }

  /**
   * Ends all deliveries to a webhook until it is changed. Must be called in a transaction. @returns how many were
   * waiting
   */
  async switchOff(organizationId: number, id: number): Promise<number> {
    await this.updateIn("webhooks", organizationId).set({ offAt: this.clock() }).where("id", "=", id).execute();
    const count = await this.#deliveries.giveUp(organizationId, id);
    await this.countGivenUp(organizationId, id, count);
    return count;
  }

  /** Deletes a webhook with its pending deliveries; false when another request has deleted it. */
  async delete(organizationId: number, id: number): Promise<boolean> {
    // The first statement, because it waits for transactions that add deliveries.
    const isDeleted = await affectsAny(this.deleteIn("webhooks", organizationId).where("id", "=", id));
    await this.#deliveries.deleteOf(organizationId, id);
    return isDeleted;
  }

  #select(organizationId: number) {
    return this.selectIn("webhooks", organizationId).select(["id", "name", "url", "eventTypes", "includesChecks"]);
  }
}

const fromRow = (
  row: Pick<Webhook, "id" | "name" | "url"> & { eventTypes: string; includesChecks: number },
): Webhook => ({ ...row, eventTypes: JSON.parse(row.eventTypes), includesChecks: row.includesChecks === 1 });
