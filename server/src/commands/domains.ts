import type { Organization } from "../store/accounts/accounts.ts";
import { commandLine } from "../store/accounts/audit.ts";
import type { Store } from "../store/store.ts";
import { CliError, command, type ParsedArgs, parseId, parseName } from "./command.ts";

export const domains = [
  command(
    { usage: "domains create NAME", does: "adds a domain with the organization's models and filters" },
    async ({ arguments: [text] }, store, organization) => {
      const name = parseName("NAME", text);
      const id = await store.atomically(async (tx) => {
        const created = await tx.domains.create(organization.id, name);
        await tx.audit.record(commandLine(organization.id), "domain.create", created);
        return created;
      });
      return [`Domain ${id} is ${name}.`];
    },
  ),
  command(
    { usage: "domains delete ID", does: "deletes a domain; its models and filters remain" },
    async ({ arguments: [text] }, store, organization) => {
      const { id } = await findDomain(store, organization, "ID", text);
      await store.atomically(async (tx) => {
        await tx.domains.delete(organization.id, id);
        await tx.audit.record(commandLine(organization.id), "domain.delete", id);
      });
      return [`Deleted domain ${id}.`];
    },
  ),
  command(
    { usage: "domains set ID KEY=VALUE", does: "sets domain metadata; KEY= removes the key" },
    async ({ arguments: [text, setting = ""] }, store, organization) => {
      const { id } = await findDomain(store, organization, "ID", text);
      const [, key, value] = /^([^=]+)=(.*)$/su.exec(setting) ?? [];
      if (key === undefined) throw new CliError(`The setting must be key=value, not "${setting}".`);
      await store.atomically(async (tx) => {
        await tx.domains.setMetadata(organization.id, id, key.trim(), value || undefined);
        await tx.audit.record(commandLine(organization.id), "domain.set", id);
      });
      return [value ? `Domain ${id} has ${key.trim()} ${value}.` : `Domain ${id} has no ${key.trim()}.`];
    },
  ),
];

async function findDomain(store: Store, organization: Organization, name: string, text: string | boolean | undefined) {
  const id = parseId(name, text);
  const domain = await store.domains.find(organization.id, id);
  if (!domain) throw new CliError(`There is no domain ${id}.`);
  return domain;
}

/** The domain that `--domain` specifies, or all domains of the organization. */
export async function listDomains(store: Store, organization: Organization, args: ParsedArgs): Promise<number[]> {
  const { options } = args;
  if (options.domain !== undefined) return [(await findDomain(store, organization, "--domain", options.domain)).id];
  return (await store.domains.list(organization.id)).map(({ id }) => id);
}
