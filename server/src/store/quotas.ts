import { type QuotaVerdict, quota } from "../http/quota.ts";
import type { StoreContext } from "./context.ts";
import type { Tables } from "./tables.ts";

/** Requests that a process may serve before it asks the database again, at least. */
const leaseSize = 50;
/** A process that has the database to itself leases more for a key that asks it much: this part of what it served, at most so many. */
const leaseShare = 0.25;
const largestLease = 200;

interface Lease {
  windowStartedAt: number;
  /** Of the window, by all processes, as far as this one knows. */
  used: number;
  left: number;
  /** Of the window, by this process. */
  served: number;
  waitsUntil: number | null;
}

/**
 * Counts requests against the quota of their key. The first request opens a window; the one beyond the limit starts a
 * wait, which further requests do not prolong; the first one after it opens a new window. Processes that share a
 * database lease requests in blocks, so that together they never serve more than the limit; what a process had leased
 * when it ended counts as used. Source: contract of the API, section "Quota".
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
  async function renew(keyId: number, organizationId: number, now: number, served: number): Promise<Lease> {
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
      const before = currentUse(row, now);
      const left = before.waitsUntil ? 0 : Math.min(leaseAfter(served), quota.limit - before.used);
      const waitsUntil = before.waitsUntil ?? (left === 0 ? now + quota.waitMs : null);
      const after = { windowStartedAt: before.windowStartedAt, used: before.used + left, waitsUntil };
      await tx.updateTable("quotas").set(after).where("keyId", "=", keyId).execute();
      return { ...after, used: before.used, left, served };
    });
  }

  async function count(keyId: number, organizationId: number): Promise<QuotaVerdict> {
    const now = clock();
    let lease = leases.get(keyId);
    if (!lease || isOver(lease, now) || (lease.left === 0 && lease.waitsUntil === null)) {
      lease = await renew(keyId, organizationId, now, lease && !isOver(lease, now) ? lease.served : 0);
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
function currentUse(
  row: Tables["quotas"],
  now: number,
): Pick<Tables["quotas"], "windowStartedAt" | "used" | "waitsUntil"> {
  return !isOver(row, now) ? row : { windowStartedAt: now, used: 0, waitsUntil: null };
}

const isOver = (use: Pick<Lease, "windowStartedAt" | "waitsUntil">, now: number): boolean =>
  now >= (use.waitsUntil ?? use.windowStartedAt + quota.windowMs);

const secondsOf = (ms: number) => Math.max(1, Math.ceil(ms / 1000));
