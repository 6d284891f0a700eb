import { firstCharactersOf, hashKey, newKey } from "../services/keys.ts";
import { CliError, command, defaultUser, formatDay, formatTable, parseId } from "./command.ts";
import { parseEmail } from "./users.ts";

export const keys = [
  command(
    {
      name: "keys create",
      options: { user: { type: "string" }, development: { type: "boolean" } },
      does: "creates a key and shows it once",
    },
    async ({ options }, { accounts }, { id: organizationId, name, plan }) => {
      if (plan !== "business") {
        throw new CliError(`Keys need the Business plan; the organization "${name}" has the plan ${plan}.`);
      }
      const email = parseEmail(String(options.user ?? defaultUser));
      const isDevelopment = options.development === true;
      const key = newKey(isDevelopment);
      const userId = await accounts.userOf(organizationId, email);
      const hash = await hashKey(key);
      const id = await accounts.createKey({
        ...{ organizationId, userId, hash, isDevelopment },
        firstCharacters: firstCharactersOf(key),
      });
      return [`Key ${id} of ${email}, for ${kindOf(isDevelopment)}, shown this once:`, key];
    },
  ),
  command({ name: "keys list", does: "lists the keys, including revoked keys" }, async (_, { accounts }, { id }) => {
    const rows = (await accounts.listKeys(id)).map((key) => [
      ...[key.id, key.firstCharacters, kindOf(key.isDevelopment === 1), key.email, key.userId],
      ...[formatDay(key.createdAt), formatDay(key.revokedAt)],
    ]);
    return formatTable(["ID", "KEY", "KIND", "USER", "USER ID", "CREATED", "REVOKED"], rows);
  }),
  command(
    { name: "keys revoke", arguments: ["ID"], does: "revokes a key within one second" },
    async ({ arguments: [text] }, { accounts }, organization) => {
      const id = parseId("ID", text);
      if (!(await accounts.revokeKey(organization.id, id))) throw new CliError(`There is no key ${id}.`);
      return [`Key ${id} is revoked.`];
    },
  ),
];

const kindOf = (isDevelopment: boolean) => (isDevelopment ? "development" : "production");
