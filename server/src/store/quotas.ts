import { type QuotaVerdict, quota } from "../quota.ts";
import type { StoreContext } from "./context.ts";
import { isStorageError } from "./storage-errors.ts";
import type { Tables } from "./tables.ts";

/** Requests that a process may serve before it asks the database again, at least. */
const leaseSize = 50;
/** A process that has the database to itself leases more for a key that asks it much: this part of what it served, at most so many. */
const leaseShare = 0.25;
const largestLease = 200;

type Use = Pick<Tables["quotas"], "windowStartedAt" | "used" | "waitsUntil">;

interface Lease {
  windowStartedAt: number;
  /** Of the window, by all processes, as far as this one knows. */
  used: number;
  left: number;
  /** Of the window, by this process. */
  served: number;
  waitsUntil: number | null;
  /** Requests of the window that were leased while nothing could be written; the next lease that can writes them. */
  unwritten: number;
}

/**
 * Counts requests against the quota of their key. The first request opens a window; the one beyond the limit starts a
 * wait, which further requests do not prolong; the first one after it opens a new window. Processes that share a
 * database lease requests in blocks, so that together they never serve more than the limit; what a process had leased
 * when it ended counts as used. While nothing can be written, each process counts by itself, so that reads go on.
 * Source: contract of the API, section "Quota".
 */
export function quotasStore({ db, clock, isShared }: StoreContext) {
  const leases = new Map<number, Lease>();
  const waiting = new Map<number, Promise<unknown>>();
  /**
   * A lease is a write, for which the disk lets everybody wait. Another process could use what one leases too much, and
   * one that ends again and again must not use up the quota by what it leased.
   */
  const leaseAfter = (served: number) =>
    isShared ? leaseSize : Math.min(largestLease, Math.max(leaseSize, Math.floor(served * leaseShare)));

  /** Takes a block for a key, or learns that it has to wait. */
  async function renew(keyId: number, organizationId: number, now: number, last: Lease | undefined): Promise<Lease> {
    const known = last && !isOver(last, now) ? last : undefined;
    return db.transaction().execute(async (tx) => {
      // The row is there before it is locked, so that of two processes one waits.
      const empty = { keyId, organizationId, windowStartedAt: now, used: 0, waitsUntil: null };
      await tx
        .insertInto("quotas")
        .values(empty)
        .onConflict((conflict) => conflict.column("keyId").doNothing())
        .execute();
      const row = await tx
        .selectFrom("quotas")
        .selectAll()
        .where("keyId", "=", keyId)
        .$if(isShared, (query) => query.forUpdate())
        .executeTakeFirstOrThrow();
      const before = withUnwritten(currentUse(row, now, last !== undefined && !known), known);
      const lease = lend(before, now, known?.served ?? 0);
      const { windowStartedAt, waitsUntil } = lease;
      const after = { windowStartedAt, used: before.used + lease.left, waitsUntil };
      await tx.updateTable("quotas").set(after).where("keyId", "=", keyId).execute();
      return lease;
    });
  }

  /** Takes a block from what this process knows alone. */
  function renewUnwritten(now: number, known: Lease | undefined): Lease {
    const lease = lend(known ?? { windowStartedAt: now, used: 0, waitsUntil: null }, now, known?.served ?? 0);
    return { ...lease, unwritten: (known?.unwritten ?? 0) + lease.left };
  }

  function lend({ windowStartedAt, used, waitsUntil }: Use, now: number, served: number): Lease {
    const left = waitsUntil ? 0 : Math.max(0, Math.min(leaseAfter(served), quota.limit - used));
    const wait = waitsUntil ?? (left === 0 ? now + quota.waitMs : null);
    return { windowStartedAt, used, left, served, waitsUntil: wait, unwritten: 0 };
  }

  async function count(keyId: number, organizationId: number): Promise<QuotaVerdict> {
    const now = clock();
    let lease = leases.get(keyId);
    if (lease) Object.assign(lease, sinceSetBack(lease, now));
    if (!lease || isOver(lease, now) || (lease.left === 0 && lease.waitsUntil === null)) {
      const last = lease;
      lease = await renew(keyId, organizationId, now, last).catch((error) => {
        if (!isStorageError(error)) throw error;
        return renewUnwritten(now, last && !isOver(last, now) ? last : undefined);
      });
      leases.set(keyId, lease);
    }
    if (lease.waitsUntil) return { isServed: false, remaining: 0, resetSeconds: secondsOf(lease.waitsUntil - now) };
    lease.left -= 1;
    lease.used += 1;
    lease.served += 1;
    const resetSeconds = secondsOf(lease.windowStartedAt + quota.windowMs - now);
    return { isServed: true, remaining: quota.limit - lease.used, resetSeconds };
  }

  return {
    /** Requests of one key are counted one after the other. */
    count(keyId: number, organizationId: number): Promise<QuotaVerdict> {
      const lease = leases.get(keyId);
      if (lease && lease.left > 0 && !waiting.has(keyId)) return count(keyId, organizationId);
      const counted = (waiting.get(keyId) ?? Promise.resolve()).then(() => count(keyId, organizationId));
      const settled = counted.then(
        () => {},
        () => {},
      );
      waiting.set(keyId, settled);
      void settled.then(() => waiting.get(keyId) === settled && waiting.delete(keyId));
      return counted;
    },
  };
}

/** What holds now of what was written; a window or wait that is over begins anew. */
function currentUse(row: Tables["quotas"], now: number, hasEnded: boolean): Use {
  // This process saw the window or wait end, and the time of day was set back since it was written.
  const isStale = hasEnded && row.windowStartedAt > now + quota.windowMs;
  if (isOver(row, now) || isStale) return { windowStartedAt: now, used: 0, waitsUntil: null };
  return { ...row, ...sinceSetBack(row, now) };
}

/** A window and a wait as they are after the time of day was set back: neither lasts longer than from now on. */
const sinceSetBack = ({ windowStartedAt, waitsUntil }: Pick<Use, "windowStartedAt" | "waitsUntil">, now: number) => ({
  windowStartedAt: Math.min(windowStartedAt, now),
  waitsUntil: waitsUntil && Math.min(waitsUntil, now + quota.waitMs),
});

/** The same with what could not be written meanwhile. */
function withUnwritten(use: Use, known: Lease | undefined): Use {
  if (!known?.unwritten) return use;
  const windowStartedAt = Math.min(use.windowStartedAt, known.windowStartedAt);
  return { ...use, windowStartedAt, used: Math.min(quota.limit, use.used + known.unwritten) };
}

const isOver = (use: Pick<Lease, "windowStartedAt" | "waitsUntil">, now: number): boolean =>
  now >= (use.waitsUntil ?? use.windowStartedAt + quota.windowMs);

const secondsOf = (ms: number) => Math.max(1, Math.ceil(ms / 1000));
