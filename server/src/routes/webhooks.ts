import { webhookNothing, webhookUrl } from "../errors.ts";
import { webhookOf } from "../rules/visible.ts";
import { faultOf } from "../rules/webhook-address.ts";
import type { Webhook } from "../store/webhooks.ts";
import type { Routes } from "./context.ts";

export const webhooks = {
  async listWebhooks(_, { store, caller }) {
    return (await store.webhooks.list(caller.organizationId)).map(webhookToWire);
  },

  async createWebhook({ webhookName: name, webhookUrl: url, eventType }, { store, caller, mode }) {
    requireAddress(url, mode);
    const webhook = { name, url, eventTypes: eventTypesOf(eventType) };
    return webhookToWire(await store.webhooks.create(caller.organizationId, webhook, newSecret()));
  },

  async getWebhook({ id }, { store, caller }) {
    return webhookToWire(await webhookOf(store, caller, id));
  },

  async updateWebhook({ id, webhookName, webhookUrl, eventType }, { store, caller, mode }) {
    if (webhookName === undefined && webhookUrl === undefined && eventType === undefined) throw webhookNothing();
    if (webhookUrl !== undefined) requireAddress(webhookUrl, mode);
    const before = await webhookOf(store, caller, id);
    const webhook: Webhook = {
      id,
      name: webhookName ?? before.name,
      url: webhookUrl ?? before.url,
      eventTypes: eventType === undefined ? before.eventTypes : eventTypesOf(eventType),
    };
    await store.webhooks.update(caller.organizationId, webhook);
    return webhookToWire(webhook);
  },

  async deleteWebhook({ id }, { store, caller }) {
    await webhookOf(store, caller, id);
    await store.webhooks.delete(caller.organizationId, id);
    return undefined;
  },
} satisfies Routes<"listWebhooks" | "createWebhook" | "getWebhook" | "updateWebhook" | "deleteWebhook">;

type EventType = "JOB_DELIVER" | "JOB_UPDATE" | "PROJECT_DELIVER" | "PROJECT_UPDATE";

const eventTypesOf = (sent: EventType | EventType[]): EventType[] => [...new Set([sent].flat())];

function requireAddress(url: string, mode: "development" | "production"): void {
  const fault = faultOf(url, mode);
  if (fault) throw webhookUrl(fault);
}

/** 256 random bits; the command line shows them as text, and that text is the key of the signature. */
function newSecret(): string {
  return btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(32))));
}

const webhookToWire = ({ id, name, url, eventTypes }: Webhook) => ({
  id,
  webhookName: name,
  webhookUrl: url,
  eventType: eventTypes as EventType[],
});
