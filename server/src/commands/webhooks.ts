import { newSecret } from "../rules/webhook-delivery.ts";
import { CliError, command, formatDay, formatTable, parseId } from "./command.ts";

export const webhooks = [
  command(
    { name: "webhooks list", does: "lists the webhooks: which are off, and what waits for them or was given up" },
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
      does: "shows a webhook's signing secret; --rotate makes a new one, beside which the old one signs for a day",
    },
    async ({ arguments: [text], options }, store, organization) => {
      const id = parseId("ID", text);
      const [secret] = await store.webhooks.secretsOf(organization.id, id);
      if (secret === undefined) throw new CliError(`There is no webhook ${id}.`);
      if (!options.rotate) return [secret];
      const fresh = newSecret();
      await store.webhooks.changeSecret(organization.id, id, fresh);
      return [fresh];
    },
  ),
];
