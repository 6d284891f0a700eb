import type { Caller } from "../../core/caller.ts";
import type { AtomicStore } from "../../store/store.ts";

/** Counts the characters (Unicode code points) of a source text as usage of the caller's key. */
export async function countUsage(
  { usage }: Pick<AtomicStore, "usage">,
  { organizationId, keyId }: Caller,
  source: string,
) {
  const characters = [...source].length;
  if (characters > 0) await usage.add(organizationId, keyId, characters);
}
