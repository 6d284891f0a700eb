import { sql } from "kysely";
import type { HashedStream } from "../../core/hash.ts";
import { affectsAny, StorePart } from "../database/context.ts";
import { deleteInPages, findBeyond } from "../database/pages.ts";
import type { Tables } from "../database/tables.ts";
import { maxSkewMs } from "./leases.ts";

/** The time for which a key is kept. Source: contract of the API, second part. */
const keptMs = 24 * 3600_000;
/** The time for which a process owns a request, unless it extends it. After a crash, retries wait until it is over. */
export const leaseMs = 10_000;
const maxKeys = 100_000;
/** The number of an organization's claims after which its keys are counted. */
const trimEvery = 1000;

export interface KeyedRequest {
  organizationId: number;
  key: string;
  /** A hash of the caller, the operation, and its input, without the bytes of an upload: equal for each retry. */
  fingerprint: string;
  upload?: HashedStream | undefined;
}

export interface KeptResponse {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: string | null;
}

/** The state of a key: used for another request, running or ended for the same one, or claimed by the caller. */
export type Claim =
  | { state: "mismatch" }
  | { state: "running" }
  | { state: "answered"; bodyHash: string | null; response: KeptResponse }
  | { state: "owned"; id: number; bodyHash: string | null; results: unknown[] };

/** Requests with an idempotency key. Effects are recorded in the same transactions, so that none happens twice. */
export class Idempotency extends StorePart {
  /** The number of each organization's claims since the start of this process. */
  readonly #claims = new Map<number, number>();
  #processName: string | undefined;

  /** An ID for the handler of a request: the process, and the request within it. */
  async newOwner(): Promise<string> {
    return `${this.context.isShared ? await this.#nameProcess() : ""}/${crypto.randomUUID()}`;
  }

  /** Claims a request. @param owner the handler that gets the request if no other handler has it */
  async claim(request: KeyedRequest, owner: string): Promise<Claim> {
    await this.#limit(request.organizationId);
    for (;;) {
      const id = await this.#insert(request, owner);
      if (id !== undefined) return { state: "owned", id, bodyHash: null, results: [] };
      const row = await this.#find(request);
      if (!row) continue;
      const now = this.clock();
      if (row.createdAt <= now - keptMs && isFree(row, now)) {
        await this.db.deleteFrom("idempotencyKeys").where("id", "=", row.id).execute();
        continue;
      }
      if (row.fingerprint !== request.fingerprint) return { state: "mismatch" };
      const { id: known, bodyHash, status, body } = row;
      const headers = JSON.parse(row.headers ?? "{}");
      if (status !== null) return { state: "answered", bodyHash, response: { status, headers, body } };
      if (!isFree(row, now) && !(await this.#isGone(row))) return { state: "running" };
      const isTaken = await this.#take(row, owner);
      if (isTaken) return { state: "owned", id: known, bodyHash, results: JSON.parse(row.results) };
    }
  }

  /** Extends the lease of a request; false when it has another owner. */
  async keep(id: number, owner: string): Promise<boolean> {
    return this.#change(id, owner, { leasedUntil: this.clock() + leaseMs });
  }

  /** Records the results of transactions, as part of the last one; false when the request has another owner. */
  async record(id: number, owner: string, results: readonly unknown[], bodyHash: string | null): Promise<boolean> {
    const recorded = JSON.stringify(results.map((result) => result ?? null));
    return this.#change(id, owner, { results: recorded, bodyHash, leasedUntil: this.clock() + leaseMs });
  }

  async complete(id: number, owner: string, response: KeptResponse, bodyHash: string | null): Promise<void> {
    const headers = JSON.stringify(response.headers);
    await this.#change(id, owner, { ...response, headers, bodyHash, results: "[]", leasedUntil: 0 });
  }

  /** Releases a request, so that the next retry does the rest. */
  async release(id: number, owner: string): Promise<void> {
    await this.#change(id, owner, { leasedUntil: 0 });
  }

  async sweep(): Promise<void> {
    const now = this.clock();
    const rows = this.db
      .selectFrom("idempotencyKeys")
      .select("id")
      .where("createdAt", "<=", now - keptMs);
    await deleteInPages(this.db, "idempotencyKeys", rows.where("leasedUntil", "<=", now).orderBy("createdAt"));
  }

  async #insert({ organizationId, key, fingerprint }: KeyedRequest, owner: string): Promise<number | undefined> {
    const now = this.clock();
    const inserted = await this.db
      .insertInto("idempotencyKeys")
      .values({
        id: await this.ids.take("idempotencyKey"),
        organizationId,
        key,
        fingerprint,
        owner,
        leasedUntil: now + leaseMs,
        results: "[]",
        createdAt: now,
      })
      .onConflict((conflict) => conflict.columns(["organizationId", "key"]).doNothing())
      .returning("id")
      .executeTakeFirst();
    return inserted?.id;
  }

  #find({ organizationId, key }: KeyedRequest) {
    return this.selectIn("idempotencyKeys", organizationId).selectAll().where("key", "=", key).executeTakeFirst();
  }

  /**
   * Whether the process that has a request has no connection to the database. A process that only lost its connections
   * still can't record anything once the request has another owner.
   */
  async #isGone({ owner }: Row): Promise<boolean> {
    if (!this.context.isShared) return false;
    const name = owner.split("/")[0];
    const processes = await sql`select from pg_stat_activity where application_name = ${name} limit 1`.execute(this.db);
    return processes.rows.length === 0;
  }

  async #nameProcess(): Promise<string> {
    if (this.#processName === undefined) {
      const { rows } = await sql<{ name: string }>`select current_setting('application_name') as name`.execute(this.db);
      this.#processName = rows[0]?.name ?? "";
    }
    return this.#processName;
  }

  /** Gives a request to a new owner. False when another process took it first, or it has its response. */
  async #take({ id, owner: before, results, leasedUntil }: Row, owner: string): Promise<boolean> {
    const same = this.#open(id, before).where("leasedUntil", "=", leasedUntil).where("results", "=", results);
    return affectsAny(same.set({ owner, leasedUntil: this.clock() + leaseMs }));
  }

  #change(id: number, owner: string, changes: Partial<Row>): Promise<boolean> {
    return affectsAny(this.#open(id, owner).set(changes));
  }

  /** A request of the owner without a response. */
  #open(id: number, owner: string) {
    const rows = this.db.updateTable("idempotencyKeys").where("id", "=", id).where("owner", "=", owner);
    return rows.where("status", "is", null);
  }

  async #limit(organizationId: number): Promise<void> {
    const claims = this.#claims.get(organizationId) ?? 0;
    this.#claims.set(organizationId, claims + 1);
    if (claims % trimEvery !== 0) return;
    const newest = await findBeyond(this.selectIn("idempotencyKeys", organizationId), maxKeys);
    if (newest === undefined) return;
    await this.deleteIn("idempotencyKeys", organizationId)
      .where("id", "<=", newest)
      .where("leasedUntil", "<=", this.clock())
      .execute();
  }
}

type Row = Tables["idempotencyKeys"];

/** Whether no lease is valid. A lease that ends too late was taken before the clock was set back. */
const isFree = ({ leasedUntil }: Row, now: number): boolean =>
  leasedUntil <= now || leasedUntil > now + leaseMs + maxSkewMs;
