import { randomBase64Url } from "../../core/base64.ts";
import { type FindCaller, maxKeyCharacters } from "../../core/caller.ts";
import type { Clock, MonotonicClock } from "../../core/environment.ts";
import { FairQueue } from "../../core/fair-queue.ts";
import { sha256 } from "../../core/hash.ts";
import { waitFor } from "../../core/turns.ts";
import { isExpired, type KeyEntry, type KeyOwner, type NewKey } from "../../store/accounts/accounts.ts";
import type { Transaction } from "../../store/store.ts";

/** The time for which a key's data is cached. A change by the command line takes effect within this time. */
const believedMs = 1000;
/** A read of keys that takes longer doesn't delay the next one. */
const maxReadMs = 5000;
const maxKept = 10_000;
/** The limit of keys of one client that wait for their first lookup; more are refused. */
const maxFirstLookups = 100;
/** First lookups pause for this multiple of the duration of an unknown key's lookup, to limit the database's load. */
const restFactor = 4;
const maxRestMs = 50;

/** SHA-256 in hex, the form in which keys are stored. */
export const hashKey = (key: string): Promise<string> => sha256(key);

export const newKey = (isDevelopment: boolean): string => `${isDevelopment ? "dev" : "prod"}_${randomBase64Url(24)}`;

/** The part of a key that a list shows: too little to guess the rest. */
export const firstCharactersOf = (key: string): string => key.slice(0, Math.min(8, key.length / 4));

export async function createKey({ accounts }: Transaction, record: Omit<NewKey, "hash" | "firstCharacters">) {
  const key = newKey(record.isDevelopment);
  const hash = await hashKey(key);
  return { id: await accounts.createKey({ ...record, hash, firstCharacters: firstCharactersOf(key) }), key };
}

/**
 * Creates the successor of a key. Both are valid until the old one expires: at the end of the overlap, or earlier if it
 * would expire anyway. Must be called in a transaction.
 */
export async function rotateKey(
  tx: Transaction,
  organizationId: number,
  old: KeyEntry,
  { overlapMs, lifetimeMs = lifetimeOf(old) }: { overlapMs: number; lifetimeMs?: number | undefined },
): Promise<{ id: number; key: string }> {
  const { id, userId, name, isDevelopment } = old;
  const expiresAt = lifetimeMs === undefined ? null : tx.clock() + lifetimeMs;
  const record = { organizationId, userId, name, isDevelopment: isDevelopment === 1, expiresAt };
  const created = await createKey(tx, record);
  const endsAt = Math.min(tx.clock() + overlapMs, old.expiresAt ?? Number.POSITIVE_INFINITY);
  if (await tx.accounts.replaceKey(organizationId, id, { replacedBy: created.id, expiresAt: endsAt })) return created;
  throw new Error(`Key ${id} has been replaced in the meantime.`);
}

const lifetimeOf = ({ createdAt, expiresAt }: KeyEntry): number | undefined =>
  expiresAt === null ? undefined : expiresAt - createdAt;

interface CachedKey {
  record: Promise<KeyOwner | undefined>;
  until: number;
  next?: CachedKey;
}

/**
 * Finds the owner of a key. Valid keys in use are read together, about twice per second. The next read starts before its
 * result is needed, so that requests don't wait for it. Keys not yet found to be valid wait in a queue, in which clients
 * take turns, so that wrong keys delay only this queue.
 */
export function callerFinder(
  { accounts }: Pick<Transaction, "accounts">,
  clock: Clock,
  monotonic: MonotonicClock,
  wait: (ms: number) => Promise<void> = waitFor,
): FindCaller {
  const known = new Map<string, CachedKey>();
  /** The hashes of valid keys, because computing one takes longer than the query. */
  const right = new Map<string, string>();
  let restMs = 0;
  const line = new FairQueue<string>({ slots: 4, maxPerOwner: maxFirstLookups, yieldToEvents: () => wait(restMs) });
  const keep = (key: string, hash: string, record: KeyOwner | undefined) => {
    if (right.size >= maxKept) right.clear();
    if (record) right.set(key, hash);
    else right.delete(key);
    return record;
  };
  const queryFirst = async (key: string) => {
    const startedAt = monotonic();
    const hash = await hashKey(key);
    const record = keep(key, hash, await accounts.findKey(hash));
    restMs = record ? 0 : Math.min(restFactor * (monotonic() - startedAt), maxRestMs);
    return record;
  };
  /** Valid keys that were used since the last read. The next read includes them, so that all are due together. */
  const used = new Set<string>();
  /** The hashes of the keys for the next read. */
  const wanted = new Map<string, string>();
  let reading: Promise<unknown> = Promise.resolve();
  let readUntil = 0;
  let next: Promise<Map<string, KeyOwner>> | undefined;
  let startNext: (value?: unknown) => void = () => {};
  const readWanted = () => {
    readUntil = monotonic() + maxReadMs;
    for (const key of used) renew(key, known.get(key), "");
    const read = accounts.findKeys([...wanted.values()]);
    reading = read;
    used.clear();
    wanted.clear();
    next = undefined;
    return read;
  };
  /** Reads a valid key once the previous read has ended, or took too long. */
  const queryAgain = async (key: string, hash: string) => {
    wanted.set(key, hash);
    if (!next) {
      const { promise, resolve } = Promise.withResolvers<unknown>();
      startNext = resolve;
      reading.then(resolve, resolve);
      next = promise.then(readWanted);
    }
    if (monotonic() >= readUntil) startNext();
    return keep(key, hash, (await next).get(hash));
  };
  const lookUp = (key: string, client: string, onError: () => void): CachedKey => {
    const until = monotonic() + believedMs;
    const hash = right.get(key);
    const record = hash === undefined ? line.run(client, () => queryFirst(key)) : queryAgain(key, hash);
    record.catch(onError);
    return { record, until };
  };
  const renew = (key: string, entry: CachedKey | undefined, client: string) => {
    if (!entry || entry.next) return;
    const renewed = lookUp(key, client, () => {
      delete entry.next;
    });
    entry.next = renewed;
    const replace = () => {
      if (known.get(key) === entry) known.set(key, renewed);
    };
    renewed.record.then(replace, () => {});
  };
  const find = (key: string, client: string) => {
    const now = monotonic();
    const last = known.get(key);
    const entry = last && now >= last.until ? last.next : last;
    if (!entry || now >= entry.until) {
      // Limits the memory that wrong keys use. The key is copied, because a substring keeps its whole header in memory.
      if (known.size >= maxKept) known.clear();
      const copy = structuredClone(key);
      const first = lookUp(copy, client, () => known.delete(copy));
      known.set(copy, first);
      return first.record;
    }
    known.set(key, entry);
    if (right.has(key)) used.add(key);
    if (now >= entry.until - believedMs / 2) renew(key, entry, client);
    return entry.record;
  };
  return async (key, client = "") => {
    if (key.length > maxKeyCharacters) return undefined;
    const record = await find(key, client);
    return record && isExpired(record, clock()) ? "expired" : record?.caller;
  };
}
