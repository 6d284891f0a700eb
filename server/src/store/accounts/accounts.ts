import type { Caller } from "../../core/caller.ts";
import { queryInChunks, splitInChunks } from "../database/chunks.ts";
import { affectsAny, findsAny, type StoreContext, StorePart } from "../database/context.ts";
import { PreparedQuery } from "../database/prepared.ts";
import type { Tables } from "../database/tables.ts";
import { Audit } from "./audit.ts";
import { insertSeed, seedDomain } from "./domain-seed.ts";
import { seedWorkflows } from "./workflows.ts";

export interface NewKey {
  organizationId: number;
  userId: number;
  /** SHA-256 of the key in hex. */
  hash: string;
  firstCharacters: string;
  isDevelopment: boolean;
  name?: string | null;
  /** Null or absent for a key that doesn't expire. */
  expiresAt?: number | null;
}

export interface KeyOwner {
  caller: Caller;
  expiresAt: number | null;
}

export type Organization = Omit<Tables["organizations"], "createdAt">;

export type KeyEntry = Omit<Tables["keys"], "organizationId" | "hash"> & Pick<Tables["users"], "email">;

type KeyRow = Pick<Caller, "userId" | "organizationId" | "email"> &
  Pick<KeyEntry, "id" | "isDevelopment" | "expiresAt">;

const validKeys = (db: StoreContext["db"]) =>
  db
    .selectFrom("keys")
    .innerJoin("users", "users.id", "keys.userId")
    .innerJoin("organizations", "organizations.id", "keys.organizationId")
    .select(["keys.id", "keys.hash", "keys.userId", "keys.organizationId", "keys.isDevelopment", "users.email"])
    .select("keys.expiresAt")
    .where("keys.revokedAt", "is", null)
    .where("organizations.plan", "=", "business");

const findByHash = new PreparedQuery<{ hash: string }, KeyRow & { hash: string }>((db, slot) =>
  validKeys(db).where("keys.hash", "=", slot("hash")),
);

const toOwner = ({ id: keyId, userId, organizationId, email, isDevelopment, expiresAt }: KeyRow): KeyOwner => ({
  caller: { keyId, userId, organizationId, email, isDevelopmentKey: isDevelopment === 1 },
  expiresAt,
});

/** Organizations, users and keys. Source: contract of the API, section "Keys, users, organizations". */
export class Accounts extends StorePart {
  async callerOf(hash: string): Promise<Caller | undefined> {
    const key = await this.findKey(hash);
    return key && !isExpired(key, this.clock()) ? key.caller : undefined;
  }

  /** @returns undefined for a key that is unknown, revoked, or of an organization on another plan than Business */
  async findKey(hash: string): Promise<KeyOwner | undefined> {
    const [row] = await findByHash.run(this.context, { hash });
    return row && toOwner(row);
  }

  /** The owners of keys, as {@link findKey} finds them, by hash. */
  async findKeys(hashes: readonly string[]): Promise<Map<string, KeyOwner>> {
    const rows = await queryInChunks(hashes, (portion) =>
      validKeys(this.db).where("keys.hash", "in", portion).execute(),
    );
    return new Map(rows.map((row) => [row.hash, toOwner(row)]));
  }

  async findOrganization(name: string): Promise<Organization | undefined> {
    return this.db
      .selectFrom("organizations")
      .select(["id", "name", "plan"])
      .where("name", "=", name)
      .executeTakeFirst();
  }

  async createOrganization(name: string, plan: "business" | "free", by: "command line" | "server" = "server") {
    const id = await this.ids.take("organization");
    const workflows = await seedWorkflows(this.ids, id);
    const domain = await seedDomain(this.ids, id, this.clock());
    await this.db.transaction().execute(async (tx) => {
      await tx.insertInto("organizations").values({ id, name, plan, createdAt: this.clock() }).execute();
      await tx.insertInto("workflowTemplates").values(workflows.templates).execute();
      await tx.insertInto("workflowStages").values(workflows.stages).execute();
      await insertSeed(tx, domain);
      await new Audit({ ...this.context, db: tx }).record({ organizationId: id, by }, "organization.create", id);
    });
    return id;
  }

  /** Locks the organization until the transaction ends. */
  async hold(organizationId: number): Promise<void> {
    await this.db
      .selectFrom("organizations")
      .select("id")
      .where("id", "=", organizationId)
      .$if(this.context.isShared, (query) => query.forUpdate())
      .execute();
  }

  /** The ID of the user with an email; creates the user if needed. */
  async userOf(organizationId: number, email: string): Promise<number> {
    return (await this.ensureUser(organizationId, email)).id;
  }

  async ensureUser(organizationId: number, email: string): Promise<{ id: number; isNew: boolean }> {
    const id = await this.ids.take("user");
    await this.db
      .insertInto("users")
      .values({ id, organizationId, email, createdAt: this.clock() })
      .onConflict((conflict) => conflict.columns(["organizationId", "email"]).doNothing())
      .execute();
    const known = this.selectIn("users", organizationId).select("id").where("email", "=", email);
    const user = await known.executeTakeFirstOrThrow();
    return { id: user.id, isNew: user.id === id };
  }

  /** Unknown IDs are left out. */
  async emailsOf(organizationId: number, userIds: readonly number[]): Promise<Map<number, string>> {
    if (userIds.length === 0) return new Map();
    const rows = await this.selectIn("users", organizationId)
      .select(["id", "email"])
      .where("id", "in", userIds)
      .execute();
    return new Map(rows.map(({ id, email }) => [id, email]));
  }

  async listUsers(organizationId: number): Promise<{ id: number; email: string; createdAt: number }[]> {
    return this.selectIn("users", organizationId).select(["id", "email", "createdAt"]).orderBy("id").execute();
  }

  /** Includes revoked keys. */
  async listKeys(organizationId: number): Promise<KeyEntry[]> {
    return this.#keys(organizationId).orderBy("keys.id").execute();
  }

  /** A key, including a revoked one. */
  async keyWithId(organizationId: number, id: number): Promise<KeyEntry | undefined> {
    return this.#keys(organizationId).where("keys.id", "=", id).executeTakeFirst();
  }

  #keys(organizationId: number) {
    return this.db
      .selectFrom("keys")
      .innerJoin("users", "users.id", "keys.userId")
      .select(["keys.id", "name", "firstCharacters", "isDevelopment", "isGiven", "userId", "email"])
      .select(["keys.createdAt", "expiresAt", "replacedBy", "lastUsedAt", "revokedAt"])
      .where("keys.organizationId", "=", organizationId);
  }

  /** Revokes a key for good, also one of the environment. False when there is no such key. */
  async revokeKey(organizationId: number, id: number): Promise<boolean> {
    return affectsAny(
      this.updateIn("keys", organizationId)
        .set(({ fn, val }) => ({ revokedAt: fn.coalesce("revokedAt", val(this.clock())), isGiven: 0 }))
        .where("id", "=", id),
    );
  }

  /** Records the successor of a key, and when the key expires. False when it has a successor already. */
  async replaceKey(organizationId: number, id: number, successor: { replacedBy: number; expiresAt: number }) {
    return affectsAny(
      this.updateIn("keys", organizationId).set(successor).where("id", "=", id).where("replacedBy", "is", null),
    );
  }

  /** Records that keys, of any organizations, were used at `at`, unless a later use is recorded. */
  async recordUse(ids: readonly number[], at: number): Promise<void> {
    for (const portion of splitInChunks(ids)) {
      await this.db
        .updateTable("keys")
        .set({ lastUsedAt: at })
        .where("id", "in", portion)
        .where((where) => where.or([where("lastUsedAt", "is", null), where("lastUsedAt", "<", at)]))
        .execute();
    }
  }

  /** Whether a key exists, including revoked ones. */
  async hasKey(hash: string): Promise<boolean> {
    return findsAny(this.db.selectFrom("keys").select("id").where("hash", "=", hash));
  }

  async createKey({ isDevelopment, ...key }: NewKey): Promise<number> {
    const id = await this.ids.take("key");
    const created = { id, isDevelopment: Number(isDevelopment), isGiven: 0, createdAt: this.clock() };
    await this.insert("keys", { ...key, ...created });
    return id;
  }

  /** Makes a key of the environment valid, unless it was revoked by hand. @returns its ID if it was not valid before */
  async assignKey({ isDevelopment, ...key }: NewKey): Promise<number | undefined> {
    const id = await this.ids.take("key");
    const input = await this.db
      .insertInto("keys")
      .values({ ...key, id, isDevelopment: Number(isDevelopment), isGiven: 1, createdAt: this.clock() })
      .onConflict((conflict) =>
        conflict
          .column("hash")
          .doUpdateSet({ revokedAt: null })
          .where("keys.isGiven", "=", 1)
          .where("keys.revokedAt", "is not", null),
      )
      .returning("id")
      .executeTakeFirst();
    return input?.id;
  }

  /** Revokes earlier keys of the environment. @returns the IDs of these keys */
  async withdrawKeys(keyHash: string | undefined): Promise<number[]> {
    const revoked = await this.db
      .updateTable("keys")
      .set({ revokedAt: this.clock() })
      .where("isGiven", "=", 1)
      .where("revokedAt", "is", null)
      .$if(keyHash !== undefined, (query) => query.where("hash", "!=", keyHash ?? ""))
      .returning("id")
      .execute();
    return revoked.map(({ id }) => id);
  }
}

export const isExpired = ({ expiresAt }: Pick<KeyOwner, "expiresAt">, now: number): boolean =>
  expiresAt !== null && expiresAt <= now;
