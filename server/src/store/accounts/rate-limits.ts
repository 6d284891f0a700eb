import { expressionBuilder } from "kysely";
import type { RunAs } from "../../core/environment.ts";
import { type RateLimitVerdict, rateLimit } from "../../core/rate-limit.ts";
import type { waitFor } from "../../core/turns.ts";
import { type StoreContext, StorePart } from "../database/context.ts";
import { isStorageError } from "../database/storage-errors.ts";
import type { Tables } from "../database/tables.ts";

/** The minimum of requests that a process may serve before it reads the database again. */
const leaseSize = 50;
/** A process with its own database leases this share of the requests that it served for a busy key, up to a limit. */
const leaseShare = 0.25;
const maxLease = 200;
/** The limit of the wait for writing a lease, for a process with its own database. */
const maxRenewMs = 200;

type Use = Pick<Tables["quotas"], "windowStartedAt" | "used" | "waitsUntil">;

interface Lease {
  windowStartedAt: number;
  /** The requests in the window: of all processes when this one last read them, and its own since then. */
  used: number;
  left: number;
  /** The requests in the window by this process. */
  served: number;
  waitsUntil: number | null;
  /** Requests in the window that were leased while the database couldn't be written. The next lease writes them. */
  unwritten: number;
}

/**
 * Counts requests against the rate limit of their key. The first request starts a window. The first request over the
 * limit starts a wait, which further requests do not prolong. The first one after the wait starts a new window.
 * Processes that share a database lease requests in blocks, so that together they never serve more than the limit.
 * Requests that a process had leased when it ended count as used. If the database can't be written, each process counts
 * by itself, so that reading operations continue. A process with its own database does the same while another one, such
 * as a backup, holds its lock. Source: contract of the API, section "Rate limit".
 */
export class RateLimits extends StorePart {
  readonly #leases = new Map<number, Lease>();
  readonly #waiting = new Map<number, Promise<unknown>>();
  /** Unfinished writes that leases did not wait for, by key. */
  readonly #late = new Map<number, Promise<void>>();
  readonly #wait: typeof waitFor;
  readonly #runAs: RunAs;

  constructor(context: StoreContext, wait: typeof waitFor, runAs: RunAs) {
    super(context);
    this.#wait = wait;
    this.#runAs = runAs;
  }

  /** Requests of one key are counted one after the other. */
  count(keyId: number, organizationId: number): Promise<RateLimitVerdict> {
    const waiting = this.#waiting.get(keyId);
    if (!waiting) {
      const now = this.clock();
      const lease = this.#openLease(keyId, now);
      // Synchronous, so that a second request in the same turn sees the first one's change.
      if (lease) return Promise.resolve(take(lease, now));
    }
    const before = waiting ?? Promise.resolve();
    const counted = before.then(() => this.#count(keyId, organizationId));
    const forget = () => {
      if (this.#waiting.get(keyId) === settled) this.#waiting.delete(keyId);
    };
    const settled = counted.then(forget, forget);
    this.#waiting.set(keyId, settled);
    return counted;
  }

  async #count(keyId: number, organizationId: number): Promise<RateLimitVerdict> {
    const now = this.clock();
    const lease = this.#openLease(keyId, now) ?? (await this.#nextLease(keyId, organizationId, now));
    return take(lease, now);
  }

  /** The lease of a key, if requests are left in it or the key must wait. */
  #openLease(keyId: number, now: number): Lease | undefined {
    const lease = this.#leases.get(keyId);
    if (!lease) return undefined;
    Object.assign(lease, sinceSetBack(lease, now));
    return !isOver(lease, now) && (lease.left > 0 || lease.waitsUntil !== null) ? lease : undefined;
  }

  async #nextLease(keyId: number, organizationId: number, now: number): Promise<Lease> {
    const last = this.#leases.get(keyId);
    const known = last && !isOver(last, now) ? last : undefined;
    const renewed = await this.#renewSoon(keyId, organizationId, now, last).catch((error) => {
      if (!isStorageError(error)) throw error;
      return undefined;
    });
    const lease = renewed ?? this.#renewUnwritten(now, known);
    this.#leases.set(keyId, lease);
    return lease;
  }

  /** @returns undefined when it takes too long; the lease is then written later */
  async #renewSoon(keyId: number, organizationId: number, now: number, last?: Lease): Promise<Lease | undefined> {
    if (this.#late.has(keyId)) return undefined;
    // The renewal waits for its organization's turn, and for reads of keys, which have no organization.
    const renewal = this.#runAs({ organizationId }, () => this.#renew(keyId, organizationId, now, last));
    if (this.context.isShared) return renewal;
    const ended = new AbortController();
    const lease = await Promise.race([renewal, this.#wait(maxRenewMs, ended.signal)]).finally(() => ended.abort());
    if (lease) return lease;
    const unwritten = last && !isOver(last, now) ? last.unwritten : 0;
    const write = ({ windowStartedAt, left }: Lease) => {
      const current = this.#leases.get(keyId);
      if (current?.windowStartedAt !== windowStartedAt) return;
      current.unwritten = Math.max(0, current.unwritten - unwritten - left);
    };
    // If this write fails, the next lease writes the count.
    const late = renewal
      .then(write, () => {})
      .then(() => {
        this.#late.delete(keyId);
      });
    this.#late.set(keyId, late);
    return undefined;
  }

  async #renew(keyId: number, organizationId: number, now: number, last: Lease | undefined): Promise<Lease> {
    const known = last && !isOver(last, now) ? last : undefined;
    const whole = await this.#leaseBlock(keyId, organizationId, now, known);
    if (whole) return whole;
    return this.db.transaction().execute(async (tx) => {
      // Locks the row, also a new one, so that one of two processes waits.
      const row = await tx
        .insertInto("quotas")
        .values({ keyId, organizationId, windowStartedAt: now, used: 0, waitsUntil: null })
        .onConflict((conflict) => conflict.column("keyId").doUpdateSet({ keyId }))
        .returningAll()
        .executeTakeFirstOrThrow();
      const before = withUnwritten(currentUse(row, now, last !== undefined && !known), known);
      const lease = this.#lend(before, now, known?.served ?? 0);
      const { windowStartedAt, used, left, waitsUntil } = lease;
      const after = { windowStartedAt, used: used + left, waitsUntil };
      await tx.updateTable("quotas").set(after).where("keyId", "=", keyId).execute();
      return lease;
    });
  }

  /**
   * Leases a whole block in one statement. A transaction would occupy one of few connections for four statements.
   * @returns undefined if less is left in the window, the clock was set back, or requests are unwritten
   */
  async #leaseBlock(keyId: number, organizationId: number, now: number, known?: Lease): Promise<Lease | undefined> {
    if (known?.unwritten) return undefined;
    const served = known?.served ?? 0;
    const size = this.#sizeAfter(served);
    const block = { windowStartedAt: now, used: size, waitsUntil: null };
    const row = await this.db
      .insertInto("quotas")
      .values({ keyId, organizationId, ...block })
      .onConflict((conflict) => {
        const { eb, fn } = expressionBuilder<Tables, "quotas">();
        const hasEnded = eb(
          fn.coalesce("quotas.waitsUntil", eb("quotas.windowStartedAt", "+", rateLimit.windowMs)),
          "<=",
          now,
        );
        const isLeft = eb("quotas.waitsUntil", "is", null).and("quotas.used", "<=", rateLimit.limit - size);
        const started = eb.case().when(hasEnded).then(now).else(eb.ref("quotas.windowStartedAt")).end();
        const used = eb.case().when(hasEnded).then(0).else(eb.ref("quotas.used")).end();
        return conflict
          .column("keyId")
          .doUpdateSet({ windowStartedAt: started, used: eb(used, "+", size), waitsUntil: null })
          .where("quotas.windowStartedAt", "<=", now)
          .where(eb.or([hasEnded, isLeft]));
      })
      .returning(["windowStartedAt", "used"])
      .executeTakeFirst();
    return row && this.#lend({ ...row, used: row.used - size, waitsUntil: null }, now, served);
  }

  /** Leases a block by the counts of this process, without the database. */
  #renewUnwritten(now: number, known: Lease | undefined): Lease {
    const lease = this.#lend(known ?? { windowStartedAt: now, used: 0, waitsUntil: null }, now, known?.served ?? 0);
    return { ...lease, unwritten: (known?.unwritten ?? 0) + lease.left };
  }

  #lend({ windowStartedAt, used, waitsUntil }: Use, now: number, served: number): Lease {
    const left = waitsUntil ? 0 : Math.max(0, Math.min(this.#sizeAfter(served), rateLimit.limit - used));
    const wait = waitsUntil ?? (left === 0 ? now + rateLimit.waitMs : null);
    return { windowStartedAt, used, left, served, waitsUntil: wait, unwritten: 0 };
  }

  /**
   * The size of a lease. Small ones make requests wait for the disk often; large ones take requests from other
   * processes. The leases of a process that restarts often must not use up a key's requests.
   */
  #sizeAfter(served: number): number {
    if (this.context.isShared) return leaseSize;
    return Math.min(maxLease, Math.max(leaseSize, Math.floor(served * leaseShare)));
  }
}

function take(lease: Lease, now: number): RateLimitVerdict {
  if (lease.waitsUntil) return { isServed: false, remaining: 0, resetSeconds: secondsOf(lease.waitsUntil - now) };
  lease.left -= 1;
  lease.used += 1;
  lease.served += 1;
  const resetSeconds = secondsOf(lease.windowStartedAt + rateLimit.windowMs - now);
  return { isServed: true, remaining: rateLimit.limit - lease.used, resetSeconds };
}

function currentUse(row: Tables["quotas"], now: number, hasEnded: boolean): Use {
  // The window or wait ended in this process, and the clock was set back after the row was written.
  const isStale = hasEnded && row.windowStartedAt > now + rateLimit.windowMs;
  if (isOver(row, now) || isStale) return { windowStartedAt: now, used: 0, waitsUntil: null };
  return { ...row, ...sinceSetBack(row, now) };
}

/** A window and a wait after the clock was set back: neither lasts longer than if it started now. */
const sinceSetBack = ({ windowStartedAt, waitsUntil }: Pick<Use, "windowStartedAt" | "waitsUntil">, now: number) => ({
  windowStartedAt: Math.min(windowStartedAt, now),
  waitsUntil: waitsUntil && Math.min(waitsUntil, now + rateLimit.waitMs),
});

function withUnwritten(use: Use, known: Lease | undefined): Use {
  if (!known?.unwritten) return use;
  const windowStartedAt = Math.min(use.windowStartedAt, known.windowStartedAt);
  return { ...use, windowStartedAt, used: Math.min(rateLimit.limit, use.used + known.unwritten) };
}

const isOver = (use: Pick<Lease, "windowStartedAt" | "waitsUntil">, now: number): boolean =>
  now >= (use.waitsUntil ?? use.windowStartedAt + rateLimit.windowMs);

const secondsOf = (ms: number) => Math.max(1, Math.ceil(ms / 1000));
