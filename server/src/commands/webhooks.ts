import { newSecret } from "../rules/webhook-delivery.ts";
import { CliError, command, idOf } from "./command.ts";

export const webhooks = [
  command(
    {
      name: "webhooks secret",
      arguments: ["ID"],
      options: { rotate: { type: "boolean" } },
      does: "shows a webhook's signing secret; --rotate makes a new one, beside which the old one signs for a day",
    },
    async ({ arguments: [text], options }, store, organization) => {
      const id = idOf("ID", text);
      const [secret] = await store.webhooks.secretsOf(organization.id, id);
      if (secret === undefined) throw new CliError(`There is no webhook ${id}.`);
      if (!options.rotate) return [secret];
      const fresh = newSecret();
      await store.webhooks.changeSecret(organization.id, id, fresh);
      return [fresh];
    },
  ),
];
