import type { FindCaller } from "../../caller.ts";
import { sha256 } from "../../hash.ts";
import type { Clock, Monotonic } from "../../ports/environment.ts";
import { type FoundKey, isExpired, type KeyEntry, type NewKey } from "../../store/accounts/accounts.ts";
import type { AtomicStore, Transaction } from "../../store/store.ts";

/** How long what was found of a key may be believed: a change on the command line holds within it. */
const believedMs = 1000;
const maxKept = 10_000;

/** SHA-256 in hex, the form in which keys are stored. */
export function hashKey(key: string): Promise<string> {
  return sha256(key);
}

/** A new key: 192 random bits after a word that says what it is. */
export function newKey(isDevelopment: boolean): string {
  const bytes = crypto.getRandomValues(new Uint8Array(24));
  const text = btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_");
  return `${isDevelopment ? "dev" : "prod"}_${text}`;
}

/** What a list shows of a key: too little to guess the rest. */
export const firstCharactersOf = (key: string): string => key.slice(0, Math.min(8, key.length / 4));

/** Creates a key of a user. */
export async function createKey(
  { accounts }: Pick<Transaction, "accounts">,
  wanted: Omit<NewKey, "hash" | "firstCharacters">,
): Promise<{ id: number; key: string }> {
  const key = newKey(wanted.isDevelopment);
  const hash = await hashKey(key);
  return { id: await accounts.createKey({ ...wanted, hash, firstCharacters: firstCharactersOf(key) }), key };
}

/**
 * Creates the successor of a key, with its user, name, mode and lifetime. Both are valid until the old one expires: at the
 * end of the overlap, or when it would anyway. To be called in a transaction.
 *
 * @param lifetimeMs of the successor; that of the old key when it is absent
 */
export async function rotateKey(
  { accounts, clock }: Transaction,
  organizationId: number,
  old: KeyEntry,
  { overlapMs, lifetimeMs = lifetimeOf(old) }: { overlapMs: number; lifetimeMs?: number | undefined },
): Promise<{ id: number; key: string }> {
  const { id, userId, name, isDevelopment } = old;
  const expiresAt = lifetimeMs === undefined ? null : clock() + lifetimeMs;
  const made = await createKey(
    { accounts },
    { organizationId, userId, name, isDevelopment: isDevelopment === 1, expiresAt },
  );
  const endsAt = Math.min(clock() + overlapMs, old.expiresAt ?? Number.POSITIVE_INFINITY);
  if (await accounts.replaceKey(organizationId, id, { replacedBy: made.id, expiresAt: endsAt })) return made;
  throw new Error(`Key ${id} was replaced meanwhile.`);
}

const lifetimeOf = ({ createdAt, expiresAt }: KeyEntry): number | undefined =>
  expiresAt === null ? undefined : expiresAt - createdAt;

/** What was found of a key. */
interface Known {
  found: Promise<FoundKey | undefined>;
  until: number;
  /** What holds after it. */
  next?: Known;
}

/**
 * Finds whose a key is, with a query of the store at most twice a second for each key. The next query of a key in use
 * begins before its result is needed, so that requests do not wait for what others write. Keys expire to the millisecond.
 */
export function callerFinder(store: AtomicStore, clock: Clock, monotonic: Monotonic): FindCaller {
  const known = new Map<string, Known>();
  const lookUp = (key: string, onError: () => void): Known => {
    const until = monotonic() + believedMs;
    const found = hashKey(key).then((hash) => store.accounts.findKey(hash));
    found.catch(onError);
    return { found, until };
  };
  const find = (key: string) => {
    const now = monotonic();
    const last = known.get(key);
    const entry = last && now >= last.until ? last.next : last;
    if (!entry || now >= entry.until) {
      // Wrong keys must not fill the memory.
      if (known.size >= maxKept) known.clear();
      const first = lookUp(key, () => known.delete(key));
      known.set(key, first);
      return first.found;
    }
    known.set(key, entry);
    if (now >= entry.until - believedMs / 2) {
      entry.next ??= lookUp(key, () => {
        delete entry.next;
      });
    }
    return entry.found;
  };
  return async (key) => {
    const found = await find(key);
    return found && isExpired(found, clock()) ? "expired" : found?.caller;
  };
}
