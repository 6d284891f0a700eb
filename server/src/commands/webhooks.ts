import { newSecret } from "../rules/webhook-delivery.ts";
import { commandLine } from "../store/audit.ts";
import { CliError, command, formatDay, formatTable, parseId } from "./command.ts";

export const webhooks = [
  command(
    { name: "webhooks list", does: "lists the webhooks with their status and their pending and failed deliveries" },
    async (_, store, { id }) => {
      const rows = (await store.webhooks.listStates(id)).map(
        ({ id, name, url, offAt, waiting, givenUp, givenUpAt }) => [
          ...[
            id,
            name,
            url,
            offAt === null ? "on" : `off since ${formatDay(offAt)}`,
            waiting,
            givenUp,
            formatDay(givenUpAt),
          ],
        ],
      );
      return formatTable(["ID", "NAME", "URL", "STATE", "WAITING", "GIVEN UP", "LAST"], rows);
    },
  ),
  command(
    {
      name: "webhooks secret",
      arguments: ["ID"],
      options: { rotate: { type: "boolean" } },
      does: "shows a webhook's signing secret; --rotate creates a new one, and the old one also signs for one day",
    },
    async ({ arguments: [text], options }, store, organization) => {
      const id = parseId("ID", text);
      const shown = await store.atomically(async (tx) => {
        const [secret] = await tx.webhooks.secretsOf(organization.id, id);
        if (secret === undefined) throw new CliError(`There is no webhook ${id}.`);
        const fresh = options.rotate ? newSecret() : undefined;
        if (fresh !== undefined) await tx.webhooks.changeSecret(organization.id, id, fresh);
        const act = fresh === undefined ? "webhook.show-secret" : "webhook.rotate-secret";
        await tx.audit.record(commandLine(organization.id), act, id);
        return fresh ?? secret;
      });
      return [shown];
    },
  ),
];
