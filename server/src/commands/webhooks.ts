import { isoDateOrNull } from "../rules/dates.ts";
import { newSecret, standardSecret } from "../rules/webhook-delivery.ts";
import { commandLine } from "../store/accounts/audit.ts";
import { type DeliveryState, maxKeptDeliveries } from "../store/webhooks/deliveries.ts";
import { CliError, command, formatDay, formatJson, formatSecond, formatTable, parseId } from "./command.ts";

export const webhooks = [
  command(
    { usage: "webhooks list", does: "lists the webhooks with their status and their pending and failed deliveries" },
    async (_, store, { id }) => {
      const states = await store.webhooks.listStates(id);
      const rows = states.map(({ offAt, givenUpAt, ...webhook }) => [
        webhook.id,
        webhook.name,
        webhook.url,
        offAt === null ? "on" : `off since ${formatDay(offAt)}`,
        webhook.waiting,
        webhook.givenUp,
        formatDay(givenUpAt),
      ]);
      return formatTable(["ID", "NAME", "URL", "STATE", "WAITING", "GIVEN UP", "LAST"], rows);
    },
  ),
  command(
    {
      usage: "webhooks secret ID [--rotate]",
      does: "shows a webhook's signing secret, also in the form for Standard Webhooks libraries; --rotate creates a new one, and both sign for a day",
    },
    async ({ arguments: [text], options }, store, organization) => {
      const id = parseId("ID", text);
      const shown = await store.atomically(async (tx) => {
        const [secret] = await tx.webhooks.secretsOf(organization.id, id);
        if (secret === undefined) throw new CliError(`There is no webhook ${id}.`);
        const rotated = options.rotate ? newSecret() : undefined;
        if (rotated !== undefined) await tx.webhooks.changeSecret(organization.id, id, rotated);
        const act = rotated === undefined ? "webhook.show-secret" : "webhook.rotate-secret";
        await tx.audit.record(commandLine(organization.id), act, id);
        return rotated ?? secret;
      });
      return [shown, standardSecret(shown)];
    },
  ),
  command(
    {
      usage: "webhooks deliveries [ID] [--limit …] [--json]",
      does: "lists the latest deliveries, or those to one webhook, with their state, attempts, and last response",
    },
    async ({ arguments: [text], options }, store, { id: organizationId }) => {
      const webhookId = text === undefined ? undefined : parseId("ID", text);
      if (webhookId !== undefined && !(await store.webhooks.find(organizationId, webhookId))) {
        throw new CliError(`There is no webhook ${webhookId}.`);
      }
      const states = await store.deliveries.list(organizationId, parseLimit(options.limit), webhookId);
      if (options.json) return formatJson(states.map(describe));
      const rows = states.map(({ id, webhookId, eventType, state, attempts, ...last }) => [
        id,
        webhookId,
        eventType,
        state,
        attempts,
        last.lastStatus ?? last.lastFailure,
        formatSecond(last.lastAttemptAt),
        formatSecond(last.nextAttemptAt),
        formatSecond(last.createdAt),
      ]);
      const headings = ["ID", "WEBHOOK", "EVENT", "STATE", "ATTEMPTS", "RESPONSE", "LAST ATTEMPT", "NEXT ATTEMPT"];
      return formatTable([...headings, "CREATED"], rows);
    },
  ),
  command(
    {
      usage: "webhooks resend DELIVERY [--json]",
      does: "sends a delivery again with the same ID and all its retries; a pending one is sent immediately",
    },
    async ({ arguments: [text = ""], options }, store, { id: organizationId }) => {
      const id = parseId("DELIVERY", text.replace(/^delivery-/, ""));
      const resent = await store.atomically(({ deliveries }) => deliveries.resend(organizationId, id));
      if (resent === undefined) throw new CliError(`There is no delivery ${id}.`);
      if (resent === "off") throw new CliError(`The webhook of delivery ${id} is disabled; update it first.`);
      return [options.json ? JSON.stringify({ id, state: "pending" }) : `Resending delivery ${id}.`];
    },
  ),
];

const defaultLimit = 50;

function parseLimit(text: string | boolean | undefined): number {
  const limit = text === undefined ? defaultLimit : parseId("--limit", text);
  if (limit > maxKeptDeliveries) throw new CliError(`--limit must be at most ${maxKeptDeliveries}.`);
  return limit;
}

/** Dates as the API writes them. */
const describe = ({ lastAttemptAt, nextAttemptAt, createdAt, ...state }: DeliveryState) => ({
  ...state,
  lastAttemptAt: isoDateOrNull(lastAttemptAt),
  nextAttemptAt: isoDateOrNull(nextAttemptAt),
  createdAt: isoDateOrNull(createdAt),
});
