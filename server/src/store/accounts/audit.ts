import type { Caller } from "../../core/caller.ts";
import { StorePart } from "../database/context.ts";
import { pageSize, readPages } from "../database/pages.ts";
import type { Tables } from "../database/tables.ts";

/** The recorded acts, each with the kind of its object. */
export type AuditedAct =
  | `${"content" | "document" | "file" | "glossary" | "project" | "segment" | "task"}.delete`
  | `${"filter" | "model" | "organization" | "user"}.create`
  | `domain.${"create" | "delete" | "set"}`
  | `job.${"delete" | "export"}`
  | `key.${"create" | "revoke" | "rotate"}`
  | `memory.${"default" | "delete" | "export" | "share" | "unshare"}`
  | `webhook.${"delete" | "rotate-secret" | "show-secret"}`
  | `${"organization" | "termbase"}.export`
  | `backup.${"create" | "restore"}`;

/** Objects of acts that have other names than the acts. */
const otherObjects: Readonly<Record<string, string>> = { backup: "everything", termbase: "memory" };

/** The author of an act: a request with a key, a command, or the server at its start. */
export type Actor =
  | Pick<Caller, "organizationId" | "keyId">
  | { organizationId: number; by: "command line" | "server" };

export const commandLine = (organizationId: number): Actor => ({ organizationId, by: "command line" });

export type AuditEntry = Omit<Tables["audit"], "id" | "organizationId">;

/**
 * The log of acts and their authors, by organization. Entries are added in the transaction of the act, and never
 * changed or deleted, not even by a restore. Their IDs are random, so that the IDs of a backup and later ones never
 * collide.
 */
export class Audit extends StorePart {
  /** @param id of the object; absent for acts on everything */
  async record(actor: Actor, act: AuditedAct, id?: number): Promise<void> {
    const { organizationId } = actor;
    const by = "keyId" in actor ? `key ${actor.keyId}` : actor.by;
    const [prefix = ""] = act.split(".");
    const kind = otherObjects[prefix] ?? prefix;
    const object = id === undefined ? kind : `${kind} ${id}`;
    await this.insert("audit", { id: newId(), organizationId, at: this.clock(), actor: by, act, object });
  }

  async recordInAll(act: "backup.create" | "backup.restore"): Promise<void> {
    const organizations = await this.db.selectFrom("organizations").select("id").orderBy("id").execute();
    for (const { id } of organizations) await this.record(commandLine(id), act);
  }

  /** Lists entries in order, page by page. @param since milliseconds since 1970 */
  list(organizationId: number, since = 0): AsyncGenerator<(AuditEntry & { id: number })[]> {
    return readPages((last) =>
      this.selectIn("audit", organizationId)
        .select(["id", "at", "actor", "act", "object"])
        .where(({ eb, refTuple, tuple }) =>
          last ? eb(refTuple("at", "id"), ">", tuple(last.at, last.id)) : eb("at", ">=", since),
        )
        .orderBy("at")
        .orderBy("id")
        .limit(pageSize)
        .execute(),
    );
  }
}

let used = 0;

/** 12 bits of a counter and 41 random bits, so that entries of one millisecond keep their order. */
function newId(): number {
  const [high = 0, low = 0] = crypto.getRandomValues(new Uint32Array(2));
  used = (used + 1) % 2 ** 12;
  return used * 2 ** 41 + (high % 2 ** 9) * 2 ** 32 + low;
}
