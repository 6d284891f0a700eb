import { type Kysely, PostgresAdapter, sql } from "kysely";
import type { Tables } from "./tables.ts";

/** Kinds of object with their own IDs. Entries and segments share one sequence. */
export const idKinds = [
  ...(["organization", "user", "key", "memory", "import", "segment", "file"] as const),
  ...(["fileTranslation", "upload", "domain", "model", "filterConfig", "term", "glossary"] as const),
  ...(["job", "project", "document", "workflow", "stage", "webhook", "content"] as const),
  ...(["delivery", "eventListener", "idempotencyKey", "providerOutput", "documentCheck", "task"] as const),
] as const;
export type IdKind = (typeof idKinds)[number];

/** PostgreSQL counts in sequences, which lock no row. */
export const hasSequences = (db: { getExecutor(): { adapter: unknown } }): boolean =>
  db.getExecutor().adapter instanceof PostgresAdapter;

/** The sequence of a kind. PostgreSQL ignores the case of the name. */
export const sequenceOf = (kind: IdKind): string => `ids_${kind}`;

const blockSize = 100;

/**
 * Returns positive integers, never twice, up to 2^53 − 1, the limit of JSON numbers. An ID that isn't used is lost.
 *
 * On PostgreSQL, each ID is higher than all that any process got before, which the order of tasks and entries depends
 * on. A transaction gets its IDs on its own connection without blocking others, because sequences aren't part of
 * transactions. On SQLite, a process leases blocks from the table of counters; IDs ascend within a block.
 */
export class Ids {
  readonly #db: Kysely<Tables>;
  /** Leased and unused IDs of this process. Those left when it stops are lost. */
  readonly #blocks = new Map<IdKind, { next: number; end: number }>();
  #queue: Promise<unknown> = Promise.resolve();

  constructor(db: Kysely<Tables>) {
    this.#db = db;
  }

  /** The first of `count` consecutive new ids. */
  take(kind: IdKind, count = 1): Promise<number> {
    if (hasSequences(this.#db)) return takeNext(this.#db, kind, count);
    const result = this.#queue.then(() => this.#take(kind, count));
    this.#queue = result.catch(() => {});
    return result;
  }

  /** Leases enough IDs of each kind for a transaction. On SQLite, it then writes no counters itself. */
  async prepare(counts: Partial<Record<IdKind, number>>): Promise<void> {
    if (hasSequences(this.#db)) return;
    for (const [kind, count] of Object.entries(counts) as [IdKind, number][]) {
      const { next, end } = this.#blocks.get(kind) ?? { next: 0, end: 0 };
      if (next + count <= end) continue;
      const size = Math.max(blockSize, count);
      const first = await this.take(kind, size);
      this.#blocks.set(kind, { next: first, end: first + size });
    }
  }

  /**
   * Leases IDs within a transaction. On SQLite, the lease is a part of the transaction, because there is only one
   * connection. Only this transaction uses the leased IDs, because it may be rolled back.
   */
  within(tx: Kysely<Tables>): Pick<Ids, "take" | "prepare"> {
    return {
      prepare: async () => {},
      take: async (kind, count = 1) => {
        if (hasSequences(tx)) return takeNext(tx, kind, count);
        const kept = this.#takeKept(kind, count);
        if (kept !== undefined) return kept;
        this.#blocks.delete(kind); // The rest of the block would come after higher IDs.
        return lease(tx, kind, count);
      },
    };
  }

  async #take(kind: IdKind, count: number): Promise<number> {
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

async function lease(db: Kysely<Tables>, kind: IdKind, size: number): Promise<number> {
  const { next } = await db
    .insertInto("counters")
    .values({ kind, next: 1 + size })
    .onConflict((conflict) => conflict.column("kind").doUpdateSet({ next: sql`counters.next + ${size}` }))
    .returning("next")
    .executeTakeFirstOrThrow();
  return next - size;
}

/** Leases IDs from a sequence. If another process got IDs in between, the IDs so far are lost. */
async function takeNext(db: Kysely<Tables>, kind: IdKind, size: number): Promise<number> {
  const query = sql<{ first: number; last: number }>`
    select min(id) as first, max(id) as last
    from (select nextval(${sequenceOf(kind)}) as id from generate_series(1, ${size}::int)) as taken`;
  for (;;) {
    const [{ first, last } = { first: 0, last: 0 }] = (await query.execute(db)).rows;
    if (last - first === size - 1) return first;
  }
}
