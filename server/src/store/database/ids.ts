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
 * Hands out positive integers, increasing and never twice, in blocks from the table of counters. What is left of a
 * block when the process ends stays unused. At most 2^53 − 1, as JSON numbers are.
 */
export class Ids {
  readonly #db: Kysely<Tables>;
  readonly #blocks = new Map<IdKind, { next: number; end: number }>();
  #queue: Promise<unknown> = Promise.resolve();

  constructor(db: Kysely<Tables>) {
    this.#db = db;
  }

  /** The first of `count` consecutive new ids. */
  take(kind: IdKind, count = 1): Promise<number> {
    const taken = this.#queue.then(() => this.#take(kind, count));
    this.#queue = taken.catch(() => {});
    return taken;
  }

  /** The same within a transaction; what it has to lease for that, it alone uses, because it may be rolled back. */
  within(tx: Kysely<Tables>): Pick<Ids, "take"> {
    return {
      take: async (kind, count = 1) => {
        const kept = this.#takeKept(kind, count);
        if (kept !== undefined) return kept;
        this.#blocks.delete(kind); // What is left of it would come after higher ids.
        return (await lease(tx, kind, count)).next;
      },
    };
  }

  async #take(kind: IdKind, count: number): Promise<number> {
    const kept = this.#takeKept(kind, count);
    if (kept !== undefined) return kept;
    const block = await lease(this.#db, kind, Math.max(blockSize, count));
    this.#blocks.set(kind, { ...block, next: block.next + count });
    return block.next;
  }

  #takeKept(kind: IdKind, count: number): number | undefined {
    const block = this.#blocks.get(kind);
    if (!block || block.next + count > block.end) return undefined;
    const first = block.next;
    block.next += count;
    return first;
  }
}

async function lease(db: Kysely<Tables>, kind: IdKind, size: number): Promise<{ next: number; end: number }> {
  const { next: end } = await db
    .insertInto("counters")
    .values({ kind, next: 1 + size })
    .onConflict((conflict) => conflict.column("kind").doUpdateSet({ next: sql`counters.next + ${size}` }))
    .returning("next")
    .executeTakeFirstOrThrow();
  return { next: end - size, end };
}
