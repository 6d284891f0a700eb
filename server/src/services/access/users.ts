import type { Actor } from "../../store/accounts/audit.ts";
import type { Transaction } from "../../store/store.ts";

export async function ensureUser(tx: Transaction, actor: Actor, email: string): Promise<number> {
  const { id, isNew } = await tx.accounts.ensureUser(actor.organizationId, email);
  if (isNew) await tx.audit.record(actor, "user.create", id);
  return id;
}
