import type { Caller } from "../caller.ts";
import { type StoreContext, StorePart } from "./context.ts";
import { insertSeed, seedDomain } from "./domain-seed.ts";
import { PreparedQuery } from "./prepared.ts";
import { seedWorkflows } from "./workflows.ts";

export interface NewKey {
  organizationId: number;
  userId: number;
  /** SHA-256 of the key in hex. */
  hash: string;
  firstCharacters: string;
  isDevelopment: boolean;
}

export interface Organization {
  id: number;
  name: string;
  plan: "business" | "free";
}

export interface KeyEntry {
  id: number;
  firstCharacters: string;
  isDevelopment: number;
  userId: number;
  email: string;
  createdAt: number;
  revokedAt: number | null;
}

type FoundKey = Pick<Caller, "userId" | "organizationId" | "email"> & {
  id: number;
  hash: string;
  isDevelopment: number;
};

const findKey = new PreparedQuery<{ hash: string }, FoundKey>((db, place) =>
  db
    .selectFrom("keys")
    .innerJoin("users", "users.id", "keys.userId")
    .innerJoin("organizations", "organizations.id", "keys.organizationId")
    .select(["keys.id", "keys.hash", "keys.userId", "keys.organizationId", "keys.isDevelopment", "users.email"])
    .where("keys.hash", "=", place("hash"))
    .where("keys.revokedAt", "is", null)
    .where("organizations.plan", "=", "business"),
);

/** Organizations, users and keys. Source: contract of the API, section "Keys, users, organizations". */
export class Accounts extends StorePart {
  /** Whose a key is; undefined when it is unknown, revoked, or of an organization on another plan than Business. */
  async callerOf(hash: string): Promise<Caller | undefined> {
    const [row] = await findKey.run(this.context, { hash });
    if (!row || !isSameHash(row.hash, hash)) return undefined;
    const { id: keyId, userId, organizationId, email, isDevelopment } = row;
    return { keyId, userId, organizationId, email, isDevelopmentKey: isDevelopment === 1 };
  }

  async organizationNamed(name: string): Promise<number | undefined> {
    return (await this.findOrganization(name))?.id;
  }

  async findOrganization(name: string): Promise<Organization | undefined> {
    return this.db
      .selectFrom("organizations")
      .select(["id", "name", "plan"])
      .where("name", "=", name)
      .executeTakeFirst();
  }

  /** Makes an organization with all that each one has. */
  async createOrganization(name: string, plan: "business" | "free"): Promise<number> {
    const id = await this.ids.take("organization");
    const workflows = await seedWorkflows(this.ids, id);
    const domain = await seedDomain(this.ids, id, this.clock());
    await this.db.transaction().execute(async (tx) => {
      await tx.insertInto("organizations").values({ id, name, plan, createdAt: this.clock() }).execute();
      await tx.insertInto("workflowTemplates").values(workflows.templates).execute();
      await tx.insertInto("workflowStages").values(workflows.stages).execute();
      await insertSeed(tx, domain);
    });
    return id;
  }

  /** The user of that address, made when new. */
  async userOf(organizationId: number, email: string): Promise<number> {
    const id = await this.ids.take("user");
    await this.db
      .insertInto("users")
      .values({ id, organizationId, email, createdAt: this.clock() })
      .onConflict((conflict) => conflict.columns(["organizationId", "email"]).doNothing())
      .execute();
    return userNamed(this.db, organizationId, email);
  }

  /** The addresses of users of an organization, by their ids; those it does not have are left out. */
  async emailsOf(organizationId: number, userIds: readonly number[]): Promise<Map<number, string>> {
    if (userIds.length === 0) return new Map();
    const rows = await this.db
      .selectFrom("users")
      .select(["id", "email"])
      .where("organizationId", "=", organizationId)
      .where("id", "in", userIds)
      .execute();
    return new Map(rows.map(({ id, email }) => [id, email]));
  }

  async listUsers(organizationId: number): Promise<{ id: number; email: string; createdAt: number }[]> {
    return this.db
      .selectFrom("users")
      .select(["id", "email", "createdAt"])
      .where("organizationId", "=", organizationId)
      .orderBy("id")
      .execute();
  }

  /** Revoked ones too. */
  async listKeys(organizationId: number): Promise<KeyEntry[]> {
    return this.db
      .selectFrom("keys")
      .innerJoin("users", "users.id", "keys.userId")
      .select(["keys.id", "firstCharacters", "isDevelopment", "userId", "email", "keys.createdAt", "revokedAt"])
      .where("keys.organizationId", "=", organizationId)
      .orderBy("keys.id")
      .execute();
  }

  /** A key that was revoked stays as it is; false when there is no such key. */
  async revokeKey(organizationId: number, id: number): Promise<boolean> {
    const { numUpdatedRows } = await this.db
      .updateTable("keys")
      .set(({ fn, val }) => ({ revokedAt: fn.coalesce("revokedAt", val(this.clock())), isGiven: 0 }))
      .where("organizationId", "=", organizationId)
      .where("id", "=", id)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }

  /** Whether a key is known, revoked ones too. */
  async hasKey(hash: string): Promise<boolean> {
    return (await this.db.selectFrom("keys").select("id").where("hash", "=", hash).executeTakeFirst()) !== undefined;
  }

  async createKey({ isDevelopment, ...key }: NewKey): Promise<number> {
    const id = await this.ids.take("key");
    const values = { ...key, id, isDevelopment: Number(isDevelopment), isGiven: 0 };
    await this.db
      .insertInto("keys")
      .values({ ...values, createdAt: this.clock(), revokedAt: null })
      .execute();
    return id;
  }

  /** Lets a key of the environment hold, also again; nothing happens when it is a key already or was revoked by hand. */
  async giveKey({ isDevelopment, ...key }: NewKey): Promise<void> {
    const id = await this.ids.take("key");
    const values = { ...key, id, isDevelopment: Number(isDevelopment), isGiven: 1 };
    await this.db
      .insertInto("keys")
      .values({ ...values, createdAt: this.clock(), revokedAt: null })
      .onConflict((conflict) => conflict.column("hash").doUpdateSet({ revokedAt: null }).where("keys.isGiven", "=", 1))
      .execute();
  }

  /** Revokes what the environment gave before and does not give now. */
  async withdrawKeys(givenHash: string | undefined): Promise<void> {
    await this.db
      .updateTable("keys")
      .set({ revokedAt: this.clock() })
      .where("isGiven", "=", 1)
      .where("revokedAt", "is", null)
      .$if(givenHash !== undefined, (query) => query.where("hash", "!=", givenHash ?? ""))
      .execute();
  }
}

/** Takes the same time wherever the hashes differ. */
function isSameHash(stored: string, asked: string): boolean {
  let difference = stored.length ^ asked.length;
  for (let at = 0; at < stored.length; at++) difference |= stored.charCodeAt(at) ^ asked.charCodeAt(at);
  return difference === 0;
}

async function userNamed(db: StoreContext["db"], organizationId: number, email: string): Promise<number> {
  const row = await db
    .selectFrom("users")
    .select("id")
    .where("organizationId", "=", organizationId)
    .where("email", "=", email)
    .executeTakeFirstOrThrow();
  return row.id;
}
