import { type Kysely, sql } from "kysely";
import type { Tables } from "./tables.ts";

/** Kinds of object that count on their own; entries and segments share one sequence. */
export type IdKind =
  | "organization"
  | "user"
  | "key"
  | "memory"
  | "import"
  | "segment"
  | "file"
  | "fileTranslation"
  | "upload"
  | "domain"
  | "model"
  | "filterConfig"
  | "term"
  | "glossary"
  | "job"
  | "project"
  | "document"
  | "workflow"
  | "stage"
  | "webhook"
  | "content"
  | "delivery"
  | "eventListener"
  | "idempotencyKey"
  | "providerOutput"
  | "documentCheck"
  | "task";

const blockSize = 100;

/**
 * Hands out positive integers, increasing and never twice, from the table of counters. At most 2^53 − 1, as JSON numbers
 * are. An id that is not used after all is lost.
 *
 * Several processes lease each id when it is needed. It is higher than all that any of them took before, which the
 * order of tasks and entries depends on. They lease on reserved connections, which no transaction has that needs an id.
 * So no one waits for a commit to get one, not even when every other connection is a transaction that needs one.
 */
export class Ids {
  readonly #db: Kysely<Tables>;
  readonly #isShared: boolean;
  /** What this process has leased and not used. A block ends with the process. */
  readonly #blocks = new Map<IdKind, { next: number; end: number }>();
  #queue: Promise<unknown> = Promise.resolve();

  /** @param db reserved connections, where several processes take ids */
  constructor(db: Kysely<Tables>, isShared: boolean) {
    this.#db = db;
    this.#isShared = isShared;
  }

  /** The first of `count` consecutive new ids. */
  take(kind: IdKind, count = 1): Promise<number> {
    const result = this.#queue.then(() => this.#take(kind, count));
    this.#queue = result.catch(() => {});
    return result;
  }

  /**
   * The same within a transaction. Where it has the only connection, it leases in it, and it alone uses what it leases,
   * because it may be rolled back.
   */
  within(tx: Kysely<Tables>): Pick<Ids, "take"> {
    if (this.#isShared) return this;
    return {
      take: async (kind, count = 1) => {
        const kept = this.#takeKept(kind, count);
        if (kept !== undefined) return kept;
        this.#blocks.delete(kind); // What is left of it would come after higher ids.
        return lease(tx, kind, count);
      },
    };
  }

  async #take(kind: IdKind, count: number): Promise<number> {
    if (this.#isShared) return leaseAtOnce(this.#db, kind, count);
    const kept = this.#takeKept(kind, count);
    if (kept !== undefined) return kept;
    const size = Math.max(blockSize, count);
    const first = await lease(this.#db, kind, size);
    this.#blocks.set(kind, { next: first + count, end: first + size });
    return first;
  }

  #takeKept(kind: IdKind, count: number): number | undefined {
    const block = this.#blocks.get(kind);
    if (!block || block.next + count > block.end) return undefined;
    const first = block.next;
    block.next += count;
    return first;
  }
}

const leaseQuery = (db: Kysely<Tables>, kind: IdKind, size: number) =>
  db
    .insertInto("counters")
    .values({ kind, next: 1 + size })
    .onConflict((conflict) => conflict.column("kind").doUpdateSet({ next: sql`counters.next + ${size}` }))
    .returning("next");

/** The first of `size` ids. */
async function lease(db: Kysely<Tables>, kind: IdKind, size: number): Promise<number> {
  return (await leaseQuery(db, kind, size).executeTakeFirstOrThrow()).next - size;
}

/**
 * The same on PostgreSQL, without waiting for the disk. A commit that uses the ids comes later in its log: once that is on
 * the disk, the lease is too.
 */
async function leaseAtOnce(db: Kysely<Tables>, kind: IdKind, size: number): Promise<number> {
  const query = leaseQuery(db, kind, size).returning(sql`set_config('synchronous_commit', 'off', true)`.as("setting"));
  return (await query.executeTakeFirstOrThrow()).next - size;
}
