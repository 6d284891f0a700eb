import type { Caller, FindCaller } from "../caller.ts";
import { sha256 } from "../hash.ts";
import type { Monotonic } from "../ports.ts";
import type { AtomicStore } from "../store/store.ts";

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

/** Finds whose a key is, asking the store at most once a second for each key. */
export function callerFinder(store: AtomicStore, monotonic: Monotonic): FindCaller {
  const known = new Map<string, { caller: Promise<Caller | undefined>; until: number }>();
  return (key) => {
    const now = monotonic();
    const entry = known.get(key);
    if (entry && now < entry.until) return entry.caller;
    // Wrong keys must not fill the memory.
    if (known.size >= maxKept) known.clear();
    const caller = hashKey(key).then((hash) => store.accounts.callerOf(hash));
    known.set(key, { caller, until: now + believedMs });
    caller.catch(() => known.delete(key));
    return caller;
  };
}
