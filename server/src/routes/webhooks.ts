import { limits } from "@openparlance/api";
import { makeError, notFound } from "../core/errors.ts";
import { findUrlFault, type WebhookUrlRules } from "../rules/webhook-address.ts";
import { newSecret } from "../rules/webhook-delivery.ts";
import { requireWebhook } from "../services/access/access.ts";
import type { EventType } from "../store/webhooks/events.ts";
import type { Webhook } from "../store/webhooks/webhooks.ts";
import type { Routes } from "./context.ts";

const maxWebhooks = Number(limits.webhooks.value);

export const webhooks = {
  async listWebhooks(_, { store, caller }) {
    return (await store.webhooks.list(caller.organizationId)).map(webhookToWire);
  },

  async createWebhook(sent, { store, caller, webhookUrlRules }) {
    const { webhookName: name, webhookUrl: url, eventType, includeChecks } = sent;
    requireAllowedUrl(url, webhookUrlRules);
    const webhook = { name, url, eventTypes: listEventTypes(eventType), includesChecks: includeChecks === true };
    return store.atomically(async (tx) => {
      if ((await tx.webhooks.count(caller.organizationId)) >= maxWebhooks)
        throw makeError("webhook-count", { n: maxWebhooks });
      return webhookToWire(await tx.webhooks.create(caller, webhook, newSecret()));
    });
  },

  async getWebhook({ id }, { store, caller }) {
    return webhookToWire(await requireWebhook(store, caller, id));
  },

  async updateWebhook({ id, webhookName, webhookUrl, eventType, includeChecks }, { store, caller, webhookUrlRules }) {
    if ([webhookName, webhookUrl, eventType, includeChecks].every((each) => each === undefined))
      throw makeError("webhook-nothing");
    if (webhookUrl !== undefined) requireAllowedUrl(webhookUrl, webhookUrlRules);
    await requireWebhook(store, caller, id);
    await store.webhooks.update(caller, id, {
      name: webhookName,
      url: webhookUrl,
      eventTypes: eventType && listEventTypes(eventType),
      includesChecks: includeChecks,
    });
    return webhookToWire(await requireWebhook(store, caller, id));
  },

  async deleteWebhook({ id }, { store, caller }) {
    await store.atomically(async (tx) => {
      await requireWebhook(tx, caller, id);
      if (!(await tx.webhooks.delete(caller.organizationId, id))) throw notFound("webhook", id);
      await tx.audit.record(caller, "webhook.delete", id);
    });
    return undefined;
  },
} satisfies Partial<Routes>;

const listEventTypes = (sent: EventType | EventType[]): EventType[] => [...new Set([sent].flat())];

function requireAllowedUrl(url: string, rules: WebhookUrlRules): void {
  const fault = findUrlFault(url, rules);
  if (fault) throw makeError("webhook-url", { rule: fault });
}

const webhookToWire = ({ id, name, url, eventTypes, includesChecks }: Webhook) => ({
  id,
  webhookName: name,
  webhookUrl: url,
  eventType: eventTypes as EventType[],
  ...(includesChecks && { includeChecks: true as const }),
});
