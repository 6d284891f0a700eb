import type { Actor } from "../../store/accounts/audit.ts";
import type { Transaction } from "../../store/store.ts";

/** The ID of the user with an email; creates the user if needed. Must be called in a transaction. */
export async function ensureUser(tx: Transaction, actor: Actor, email: string): Promise<number> {
  const { id, isNew } = await tx.accounts.ensureUser(actor.organizationId, email);
  if (isNew) await tx.audit.record(actor, "user.create", id);
  return id;
}
