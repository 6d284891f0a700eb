import { type Core, hashKey } from "@openparlance/server";
import type { Account, SandboxAccounts } from "./messages.ts";

/** The command line uses the first organization by default. */
export const accounts: SandboxAccounts = {
  own: { organization: "Default", email: "admin@localhost", key: "dev_sandbox" },
  other: { organization: "Elsewhere", email: "admin@elsewhere.example", key: "dev_elsewhere" },
};

export async function createAccount({ accounts }: Core["store"], { organization, email, key }: Account): Promise<void> {
  const organizationId = await accounts.createOrganization(organization, "business");
  const userId = await accounts.userOf(organizationId, email);
  const hash = await hashKey(key);
  await accounts.createKey({ organizationId, userId, hash, firstCharacters: key.slice(0, 8), isDevelopment: true });
}
